import Foundation

/// Where the resources of a bundle lie.
///
/// The package manager puts those of each target into a directory `Package_Target.resources` beside the program.
/// Elsewhere an app's are in the main bundle itself, and so the main bundle's are looked for in those directories too.
package enum ResourceDirectories {
  package static func of(_ bundle: Bundle?) -> [String] {
    if let bundle, bundle !== Bundle.main { return [bundle.resourcePath ?? bundle.bundlePath] }
    return main
  }
  /// Those of a target that is built under this name, which is that of its module.
  package static func of(module: String) -> String? {
    beside.first { directory in
      let name = (directory as NSString).lastPathComponent
      return name.hasSuffix("_\(module).resources") || name == "\(module).resources"
    }
  }
  /// The directory of the program's own target. Nil if it has none, as in a program that runs tests.
  package static let own: String? = {
    program.flatMap { of(module: ($0 as NSString).lastPathComponent) }
  }()
  /// The path of the program. Not from `Bundle.main`, which asks in turn what is here.
  private static let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  /// The program's own directory of resources first, then the program's directory, and those of the other targets.
  package static let main: [String] = {
    var result: [String] = []
    for directory in [own, Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap({ $0 }) + beside
    where !result.contains(directory) {
      result.append(directory)
    }
    return result
  }()
  private static let beside: [String] = {
    guard let directory = program.map({ ($0 as NSString).deletingLastPathComponent }) else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter {
      $0.hasSuffix(".resources")
    }
    return names.sorted().map { directory + "/" + $0 }
  }()
}
