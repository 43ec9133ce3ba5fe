public import SheenRaster
