import Foundation
import Project

extension PackageBuild {
  /// The program of a package as the compiler's driver can build it by itself, in a third of the time that SwiftPM takes: one that depends on no other
  /// package or target, and has no settings, plugins or places of its own. Nil where only SwiftPM knows how it is built.
  ///
  /// - Parameter product: Which program, where there are several.
  public mutating func quickApp(product: String? = nil) throws -> AppDescription? {
    if namesHearth { return nil }
    let value = try dump()
    let targets = value["targets"] as? [[String: Any]] ?? []
    let programs = targets.filter { $0["type"] as? String == "executable" }
    guard (value["dependencies"] as? [Any] ?? []).isEmpty,
      let target = programs.first(where: { product == nil ? programs.count == 1 : $0["name"] as? String == product }),
      let name = target["name"] as? String, AppDescription.identifier(from: name) == name, Self.isPlain(target)
    else { return nil }
    let folder = directory.appending(path: "Sources/\(name)")
    guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
    var app = try SourceFolder.read(folder)
    // What the manifest does not name is no resource.
    if (target["resources"] as? [Any] ?? []).isEmpty { app.resources = [] }
    let tools = (value["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
    app.compilation.languageMode = (tools.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? "6" : "5"
    if try manifest().platforms.contains("ios") { app.platform = .iOS }
    return app
  }

  private static func isPlain(_ target: [String: Any]) -> Bool {
    for key in ["dependencies", "settings", "exclude"] where !(target[key] as? [Any] ?? []).isEmpty { return false }
    if target["path"] is String || target["sources"] is [Any] { return false }
    if !(target["pluginUsages"] as? [Any] ?? []).isEmpty { return false }
    // A folder that stays as it is has a rule of its own.
    let rules = (target["resources"] as? [[String: Any]] ?? []).map { $0["rule"] as? [String: Any] ?? [:] }
    return rules.allSatisfy { $0["process"] != nil }
  }
}
