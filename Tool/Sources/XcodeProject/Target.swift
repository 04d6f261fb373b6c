import Foundation
import Project

/// A target of a project, with what it is built from.
struct Target {
  let project: ProjectFile
  let object: ProjectObject
  let settings: BuildSettings
  let platform: SourcePlatform
  /// What its settings name and is not there.
  let notes: [String]
  var name: String { object.name }
  var productType: String { object.text("productType") ?? "" }

  var isApp: Bool {
    ["com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable"].contains(
      productType)
  }
  var isClip: Bool { productType.hasSuffix(".on-demand-install-capable") }
  var isTool: Bool { productType == "com.apple.product-type.tool" }
  var isExtension: Bool {
    productType.contains("extension") && !productType.contains("driver")
      && !productType.contains("messages-sticker-pack")
  }
  var isFramework: Bool {
    productType.hasPrefix("com.apple.product-type.framework") || productType.hasPrefix("com.apple.product-type.library")
  }
  var isTest: Bool { productType.hasSuffix("bundle.unit-test") || productType.hasSuffix("bundle.ui-testing") }
  var isUserInterfaceTest: Bool { productType.hasSuffix("bundle.ui-testing") }

  init(_ object: ProjectObject, in project: ProjectFile, configuration: String?) throws {
    (self.project, self.object) = (project, object)
    var settings = BuildSettings()
    var name = "", missing: [String] = []
    for owner in [object, project.root] {
      guard let list = try project.object(owner, "buildConfigurationList") else { continue }
      let configurations = try project.objects(list, "buildConfigurations")
      let chosen =
        configurations.first { $0.name == configuration } ?? configurations.first { $0.name == "Debug" }
        ?? configurations.first
      guard let chosen else { throw project.failure(list, "there are no configurations in it") }
      if name.isEmpty { name = chosen.name }
      settings.add(chosen.dictionary("buildSettings"))
      if let file = try Self.configurationFile(of: chosen, in: project) {
        settings.add(try ConfigurationFile.read(file, missing: &missing))
      }
    }
    settings.facts["config"] = name
    settings.add(Self.defaults(object, project, name))
    let platform = Self.platform(settings)
    settings.facts["sdk"] = Self.sdk(platform)
    settings.facts["arch"] = "arm64"
    settings.add(["PLATFORM_NAME": Self.sdk(platform), "EFFECTIVE_PLATFORM_NAME": "-" + Self.sdk(platform)])
    (self.settings, self.platform) = (settings, platform)
    let pods = missing.filter { $0.contains("/Pods/") || $0.contains("Pods-") }
    var notes = missing.filter { !pods.contains($0) }.map {
      "\(object.name): the project names a file of build settings that is not there: \($0)"
    }
    if !pods.isEmpty { notes.append(CocoaPods.note(of: object.name, in: project)) }
    self.notes = notes
  }

  private static func configurationFile(of configuration: ProjectObject, in project: ProjectFile) throws -> URL? {
    if let reference = try project.object(configuration, "baseConfigurationReference") {
      return try project.url(of: reference)
    }
    // A file in a synchronised folder, which Xcode 16 names by the folder and the path in it.
    guard let anchor = try project.object(configuration, "baseConfigurationReferenceAnchor"),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return try project.url(of: anchor)?.appendingPathComponent(path)
  }
  private static func defaults(
    _ object: ProjectObject, _ project: ProjectFile, _ configuration: String
  ) -> [String: Any] {
    [
      "TARGET_NAME": object.name, "TARGETNAME": object.name,
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_NAME": project.name, "PROJECT": project.name, "SRCROOT": project.folder.path,
      "SOURCE_ROOT": project.folder.path,
      "PROJECT_DIR": project.folder.path, "PROJECT_FILE_PATH": project.bundle.path, "CONFIGURATION": configuration,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "SWIFT_VERSION": "5.0", "DEVELOPMENT_LANGUAGE": project.root.text("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "WRAPPER_EXTENSION": "app", "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).app",
    ]
  }
  /// Source: our choice, because a target for several systems can be read as any of them: iOS comes first, as more of those apps are for phones.
  private static func platform(_ settings: BuildSettings) -> SourcePlatform {
    let names: [(String, SourcePlatform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("watch", .watchOS), ("appletv", .tvOS), ("xr", .visionOS),
    ]
    let root = settings["SDKROOT"]
    if !root.isEmpty, root != "auto" {
      for (prefix, platform) in names where root.hasPrefix(prefix) { return platform }
    }
    let supported = settings.list("SUPPORTED_PLATFORMS")
    for (prefix, platform) in names where supported.contains(where: { $0.hasPrefix(prefix) }) { return platform }
    return .iOS
  }
  private static func sdk(_ platform: SourcePlatform) -> String {
    switch platform {
    case .iOS: "iphoneos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    case .tvOS: "appletvos"
    case .visionOS: "xros"
    case .linux: "linux"
    }
  }
}
