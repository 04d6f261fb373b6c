import CoreDataModel
import Foundation

/// Writes the symbols of asset catalogues as Swift: `ImageResource`s, `ColorResource`s and
/// `Color`s by the names that Xcode gives them.
///
///     AssetSymbols OUTPUT [--without-views] [CATALOGUE…] [SOURCE…]
///     AssetSymbols --information TARGET INFO.PLIST OUTPUT
///     AssetSymbols --shaders COMPILER OUTPUT SOURCE…
///     AssetSymbols --model MODEL OUTPUT
///
/// A SOURCE is a Swift file of the target: an asset whose name it declares itself has no symbol.
/// A target `--without-views` does not depend on SwiftUI, and gets none of the names of Hearth's modules.
/// With `--shaders` it compiles functions in Metal's language into a library: see `ShaderCompiler`.
/// With `--model` it writes the classes of a model of Core Data: see `ClassGenerator`.
/// With `--information` it writes a list of properties with the variables of Xcode's build filled in. The file of
/// symbols also hands the modules on that Foundation brings along on Apple's systems, to all files of the target:
/// Combine, Observation and FoundationNetworking, and names that Foundation has on Apple's systems only.
@main struct AssetSymbols {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.count == 4, arguments.first == "--information" {
      let list = try Data(contentsOf: URL(fileURLWithPath: arguments[3]))
      return try InformationList.filled(list, target: arguments[2]).writeIfNew(to: arguments[4])
    }
    if arguments.count == 3, arguments.first == "--model" { return try writeModel(arguments[2], to: arguments[3]) }
    if arguments.count >= 4, arguments.first == "--shaders" {
      do {
        try ShaderCompiler(compiler: arguments[2]).compile(Array(arguments.dropFirst(3)), to: arguments[3])
      } catch let failure as ShaderCompiler.Failure {
        FileHandle.standardError.write(Data(failure.description.utf8))
        exit(1)
      }
      return
    }
    guard let output = arguments.first, !output.hasPrefix("-") else {
      FileHandle.standardError.write(
        Data(
          "Usage: AssetSymbols OUTPUT [CATALOGUE…] [SOURCE…] | --information … | --shaders … | --model MODEL OUTPUT\n"
            .utf8))
      exit(2)
    }
    let hasViews = !arguments.contains("--without-views")
    let inputs = arguments.dropFirst().filter { $0 != "--without-views" }
    let catalogs = inputs.filter { !$0.hasSuffix(".swift") }.map { AssetFolder(path: $0) }
    let sources = inputs.filter { $0.hasSuffix(".swift") }
    let declared = DeclaredNames(
      sources: sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) })
    try Data(source(of: catalogs, declared, hasViews: hasViews).utf8).writeIfNew(to: output)
  }

  private static func writeModel(_ model: String, to output: String) throws {
    do {
      let package = try ModelPackage(at: URL(fileURLWithPath: model))
      let source = ClassGenerator(package.current.document).source() ?? "// No entity of the model asks for a class.\n"
      try Data(source.utf8).writeIfNew(to: output)
    } catch let error as ModelFileError {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  static func source(
    of catalogs: [AssetFolder], _ declared: DeclaredNames = DeclaredNames(), hasViews: Bool = true
  ) -> String {
    let all = AssetFolder(children: catalogs)
    // Combine hands FoundationNetworking on.
    var text = """
      // Written from the asset catalogues of the target whenever it is built.
      @_exported import Combine
      @_exported import Foundation
      @_exported import Observation

      """
    if hasViews {
      text += """
        @_exported import struct HearthCore.LocalizedStringResource
        @_exported import class HearthUI.DateComponentsFormatter
        @_exported import class HearthUI.ListFormatter
        @_exported import class HearthUI.MeasurementFormatter
        @_exported import class HearthUI.RelativeDateTimeFormatter

        """
    }
    let colors = all.namespace(of: .color), images = all.namespace(of: .image)
    if colors.isEmpty && images.isEmpty { return text }
    text += "import SwiftUI\n\nprivate let resourceBundle = Foundation.Bundle.module\n"
    func add(_ head: String, _ lines: [String]) {
      text += "\n\(head) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    }
    func resource(_ type: String) -> (AssetSymbol, String) -> String {
      { symbol, _ in
        "static let \(symbol.identifier) = SwiftUI.\(type)(name: \(symbol.asset.debugDescription), bundle: resourceBundle)"
      }
    }
    if !images.isEmpty {
      add(
        "extension SwiftUI.ImageResource",
        images.lines(taken: declared.of("ImageResource"), warns: true, resource("ImageResource")))
    }
    if colors.isEmpty { return text }
    add(
      "extension SwiftUI.ColorResource",
      colors.lines(taken: declared.of("ColorResource"), warns: true, resource("ColorResource")))
    let taken = colorNames.union(declared.of("Color", "ShapeStyle"))
    let color: (AssetSymbol, String) -> String = { symbol, path in
      "static var \(symbol.identifier): SwiftUI.Color { SwiftUI.Color(SwiftUI.ColorResource\(path).\(symbol.identifier)) }"
    }
    add("extension SwiftUI.Color", colors.lines(taken: taken, color))
    add(
      "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color",
      colors.symbolLines(taken: taken, warns: false, path: "", color))
    return text
  }

  /// The colours of SwiftUI, whose names an asset does not take. Source: Apple, documentation of Color.
  static let colorNames: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red",
    "secondary", "teal", "white", "yellow",
  ]
}

/// What is in a folder of a catalogue.
struct AssetFolder {
  enum Kind: String {
    case image = "imageset", color = "colorset"
    /// What a name ends with that says only what the asset is.
    var suffix: String { self == .image ? "Image" : "Color" }
  }
  var name = ""
  var providesNamespace = false
  var assets: [(kind: Kind, name: String)] = []
  var children: [AssetFolder] = []

  init(name: String = "", providesNamespace: Bool = false, assets: [(Kind, String)] = [], children: [AssetFolder] = [])
  {
    (self.name, self.providesNamespace, self.assets, self.children) = (name, providesNamespace, assets, children)
  }

  /// Reads a catalogue. Source: Apple, Asset Catalog Format Reference.
  init(path: String) {
    name = String(path.split(separator: "/").last ?? "")
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let contents = FileManager.default.contents(atPath: path + "/Contents.json").flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
    providesNamespace = contents?.properties?.providesNamespace ?? false
    for entry in ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() {
      let parts = entry.split(separator: ".")
      if parts.count > 1, let kind = parts.last.flatMap({ Kind(rawValue: String($0)) }) {
        assets.append((kind, String(entry.dropLast(kind.rawValue.count + 1))))
      } else if Self.isFolder(path + "/" + entry) {
        children.append(AssetFolder(path: path + "/" + entry))
      }
    }
  }

  /// Whether sets may lie in it: a directory, whose name may have dots, that is not an asset of another kind. Those end
  /// with small letters alone, as in `Icon.appiconset`, and have no directories in them.
  private static func isFolder(_ path: String) -> Bool {
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? ""
    if ["set", "icon", "stack", "assets", "stacklayer", "group"].contains(where: ending.hasSuffix) { return false }
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// The symbols of a kind. Folders without a namespace of their own put theirs into that around them.
  func namespace(of kind: Kind) -> AssetNamespace {
    var result = AssetNamespace(asset: "", name: "")
    collect(kind, prefix: "", into: &result)
    return result
  }
  private func collect(_ kind: Kind, prefix: String, into namespace: inout AssetNamespace) {
    for asset in assets where asset.kind == kind {
      namespace.symbols.append(
        AssetSymbol(asset: prefix + asset.name, name: AssetName.symbol(of: asset.name, suffix: kind.suffix)))
    }
    for child in children {
      guard child.providesNamespace else {
        child.collect(kind, prefix: prefix, into: &namespace)
        continue
      }
      let name = AssetName.namespace(of: child.name)
      let index = namespace.children.firstIndex { $0.name == name }
      var inner = index.map { namespace.children[$0] } ?? AssetNamespace(asset: prefix + child.name, name: name)
      child.collect(kind, prefix: prefix + child.name + "/", into: &inner)
      if let index { namespace.children[index] = inner } else if !inner.isEmpty { namespace.children.append(inner) }
    }
  }
}

/// An asset and what it is called in Swift.
struct AssetSymbol {
  /// With the namespaces that it lies in.
  var asset: String
  var name: String
  /// The name as it is written where it is declared.
  var identifier: String { AssetName.keywords.contains(name) ? "`\(name)`" : name }
}

/// The symbols of a kind in a namespace, which is an enumeration without cases; the outermost one is the type itself.
struct AssetNamespace {
  var asset: String
  var name: String
  var symbols: [AssetSymbol] = []
  var children: [AssetNamespace] = []

  var isEmpty: Bool { symbols.isEmpty && children.allSatisfy(\.isEmpty) }

  func lines(
    taken: Set<String> = [], warns: Bool = false, path: String = "", _ line: (AssetSymbol, String) -> String
  ) -> [String] {
    var result = symbolLines(taken: taken, warns: warns, path: path, line)
    for child in children {
      result.append("/// The assets in \"\(child.asset)\".")
      result.append("enum \(child.name) {")
      result += child.lines(warns: warns, path: path + "." + child.name, line).map { "  " + $0 }
      result.append("}")
    }
    return result
  }
  /// Those that are in no namespace below.
  /// - Parameters:
  ///   - taken: The names of SwiftUI, which have no symbol.
  ///   - warns: Whether an asset is named whose symbol another asset has already.
  func symbolLines(taken: Set<String>, warns: Bool, path: String, _ line: (AssetSymbol, String) -> String) -> [String] {
    var result: [String] = [], known: Set<String> = []
    for symbol in symbols {
      if !known.insert(symbol.name).inserted {
        if warns {
          result.append(
            "#warning(\("\"\(symbol.asset)\" has no symbol: \"\(symbol.name)\" is that of another asset. Rename the asset.".debugDescription))"
          )
        }
      } else if !taken.contains(symbol.name) {
        result.append("/// The asset \"\(symbol.asset)\".")
        result.append(line(symbol, path))
      }
    }
    return result
  }
}

