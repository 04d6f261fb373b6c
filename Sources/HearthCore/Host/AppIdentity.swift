import Foundation

/// The name under which the desktop knows the app.
package enum AppIdentity {
  /// The bundle's identifier, else one made of the program's name: letters, digits and underscores after a prefix.
  ///
  /// Source: D-Bus specification, bus names.
  package static var identifier: String {
    if let identifier = Bundle.main.bundleIdentifier { return identifier }
    let name = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? "App"
    return "hearth.app._" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}
