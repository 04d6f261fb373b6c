import Foundation
import Project

/// What build settings tell the compiler.
enum TargetCompilation {
  static func read(_ settings: BuildSettings) -> CompilationOptions {
    var options = CompilationOptions()
    let version = settings["SWIFT_VERSION"]
    options.languageMode = version.hasPrefix("6") ? "6" : "5"
    options.isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    options.conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var features: [String] = []
    if settings.isTrue("SWIFT_APPROACHABLE_CONCURRENCY") { features += approachable }
    // Xcode has it on where nobody says anything. Source: Xcode 14 Release Notes, "Swift Compiler".
    if settings["SWIFT_ENABLE_BARE_SLASH_REGEX"].uppercased() != "NO" { features.append("BareSlashRegexLiterals") }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for name in settings.names.sorted() where name.hasPrefix(prefix) {
      let value = settings[name].uppercased()
      if value == "YES" { features.append(feature(String(name.dropFirst(prefix.count)))) }
      if value == "NO" { features.removeAll { $0 == feature(String(name.dropFirst(prefix.count))) } }
    }
    read(settings.list("OTHER_SWIFT_FLAGS"), into: &options, &features)
    var seen: Set<String> = []
    let isOn = options.languageMode == "6" ? inSwift6 : []
    options.upcomingFeatures = features.filter { !isOn.contains($0) && seen.insert($0).inserted }
    seen = []
    options.conditions = options.conditions.filter { seen.insert($0).inserted }
    return options
  }
  private static func read(_ flags: [String], into options: inout CompilationOptions, _ features: inout [String]) {
    var flags = flags[...]
    func next() -> String? {
      while flags.first == "-Xfrontend" { flags.removeFirst() }
      return flags.popFirst()
    }
    while let flag = flags.popFirst() {
      switch flag {
      case "-D": if let name = flags.popFirst() { options.conditions.append(name) }
      case "-enable-upcoming-feature": if let name = next() { features.append(name) }
      case "-enable-experimental-feature": if let name = next() { options.experimentalFeatures.append(name) }
      case "-Xfrontend":
        // What is the compiler's own is handed on with its mark; features are read above.
        if let name = flags.first, ["-enable-upcoming-feature", "-enable-experimental-feature"].contains(name) {
          continue
        }
        if let name = flags.popFirst() { options.otherFlags += [flag, name] }
      // For the compiler of C and the linker of Apple's systems, and where those keep what is not here.
      case "-Xcc", "-Xlinker", "-framework", "-F", "-Fsystem", "-sdk", "-target", "-import-objc-header",
        "-Xclang-linker",
        "-load-plugin-executable", "-module-cache-path", "-clang-target":
        _ = flags.popFirst()
      // What is a warning here need not be one there: deprecations come with the version that an app is for.
      case "-warnings-as-errors", "-application-extension", "-enable-bridging-pch", "-no-warnings-as-errors": break
      case "-Werror", "-Wwarning": _ = flags.popFirst()
      default:
        if flag.hasPrefix("-D"), flag.count > 2 {
          options.conditions.append(String(flag.dropFirst(2)))
        } else {
          options.otherFlags.append(flag)
        }
      }
    }
  }
  /// Source: Xcode 26, the help of the setting `SWIFT_APPROACHABLE_CONCURRENCY`.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures",
    "NonisolatedNonsendingByDefault",
  ]
  /// What Swift 6 does by itself, and its compiler does not want to be asked for.
  private static let inSwift6: Set<String> = [
    "ConciseMagicFile", "ForwardTrailingClosures", "StrictConcurrency", "ImplicitOpenExistentials",
    "BareSlashRegexLiterals", "DeprecateApplicationMain",
    "ImportObjcForwardDeclarations", "DisableOutwardActorInference", "InferSendableFromCaptures",
    "IsolatedDefaultValues", "GlobalConcurrency",
    "RegionBasedIsolation", "GlobalActorIsolatedTypesUsability", "DynamicActorIsolation", "NonfrozenEnumExhaustivity",
  ]
  /// `MEMBER_IMPORT_VISIBILITY` is the feature `MemberImportVisibility`.
  private static func feature(_ name: String) -> String {
    if name == "IMPORT_OBJC_FORWARD_DECLS" { return "ImportObjcForwardDeclarations" }
    return name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }
}
