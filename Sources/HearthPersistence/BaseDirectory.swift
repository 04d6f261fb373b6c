import Foundation

/// A directory of the user in which programs keep files of one kind.
///
/// Source: XDG Base Directory Specification 0.8. Paths in the variables "must be absolute", others are ignored.
package enum BaseDirectory {
  /// What can be made again.
  case cache
  /// What the user has chosen.
  case configuration
  /// What should be there after a new start, and is "not important or portable enough to the user" to be data.
  case state

  private var variable: String {
    switch self {
    case .cache: "XDG_CACHE_HOME"
    case .configuration: "XDG_CONFIG_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }
  /// In the user's home directory.
  private var usual: String {
    switch self {
    case .cache: ".cache"
    case .configuration: ".config"
    case .state: ".local/state"
    }
  }
  /// Absolute, without a slash at its end where the variable has none.
  package func path(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    if let path = environment[variable], path.hasPrefix("/") { return path }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/" + usual
  }
}
