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
    func place(of target: Substring, _ name: String?) -> URL {
      // Source: SwiftPM, "PackageDescription": a target without a path is in a folder of its name. Playgrounds writes the app's as ".".
      let own = name.map { "Sources/\($0)" } ?? "."
      let isThere = FileManager.default.fileExists(atPath: folder.appending(path: own).path)
      let path = value("path", in: target) ?? (isThere ? own : ".")
      return URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder.path, isDirectory: true))
        .standardizedFileURL
    }
    let product = text.firstRange(of: ".iOSApplication").map { text[$0.upperBound...] } ?? text[...]
    let target = calls(of: ".executableTarget", in: text).first ?? ""
    // What stands in another target's brackets is what that depends on.
    let others = [".executableTarget", ".testTarget"].flatMap { calls(of: $0, in: text) }
    let libraries = calls(of: ".target", in: text).filter { call in
      value("name", in: call) != nil
        && !others.contains { $0.startIndex < call.startIndex && call.startIndex < $0.endIndex }
    }
    var app = try SourceFolder.read(place(of: target, value("name", in: target)))
    var modules: [AppDescription] = []
    for library in libraries {
      let name = value("name", in: library) ?? "", place = place(of: library, name)
      var module = try SourceFolder.read(place)
      (module.name, module.moduleName, module.platform) = (name, name, .iOS)
      module.compilation = compilation(text)
      modules.append(module)
      // The app's folder may be around those of its modules.
      app.sources.removeAll { $0.path.hasPrefix(place.path + "/") }
      app.resources.removeAll { $0.url.path.hasPrefix(place.path + "/") }
    }
    app.modules = ordered(modules)
    for tests in calls(of: ".testTarget", in: text) {
      let path = place(of: tests, value("name", in: tests)).path + "/"
      if path != folder.standardizedFileURL.path + "/" { app.sources.removeAll { $0.path.hasPrefix(path) } }
    }
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

  /// What stands in the brackets of each call of a name, with the brackets.
  private static func calls(of name: String, in text: String) -> [Substring] {
    var found: [Substring] = [], rest = text[...]
    while let range = rest.firstRange(of: name + "(") {
      let start = rest.index(before: range.upperBound)
      var depth = 0, isText = false, end = start
      while end < rest.endIndex {
        switch rest[end] {
        case "\"": isText.toggle()
        case "(" where !isText: depth += 1
        case ")" where !isText: depth -= 1
        default: break
        }
        end = rest.index(after: end)
        if depth == 0 { break }
      }
      found.append(rest[start..<end])
      rest = rest[end...]
    }
    return found
  }
  /// Modules, each after those that it imports.
  private static func ordered(_ modules: [AppDescription]) -> [AppDescription] {
    var left = modules, result: [AppDescription] = []
    while !left.isEmpty {
      let names = Set(left.map(\.moduleName))
      let index = left.firstIndex { module in
        let imported = module.sources.reduce(into: Set<String>()) { names, file in
          let data = FileManager.default.contents(atPath: file.path) ?? Data()
          names.formUnion(ImportedModules.of(String(decoding: data, as: UTF8.self)))
        }
        return imported.isDisjoint(with: names.subtracting([module.moduleName]))
      }
      result.append(left.remove(at: index ?? 0))
    }
    return result
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
