// Styles, directions and skeletons are the core's: nobody should have to import it for them.
@_exported public import SheenCore
