import Foundation
import LifetimeCases
import QuickTesting
import UIKit

/// Every public view, every modifier that takes a closure, and every class of views, controllers and recognisers of
/// UIKit has a case in the catalogue: what is added fails here until it has one.
struct LifetimeCoverageTests {
  /// Views that no app makes: what a style, a container or an initialiser with a title is given. They are in the cases
  /// of the views that make them.
  private static let parts: Set<String> = [
    "Actions", "CurrentValueLabel", "DebugReplaceableView", "DefaultButtonLabel", "DefaultDateProgressLabel",
    "DefaultDocumentGroupLaunchActions", "DefaultNewDocumentButtonLabel", "DefaultSettingsLinkLabel",
    "DefaultShareLinkLabel", "DefaultTabLabel",
    "DefaultWindowVisibilityToggleLabel", "Description", "Element", "GroupElementsOfContent", "GroupSectionsOfContent",
    "Icon", "LabeledControlGroupContent", "LabeledToolbarItemGroupContent", "MarkedValueLabel", "MaximumValueLabel",
    "MinimumValueLabel", "OutlineSubgroupChildren", "PlaceholderContentView", "PresentedWindowContent",
    "PreviewModifierContent", "Primary", "Secondary", "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
    "Title",
  ]

  @Test func `each public view has a case`() throws {
    let names = try Declared.views()
    expect(names.count > 90)
    let missing = names.subtracting(Self.parts).filter { !$0.hasPrefix("_") && !Declared.catalogue.names($0) }
    expect(missing.isEmpty, "without a case in Tests/Fixtures/LifetimeCases: \(missing.sorted())")
  }
  @Test func `each modifier with a closure has a case`() throws {
    let names = try Declared.modifiersWithClosures()
    expect(names.count > 100)
    let missing = names.filter { !Declared.catalogue.names("." + $0) }
    expect(missing.isEmpty, "without a case in Tests/Fixtures/LifetimeCases: \(missing.sorted())")
  }
  @Test func `each view, controller, recogniser and representable of UIKit has a case`() throws {
    let names = try Declared.kit()
    expect(names.count > 55)
    let missing = names.filter { !Declared.catalogue.names($0) }
    expect(missing.isEmpty, "without a case in Tests/Fixtures/LifetimeCases: \(missing.sorted())")
  }
  @Test func `a name that is only a part of another one is missing`() {
    let text = Declared.Words("sheetLike { } .sheet(x)")
    expect(text.names(".sheet"))
    expect(!text.names("sheetLik"))
    expect(!text.names("x.sheet"))
  }
}

/// What the sources declare, as far as their text tells.
private enum Declared {
  /// A text in which names are looked for.
  struct Words {
    let text: String
    init(_ text: String) { self.text = text }
    /// Whether a name occurs, and not as a part of a longer one.
    func names(_ name: String) -> Bool {
      let pattern = "(?<![A-Za-z0-9_.])\(NSRegularExpression.escapedPattern(for: name))(?![A-Za-z0-9_])"
      let member = "\(NSRegularExpression.escapedPattern(for: name))(?![A-Za-z0-9_])"
      return text.range(of: name.hasPrefix(".") ? member : pattern, options: .regularExpression) != nil
    }
  }
  private static let root: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }()
  static let catalogue = Words(
    ((try? files("Tests/Fixtures/LifetimeCases")) ?? []).joined(separator: "\n"))

  /// The files below a directory, without comments.
  private static func files(_ directory: String) throws -> [String] {
    let place = root.appendingPathComponent(directory)
    let names = try FileManager.default.subpathsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { name in
      let text = try String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)
      return text.replacingOccurrences(of: "//[^\n]*", with: "", options: .regularExpression)
    }
  }
  /// What the groups of a pattern match, one list for each match.
  private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
    let expression = try NSRegularExpression(
      pattern: pattern, options: [.anchorsMatchLines, .dotMatchesLineSeparators])
    let all = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: all.length)).map { match in
      (1..<match.numberOfRanges).map { index in
        let range = match.range(at: index)
        return range.location == NSNotFound ? "" : all.substring(with: range)
      }
    }
  }
  private static var viewFiles: [String] {
    get throws { try files("Sources/HearthCore") + files("Sources/HearthUI") }
  }

  static func views() throws -> Set<String> {
    var names: Set<String> = []
    let type = #"public (?:nonisolated |final )*(?:struct|class|enum) (\w+)(?:<[^{]*?>)?\s*:\s*([^{]*?)\{"#
    let conformance = #"^extension (\w+)\s*:\s*([^{]*?)\{"#
    for text in try viewFiles {
      for pattern in [type, conformance] {
        for match in try matches(pattern, in: text) {
          let inherited = match[1].components(separatedBy: "where")[0]
          if Words(inherited).names("View") { names.insert(match[0]) }
        }
      }
    }
    return names
  }
  static func modifiersWithClosures() throws -> Set<String> {
    var names: Set<String> = []
    for text in try viewFiles {
      for body in try matches(#"^extension View\b[^{]*\{(.*?)^\}"#, in: text) {
        let pattern = #"public (?:nonisolated |@\w+(?:\([^)]*\))? )*func (\w+)([^{]*)"#
        for match in try matches(pattern, in: body[0]) where parameters(match[1]).contains("->") {
          names.insert(match[0])
        }
      }
    }
    return names
  }
  /// What stands between the first bracket and the one that closes it.
  private static func parameters(_ signature: String) -> Substring {
    guard let start = signature.firstIndex(of: "(") else { return "" }
    var depth = 0
    for index in signature[start...].indices {
      if signature[index] == "(" { depth += 1 }
      if signature[index] == ")" { depth -= 1 }
      if depth == 0 { return signature[start...index] }
    }
    return signature[start...]
  }
  static func kit() throws -> Set<String> {
    var parents: [String: String] = [:]
    var names: Set<String> = []
    for text in try files("Sources/HearthUIKit") {
      for match in try matches(#"(?:open|public) (?:final )?class (\w+)(?:<[^{]*?>)?\s*:\s*(\w+)"#, in: text) {
        parents[match[0]] = match[1]
      }
      for match in try matches(#"public protocol (\w+Representable)\b"#, in: text) { names.insert(match[0]) }
    }
    let roots: Set<String> = ["UIView", "UIViewController", "UIGestureRecognizer"]
    for name in parents.keys {
      var current: String? = name
      while let next = current, !roots.contains(next) { current = parents[next] }
      if current != nil { names.insert(name) }
    }
    return names
  }
}
