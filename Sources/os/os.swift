// What source imports as `os`: logging and locks. Foundation is handed on as on Apple's systems.
@_exported import COSLock
@_exported import Foundation
