@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
