import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a scheme runs: the target, with arguments and environment.
struct Scheme {
  let name: String
  private(set) var targetID: String?
  private(set) var configuration: String?
  private(set) var arguments: [String] = []
  private(set) var environment: [String: String] = [:]

  /// - Throws: `XcodeProjectError` where the file is not XML.
  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let elements = try MarkupFile.elements(of: file)
    var buildTarget: String?
    for element in elements {
      let isRun = element.path.contains("LaunchAction")
      switch element.name {
      case "LaunchAction": configuration = element.attributes["buildConfiguration"]
      case "BuildableReference":
        if isRun && targetID == nil { targetID = element.attributes["BlueprintIdentifier"] }
        if element.path.contains("BuildAction") && buildTarget == nil {
          buildTarget = element.attributes["BlueprintIdentifier"]
        }
      case "CommandLineArgument" where isRun && element.attributes["isEnabled"] != "NO":
        arguments += BuildSettings.split(element.attributes["argument"] ?? "")
      case "EnvironmentVariable" where isRun && element.attributes["isEnabled"] != "NO":
        if let key = element.attributes["key"] { environment[key] = element.attributes["value"] ?? "" }
      default: break
      }
    }
    targetID = targetID ?? buildTarget
  }

  /// The schemes of projects and workspaces: those that are shared, then those of users.
  ///
  /// Source: seen, Xcode passes over a file of a scheme that is damaged; `damaged` gets its path.
  static func all(in bundles: [URL], damaged: inout [String]) -> [Scheme] {
    var files: [URL] = []
    for bundle in bundles {
      files += contents(bundle.appendingPathComponent("xcshareddata/xcschemes"))
      for user in contents(bundle.appendingPathComponent("xcuserdata")) {
        files += contents(user.appendingPathComponent("xcschemes"))
      }
    }
    return files.filter { $0.pathExtension == "xcscheme" }.compactMap { file in
      if let scheme = try? Scheme(file) { return scheme }
      damaged.append(file.path)
      return nil
    }
  }
  private static func contents(_ folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}

/// The elements of a file of XML, one after the other.
final class MarkupFile: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    /// The names of the elements around it, the outermost first.
    let path: [String]
    let attributes: [String: String]
    /// Attributes `location` of the elements around it.
    let locations: [String]
  }
  private var elements: [Element] = []
  private var open: [(name: String, location: String?)] = []

  static func elements(of file: URL) throws -> [Element] {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw XcodeProjectError(file: file.path, message: "there is no such file")
    }
    let parser = XMLParser(data: data), reader = MarkupFile()
    parser.delegate = reader
    guard parser.parse() else {
      throw XcodeProjectError(file: file.path, message: "line \(parser.lineNumber): this is not XML")
    }
    return reader.elements
  }
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(
      Element(name: name, path: open.map(\.name), attributes: attributes, locations: open.compactMap(\.location)))
    open.append((name, attributes["location"]))
  }
  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
