import Foundation
import Project

/// The Info.plist of a target: the file, and what the build settings say.
///
/// Source: Apple, "Managing your app's information property list": keys of the file count more than those of settings.
enum TargetInformation {
  /// - Throws: `XcodeProjectError` where there should be a file and it cannot be read.
  static func read(_ target: Target) throws -> [String: PropertyValue] {
    let settings = target.settings
    var keys: [String: PropertyValue] = [:]
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    if !identifier.isEmpty { keys["CFBundleIdentifier"] = .text(identifier) }
    keys["CFBundleName"] = .text(settings["PRODUCT_NAME"])
    keys["CFBundleExecutable"] = .text(settings["EXECUTABLE_NAME"])
    keys["CFBundleDevelopmentRegion"] = .text(settings["DEVELOPMENT_LANGUAGE"])
    if settings.isTrue("GENERATE_INFOPLIST_FILE") {
      let version = settings["MARKETING_VERSION"], build = settings["CURRENT_PROJECT_VERSION"]
      if !version.isEmpty { keys["CFBundleShortVersionString"] = .text(version) }
      if !build.isEmpty { keys["CFBundleVersion"] = .text(build) }
      let prefix = "INFOPLIST_KEY_"
      for name in settings.names.sorted() where name.hasPrefix(prefix) {
        let value = settings[name]
        if !value.isEmpty { add(String(name.dropFirst(prefix.count)), value, to: &keys) }
      }
    }
    let path = settings["INFOPLIST_FILE"]
    if !path.isEmpty {
      let file = FoldedPath.existing(
        URL(fileURLWithPath: path, relativeTo: target.project.folder).standardizedFileURL)
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw XcodeProjectError(
          file: target.project.path, object: target.object.title,
          message: "INFOPLIST_FILE names \(file.path), which is not there")
      }
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        throw XcodeProjectError(file: file.path, message: "this is not a property list with keys")
      }
      for (key, value) in list { keys[settings.fill(key)] = property(value, settings) }
    }
    for (key, value) in target.object.dictionary("informationProperties") { keys[key] = property(value, settings) }
    return keys
  }

  private static func add(_ key: String, _ value: String, to keys: inout [String: PropertyValue]) {
    let isTrue = value.uppercased() == "YES"
    switch key {
    case "UIApplicationSceneManifest_Generation":
      if isTrue {
        keys["UIApplicationSceneManifest"] = .dictionary(["UIApplicationSupportsMultipleScenes": .truth(true)])
      }
    case "UILaunchScreen_Generation": if isTrue { keys["UILaunchScreen"] = .dictionary([:]) }
    case "UISupportedInterfaceOrientations", "UIBackgroundModes", "UIRequiredDeviceCapabilities", "NSUserActivityTypes",
      "UIAppFonts":
      keys[key] = .list(BuildSettings.split(value).map { .text($0) })
    default:
      for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(suffix) {
        let name = String(key.dropLast(suffix.count))
        keys[name + device] =
          name == "UISupportedInterfaceOrientations"
          ? .list(BuildSettings.split(value).map { .text($0) }) : .text(value)
        return
      }
      keys[key] = ["YES", "NO"].contains(value.uppercased()) ? .truth(isTrue) : .text(value)
    }
  }
  private static func property(_ value: Any, _ settings: BuildSettings) -> PropertyValue {
    switch value {
    case let text as String: .text(settings.fill(text))
    case let list as [Any]: .list(list.map { property($0, settings) })
    case let fields as [String: Any]:
      .dictionary(
        Dictionary(fields.map { (settings.fill($0.key), property($0.value, settings)) }, uniquingKeysWith: { $1 }))
    case let data as Data: .data(data)
    case let date as Date: .date(date)
    case let number as NSNumber:
      // Foundation gives the elements true and false as they are, and numbers as objects.
      type(of: value) == Bool.self ? .truth(number.boolValue) : .number(number.doubleValue)
    default: .text("\(value)")
    }
  }
}
