import SheenCore
