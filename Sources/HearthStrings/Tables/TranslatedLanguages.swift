import Foundation

extension StringTables {
  /// The names of the languages that the program's resources have texts in, in the order of the alphabet.
  package static var translatedLanguages: [String] {
    var found: Set<String> = []
    for directory in ResourceDirectories.of(nil) {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
        if name.hasSuffix(".lproj") {
          found.insert(String(name.dropLast(".lproj".count)))
        } else if name.hasSuffix(".xcstrings"), let data = FileManager.default.contents(atPath: directory + "/" + name)
        {
          var problem: String?
          found.formUnion(StringCatalog(data, &problem)?.languages ?? [])
        }
      }
    }
    return found.filter { $0.lowercased() != "base" }.sorted()
  }
}
