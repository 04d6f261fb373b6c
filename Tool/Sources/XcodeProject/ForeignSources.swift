import Foundation
import Project

/// Files of a target that are neither Swift nor resources: what they are, and what Swift loses with them.
struct ForeignSources {
  private var files: [URL] = []

  mutating func add(_ url: URL) { files.append(url) }

  /// Sentences for the user: one for Objective-C, with the names that Swift misses, and one for the rest.
  ///
  /// - Parameter bridgingHeader: The header whose names a target's Swift sees.
  func notes(_ target: String, bridgingHeader: URL?) -> [String] {
    let objectiveC = files.filter { ["m", "mm"].contains($0.pathExtension.lowercased()) }
    let rest = files.filter { !objectiveC.contains($0) }
    var notes: [String] = []
    if !objectiveC.isEmpty || bridgingHeader != nil {
      let headers = Self.reached(from: bridgingHeader)
      let names = Self.declared(in: headers, implementedIn: objectiveC)
      let number = objectiveC.count == 1 ? "1 file" : "\(objectiveC.count) files"
      let list = objectiveC.map(\.lastPathComponent).sorted()
      let what =
        objectiveC.isEmpty
        ? "its bridging header \(bridgingHeader?.lastPathComponent ?? "") is not read"
        : "Objective-C is not compiled, which is \(number): \(Self.some(list))"
      let lost =
        names.isEmpty ? "" : ". Swift that uses these does not compile here: \(Self.some(names.sorted()))"
      notes.append("\(target): \(what)\(lost)")
    }
    if !rest.isEmpty {
      notes.append("\(target): not Swift, and left out: \(Self.some(rest.map(\.lastPathComponent).sorted()))")
    }
    return notes
  }

  private static let shown = 12
  private static func some(_ names: [String]) -> String {
    let list = names.prefix(shown).joined(separator: ", ")
    return names.count > shown ? "\(list) and \(names.count - shown) more" : list
  }

  /// A header with those that it includes, as far as they lie beside each other or below the folder of the first.
  private static func reached(from header: URL?) -> [URL] {
    guard let header else { return [] }
    let folder = header.deletingLastPathComponent()
    var found: [URL] = [], open = [FoldedPath.existing(header)], seen: Set<String> = []
    while let file = open.popLast() {
      guard seen.insert(file.path).inserted, let data = FileManager.default.contents(atPath: file.path) else {
        continue
      }
      found.append(file)
      for match in String(decoding: data, as: UTF8.self).matches(of: #/#\s*(?:import|include)\s*"([^"]+)"/#) {
        let name = String(match.output.1)
        let places = [file.deletingLastPathComponent(), folder].map { $0.appendingPathComponent(name) }
        if let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
          open.append(place.standardizedFileURL)
        }
      }
    }
    return found
  }
  private static func declared(in headers: [URL], implementedIn sources: [URL]) -> Set<String> {
    func text(_ url: URL) -> String {
      EntryPoint.code(String(decoding: FileManager.default.contents(atPath: url.path) ?? Data(), as: UTF8.self))
    }
    var names: Set<String> = []
    for header in headers {
      for match in text(header).matches(of: #/@(?:interface|protocol)\s+(\w+)\s*[:<\n]/#) {
        names.insert(String(match.output.1))
      }
    }
    for source in sources {
      for match in text(source).matches(of: #/@implementation\s+(\w+)/#) { names.insert(String(match.output.1)) }
    }
    return names
  }
}
