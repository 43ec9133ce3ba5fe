@_exported public import SheenCore
