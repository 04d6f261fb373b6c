@_exported import Foundation
import HearthCore

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32
/// Lets a device vibrate. No desktop does.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Reports that there is no such sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { reportSound() }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { reportSound() }
/// Reports that there is no such sound, and goes on.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (@Sendable () -> Void)?
) {
  reportSound()
  if let inCompletionBlock { DispatchQueue.global().async { inCompletionBlock() } }
}
/// Makes no sound of a file: the number is zero.
/// - Returns: -1500, `kAudioServicesUnsupportedPropertyError` of Apple's being the next that fits.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  reportSound()
  outSystemSoundID.pointee = 0
  return -1500
}
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
private func reportSound() {
  Report(
    kind: .notOnLinux, path: "AudioServicesPlaySystemSound",
    message: "sounds of the system and vibration are not there. Play a file with AVAudioPlayer."
  ).tell()
}
public typealias CFURL = URL
