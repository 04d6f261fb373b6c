import Foundation
import HearthStrings

/// Finds the files of data by name in asset catalogues (`*.xcassets/…/name.dataset`).
package enum DataCatalog {
  /// A file, and the type that the catalogue says it has.
  package struct Entry {
    package let data: Data
    package let type: String?
  }
  /// `Contents.json`. Source: Apple, Asset Catalog Format Reference.
  private struct Contents: Decodable {
    struct File: Decodable {
      var filename: String?
      var type: String?
      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }
    var data: [File]?
  }

  /// The first file of a set that can be read; nil where no catalogue has the name.
  ///
  /// - Parameter bundle: The directory of a bundle's resources; nil for all of the app.
  package static func entry(_ name: String, bundle: String?) -> Entry? {
    for directory in bundle.map({ [$0] }) ?? ResourceDirectories.of(nil) {
      guard let set = AssetCatalog.sets(of: "dataset", in: directory)[name],
        let json = FileManager.default.contents(atPath: set + "/Contents.json"),
        let contents = try? JSONDecoder().decode(Contents.self, from: json)
      else { continue }
      for file in contents.data ?? [] {
        // A name is a name and not a way out of the set.
        guard let name = file.filename, !name.contains("/"),
          let data = FileManager.default.contents(atPath: set + "/" + name)
        else { continue }
        return Entry(data: data, type: file.type)
      }
    }
    return nil
  }
}