/// The names of Swift that Xcode makes of names of assets.
///
/// Source: seen, files that Xcode 15 and 16 have written, which people have published: the
/// cases of `AssetNameTests` are from there.
enum AssetName {
  /// `my-image 2` is `myImage2`, `LCLogo` is `lcLogo`, `10d` is `_10D`; without a small letter `A-1` is `A_1`. The word
  /// that says what an asset is goes, where it is not all: `AccentColor` is `accent`.
  static func symbol(of name: String, suffix: String) -> String {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    if !words.contains(where: { $0.contains(where: \.isLowercase) }) { return valid(words.joined(separator: "_")) }
    return valid(words.enumerated().map { $0 == 0 ? $1.lowercased() : capitalized($1) }.joined())
  }
  /// `my icons` is `MyIcons`.
  static func namespace(of name: String) -> String { valid(words(of: name).map(capitalized).joined()) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
  private static func valid(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    return first.isNumber ? "_" + name : name
  }
  /// A word ends before what is neither letter nor digit, between letters and digits, before a capital after a small
  /// letter, and before the last of several capitals where a small letter follows.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = [], word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let isFollowedBySmall = index + 1 < letters.count && letters[index + 1].isLowercase
        if last.isNumber != letter.isNumber || (letter.isUppercase && (last.isLowercase || isFollowedBySmall)) { end() }
      }
      word.append(letter)
    }
    end()
    return words
  }

  /// The words of Swift that are not names without backquotes. Source: The Swift
  /// Programming Language, "Keywords and Punctuation".
  static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

/// An `Info.plist`.
enum InformationList {
  /// The list with the variables of Xcode's build that follow from the target. What names any other variable is left
  /// out, as `$(MARKETING_VERSION)`, whose value only the project knows.
  static func filled(_ list: Data, target: String) throws -> Data {
    let known = [
      "PRODUCT_NAME": target, "TARGET_NAME": target, "EXECUTABLE_NAME": target, "PRODUCT_MODULE_NAME": target,
      "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ]
    func filled(_ value: Any) -> Any? {
      switch value {
      case var text as String:
        for (name, value) in known {
          text = text.replacingOccurrences(of: "$(\(name))", with: value).replacingOccurrences(
            of: "${\(name)}", with: value)
        }
        return text.contains("$(") || text.contains("${") ? nil : text
      case let values as [Any]: return values.compactMap(filled)
      case let values as [String: Any]: return values.compactMapValues(filled)
      default: return value
      }
    }
    let values = try PropertyListSerialization.propertyList(from: list, format: nil)
    return try PropertyListSerialization.data(fromPropertyList: filled(values) ?? [:], format: .xml, options: 0)
  }
}
