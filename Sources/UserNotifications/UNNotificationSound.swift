import Foundation
import HearthCore

/// The name of a file with a sound, among the resources of the app or in `Sounds` of its library.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification: the desktop's own sound for messages, or a file of the app's.
///
/// The desktop plays it, as loud as it plays its own: a volume is reported.
public final class UNNotificationSound: NSObject, Sendable {
  /// The file; nil for the desktop's sound.
  let file: URL?
  private init(file: URL?) { self.file = file }

  /// The desktop's sound.
  public static let `default` = UNNotificationSound(file: nil)
  /// The desktop's sound: a desktop that is silent stays so.
  public static let defaultCritical = UNNotificationSound(file: nil)
  /// The desktop's sound: it has none for calls that an app could ask for.
  public static let defaultRingtone = UNNotificationSound(file: nil)

  /// Creates a sound of a file of the app's, `Sounds` of the library first. One that is not there is reported, and is the desktop's sound.
  ///
  /// Source: Apple, documentation of UNNotificationSound, where the files are looked for.
  public convenience init(named name: UNNotificationSoundName) {
    let name = name.rawValue
    let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
    // A bundle remembers what was in its folder: a file that has come since is looked for there, too.
    let places = [library?.appendingPathComponent("Sounds"), Bundle.main.resourceURL].compactMap {
      $0?.appendingPathComponent(name)
    }
    let found =
      places.first { FileManager.default.fileExists(atPath: $0.path) }
      ?? Bundle.main.url(forResource: name, withExtension: nil)
    if found == nil {
      tell("UNNotificationSound", "“\(name)” is no resource of the app: the desktop's sound is heard.")
    }
    self.init(file: found)
  }
  /// A sound for calls: as any other.
  public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// A sound for what cannot wait: a desktop that is silent stays so.
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// A sound for what cannot wait. The volume, from 0 to 1, is reported where it is not 1.
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    reportVolume(volume)
    return UNNotificationSound(named: name)
  }
  /// The desktop's sound. The volume, from 0 to 1, is reported where it is not 1.
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    reportVolume(volume)
    return .defaultCritical
  }
  private static func reportVolume(_ volume: Float) {
    if volume == 1 { return }
    Report(
      kind: .notOnLinux, path: "UNNotificationSound",
      message: "the desktop plays sounds as loud as its own, not with a volume of \(volume)."
    ).tell()
  }
}
