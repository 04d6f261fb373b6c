import Foundation
import HearthCore
import HearthUI

extension UIScreen {
  /// How bright the display built into the machine is: from 0, dark, to 1; 1 where there is none, or nobody knows.
  ///
  /// Desktops let the user alone change it: a number that is set has no effect, and is reported, once.
  public var brightness: CGFloat {
    get { Backlight.read() ?? 1 }
    set {
      Report(
        kind: .notOnLinux, path: "UIScreen.brightness",
        message: "the display stays as bright as it is: desktops let the user alone change that."
      ).tell()
    }
  }
}

/// What the kernel says about the light of the machine's own display.
enum Backlight {
  /// From 0 to 1; nil where there is none. `directory` has a directory for each light: `brightness` is a number up to
  /// `max_brightness`. Source: the kernel's documentation of sysfs-class-backlight.
  static func read(_ directory: String = "/sys/class/backlight") -> CGFloat? {
    let lights = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for light in lights.sorted() {
      func value(_ name: String) -> Double? {
        (try? String(contentsOfFile: "\(directory)/\(light)/\(name)", encoding: .utf8)).flatMap {
          Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
      }
      guard let brightness = value("brightness"), let most = value("max_brightness"), brightness.isFinite, most > 0,
        most.isFinite
      else { continue }
      return CGFloat(min(max(brightness / most, 0), 1))
    }
    return nil
  }
}
