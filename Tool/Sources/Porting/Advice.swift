/// What to do about a name that is missing.
enum Advice {
  /// The first letters of names of frameworks. The longer ones come first.
  private static let prefixes: [(String, String)] = [
    ("MTL", "Metal"), ("MTK", "MetalKit"), ("SCN", "SceneKit"), ("PHP", "PhotosUI"), ("PH", "Photos"), ("WK", "WebKit"),
    ("MK", "MapKit"),
    ("AV", "AVFoundation"), ("CL", "CoreLocation"), ("CM", "CoreMotion"), ("CI", "CoreImage"), ("CB", "CoreBluetooth"),
    ("UN", "UserNotifications"),
    ("HK", "HealthKit"), ("EK", "EventKit"), ("CN", "Contacts"), ("MF", "MessageUI"), ("SF", "SafariServices"),
    ("VN", "Vision"),
    ("AR", "ARKit"), ("CK", "CloudKit"), ("GK", "GameKit"), ("LA", "LocalAuthentication"), ("QL", "QuickLook"),
    ("CA", "QuartzCore"),
    ("UI", "UIKit"), ("NS", "AppKit"),
  ]
  static func framework(of name: String) -> String {
    for (prefix, framework) in prefixes where name.hasPrefix(prefix) {
      let next = name.dropFirst(prefix.count).first
      if next?.isUppercase == true { return framework }
    }
    return "app"
  }
  /// - Parameter built: Modules that the project builds, or has packages for.
  static func text(for name: String, of framework: String, isModule: Bool, built: Set<String>) -> String {
    if isModule, built.contains(framework) {
      return "the project has it, in a package or a framework of its own, which has to be built first"
    }
    if isModule {
      return
        "there is no module \(framework) here: put what needs it between #if canImport(\(framework)) and #endif, or add a package that has it"
    }
    switch framework {
    case "UIKit": return "see Documentation/UIKit.md, \"What is not there\", for what takes its place"
    case "app":
      return
        "no file of the target declares it: it is of a package or a module that is missing, or made while Xcode builds"
    default:
      return
        "\(framework) does not have it here: put it between #if canImport(\(framework)) and #endif, or write it with SwiftUI"
    }
  }
}
