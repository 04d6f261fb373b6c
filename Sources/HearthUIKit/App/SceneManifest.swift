import Foundation

/// What says which class hears of a scene where the app names none in code: `UIApplicationSceneManifest` of the app's
/// `Info.plist`, as Xcode's template has it, else a class `SceneDelegate` beside the app's delegate.
@MainActor struct SceneManifest {
  /// The module of the app's delegate.
  let module: String
  private let values: [String: Any]

  /// - Parameter type: That of the app's delegate.
  init(besides type: AnyClass) { self.init(module: Self.module(of: type)) }
  /// - Parameter information: Of the bundle.
  init(module: String, _ information: [String: Any] = Bundle.main.infoDictionary ?? [:]) {
    self.module = module
    values = information["UIApplicationSceneManifest"] as? [String: Any] ?? [:]
  }
  static func module(of type: AnyClass) -> String {
    String(reflecting: type).split(separator: ".").first.map { String($0) } ?? ""
  }

  /// Whether the user may open several windows.
  var allowsSeveralScenes: Bool { values["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }
  /// The class of a configuration's delegate; nil where there is none.
  ///
  /// - Parameter name: Of the configuration; nil for the first one.
  func delegateClass(named name: String?) -> AnyClass? { className(named: name).flatMap { NSClassFromString($0) } }
  /// The name of the class with its module.
  func className(named name: String?) -> String? {
    let all = values["UISceneConfigurations"] as? [String: Any]
    let configurations = all?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    let chosen = configurations.first { name != nil && $0["UISceneConfigurationName"] as? String == name }
    let written = (chosen ?? configurations.first)?["UISceneDelegateClassName"] as? String ?? "SceneDelegate"
    // What Xcode puts in while it builds.
    let parts = written.split(separator: ".")
    guard let type = parts.last else { return nil }
    let prefix = parts.count > 1 ? String(parts[0]) : ""
    return (prefix.isEmpty || prefix.hasPrefix("$") ? module : prefix) + "." + type
  }
}
