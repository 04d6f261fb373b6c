import Foundation
import HearthStrings

/// A file that an image name stands for in a place.
package struct ImageFile: Hashable {
  package var path: String
  /// Pixels for each point.
  package var scale: CGFloat
  /// What the catalogue says about template images; nil when it says nothing.
  package var isTemplate: Bool?
  /// It is made for the other direction of writing, and is shown mirrored.
  package var isMirrored = false
}

/// Finds the files of images by name: in asset catalogues (`*.xcassets/…/name.imageset`) and as files of the bundle.
@MainActor package enum ImageCatalog {
  private struct Key: Hashable { var name: String; var bundle: String? }
  private struct Candidate {
    var file: ImageFile
    var traits = AssetTraits()
  }
  /// What the resources of a bundle hold, which do not change while a program runs.
  private static var candidates: [Key: [Candidate]] = [:]

  /// The best file for a screen with `scale` pixels a point: the least detailed one that is detailed enough.
  package static func file(_ name: String, bundle: String?, scale: CGFloat, isDark: Bool) -> ImageFile? {
    file(name, bundle: bundle, scale: scale, AssetPlace(isDark: isDark))
  }
  /// The best file for a place: of those that suit it best the least detailed one that is detailed enough.
  static func file(_ name: String, bundle: String?, scale: CGFloat, _ place: AssetPlace) -> ImageFile? {
    let key = Key(name: name, bundle: bundle)
    let all: [Candidate]
    if let known = candidates[key] {
      all = known
    } else {
      all = find(name, in: bundle.map { [$0] } ?? ResourceDirectories.of(nil))
      candidates[key] = all
    }
    var best: (candidate: Candidate, rank: [Int])?
    for candidate in all {
      guard let rank = candidate.traits.rank(place) else { continue }
      guard let current = best else {
        best = (candidate, rank)
        continue
      }
      let (a, b) = (current.candidate.file.scale, candidate.file.scale)
      let isSharper = a < scale ? b > a : b >= scale && b < a
      if rank == current.rank ? isSharper : current.rank.lexicographicallyPrecedes(rank) { best = (candidate, rank) }
    }
    guard let found = best?.candidate else { return nil }
    var file = found.file
    file.isMirrored = found.traits.isRightToLeft.map { $0 != place.isRightToLeft } ?? false
    return file
  }
  private static func find(_ name: String, in directories: [String]) -> [Candidate] {
    // A name is a name and not a way out of the bundle.
    if name.isEmpty || name.hasPrefix("/") || name.split(separator: "/").contains("..") { return [] }
    for directory in directories {
      if let set = AssetCatalog.sets(of: "imageset", in: directory)[name] {
        let found = contents(of: set)
        if !found.isEmpty { return found }
      }
      let files = looseFiles(directory + "/" + name)
      if !files.isEmpty { return files }
    }
    return []
  }

  // MARK: - Files

  private static let extensions = ["svg", "png", "jpg", "jpeg", "webp", "avif", "gif", "tiff", "bmp", "pdf"]
  private static func looseFiles(_ base: String) -> [Candidate] {
    let manager = FileManager.default
    func candidate(_ path: String, _ scale: CGFloat) -> Candidate? {
      var isDirectory: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue else { return nil }
      return Candidate(file: ImageFile(path: path, scale: scale))
    }
    // A name may have its extension already.
    let known = extensions.first { base.lowercased().hasSuffix("." + $0) }
    let endings = known == nil ? extensions : [""]
    for ending in endings {
      var stem = base, suffix = ending.isEmpty ? "" : "." + ending
      if let known {
        stem = String(base.dropLast(known.count + 1))
        suffix = String(base.suffix(known.count + 1))
      }
      var found: [Candidate] = []
      for (mark, scale) in [("", CGFloat(1)), ("@2x", 2), ("@3x", 3)] {
        if let file = candidate(stem + mark + suffix, scale) { found.append(file) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  // MARK: - Catalogues

  /// `Contents.json`. Source: Apple, Asset Catalog Format Reference.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
      var traits: AssetTraits
      private enum Key: String, CodingKey { case filename, scale }
      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        filename = try values.decodeIfPresent(String.self, forKey: .filename)
        scale = try values.decodeIfPresent(String.self, forKey: .scale)
        traits = try AssetTraits(from: decoder)
      }
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Entry]?
    var properties: Properties?

    static func read(_ folder: String) -> Contents? {
      guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
      return try? JSONDecoder().decode(Contents.self, from: data)
    }
  }

  private static func tell(_ problem: String) { Report(kind: .badImage, path: "", message: problem + ".").tell() }
  private static func contents(of set: String) -> [Candidate] {
    guard let contents = Contents.read(set) else {
      tell("\(set)/Contents.json is missing or not JSON, so nothing of the set is shown")
      return []
    }
    let isTemplate: Bool? =
      switch contents.properties?.intent {
      case "template": true
      case "original": false
      default: nil
      }
    var result: [Candidate] = []
    for image in contents.images ?? [] {
      guard let name = image.filename, !name.contains("/") else { continue }
      guard FileManager.default.fileExists(atPath: set + "/" + name) else {
        tell("\(set)/\(name) is missing, which Contents.json names; another image of the set is shown")
        continue
      }
      let scale: CGFloat =
        switch image.scale {
        case "2x": 2
        case "3x": 3
        default: 1
        }
      result.append(
        Candidate(file: ImageFile(path: set + "/" + name, scale: scale, isTemplate: isTemplate), traits: image.traits))
    }
    return result
  }
}
