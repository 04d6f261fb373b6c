import Foundation

/// A package of Swift Playgrounds, `My App.swiftpm`: its manifest is for a library of Apple's alone, so that its text is read.
public enum Playground {
  /// Whether a folder is such a package.
  public static func isPlayground(_ folder: URL) -> Bool {
    manifest(folder).contains(#/\.iOSApplication\s*\(|import\s+AppleProductTypes/#)
  }
  private static func manifest(_ folder: URL) -> String {
    let data = FileManager.default.contents(atPath: folder.appending(path: "Package.swift").path) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// - Throws: `ProjectProblem` where there is nothing to compile.
  public static func read(_ folder: URL) throws -> AppDescription {
    let text = manifest(folder)
    func value(_ key: String, in text: Substring) -> String? {
      guard let pattern = try? Regex("\\b\(key)\\s*:\\s*\"([^\"]*)\"", as: (Substring, Substring).self) else {
        return nil
      }
      return text.firstMatch(of: pattern).map { String($0.output.1) }
    }
    let product = text.firstRange(of: ".iOSApplication").map { text[$0.upperBound...] } ?? text[...]
    let target = text.firstRange(of: ".executableTarget").map { text[$0.upperBound...] } ?? ""
    let path = value("path", in: target) ?? "."
    let place = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder.path, isDirectory: true))
    var app = try SourceFolder.read(place.standardizedFileURL)
    app.name = value("name", in: product) ?? folder.deletingPathExtension().lastPathComponent
    app.moduleName = value("name", in: target) ?? AppDescription.identifier(from: app.name)
    app.platform = .iOS
    app.sources.removeAll { $0.lastPathComponent == "Package.swift" }
    app.resources.removeAll { ["Package.resolved"].contains($0.url.lastPathComponent) }
    app.information = [
      "CFBundleName": .text(app.name), "CFBundleIdentifier": .text(value("bundleIdentifier", in: product) ?? app.name),
      "CFBundleShortVersionString": .text(value("displayVersion", in: product) ?? "1.0"),
      "CFBundleVersion": .text(value("bundleVersion", in: product) ?? "1"),
    ]
    app.compilation = compilation(text)
    app.packages = packages(text, in: folder)
    return app
  }

  private static func compilation(_ text: String) -> CompilationOptions {
    var options = CompilationOptions()
    let versions = text.firstMatch(of: #/swiftLanguage(?:Versions|Modes)\s*:\s*\[([^\]]*)\]/#)
    if versions?.output.1.contains("6") == true { options.languageMode = "6" }
    if versions == nil, text.contains(#/swift-tools-version:\s*6/#) { options.languageMode = "6" }
    options.upcomingFeatures = text.matches(of: #/enableUpcomingFeature\("(\w+)"/#).map { String($0.output.1) }
    options.experimentalFeatures = text.matches(of: #/enableExperimentalFeature\("(\w+)"/#).map { String($0.output.1) }
    options.conditions = text.matches(of: #/\.define\("(\w+)"/#).map { String($0.output.1) }
    return options
  }
  private static func packages(_ text: String, in folder: URL) -> [PackageReference] {
    let used = text.matches(of: #/\.product\(\s*name:\s*"([^"]+)",\s*package:\s*"([^"]+)"/#).map {
      (product: String($0.output.1), package: String($0.output.2).lowercased())
    }
    func identity(_ address: String) -> String {
      let last = address.split(separator: "/").last.map(String.init) ?? address
      return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }
    var found: [PackageReference] = []
    for match in text.matches(of: #/\.package\(([^()]*(?:\([^()]*\)[^()]*)*)\)/#) {
      let inside = String(match.output.1)
      guard let address = inside.firstMatch(of: #/(url|path):\s*"([^"]+)"/#) else { continue }
      let name = String(address.output.2), products = used.filter { $0.package == identity(name) }.map(\.product)
      if products.isEmpty { continue }
      if address.output.1 == "path" {
        let url = URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: folder.path, isDirectory: true))
        found.append(PackageReference(.local(url.standardizedFileURL), products: products))
      } else {
        let rest = inside[address.range.upperBound...].drop { $0 == "," || $0.isWhitespace }
        found.append(
          PackageReference(
            .remote(url: name, requirement: rest.trimmingCharacters(in: .whitespacesAndNewlines)), products: products))
      }
    }
    return found
  }
}
