import Foundation
import HearthCore

extension NavigationPath {
  /// What can be stored of the path; nil when one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.isCodable } ? CodableRepresentation(elements: Array(elements)) : nil
  }

  /// A path as it is stored: a list of strings, for each value the name of its
  /// type and its JSON, the value on top first.
  ///
  /// Values of types that this process does not know are kept as they are and stored again. Source: SwiftUI's own form,
  /// as seen in pointfree.co, blog post 78, and forums.swift.org, thread 58857.
  public struct CodableRepresentation {
    let elements: [PathElement]
  }
}

extension NavigationPath.CodableRepresentation: Encodable {
  /// - Throws: `EncodingError` when a value on the path does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements.reversed() {
      guard let json = element.encoded else {
        throw EncodingError.invalidValue(
          element.value?.base ?? element.typeName,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "A value of the type \(element.typeName) on a path cannot be encoded."))
      }
      try container.encode(element.typeName)
      try container.encode(json)
    }
  }
}

extension NavigationPath.CodableRepresentation: Decodable {
  /// - Throws: `DecodingError` if what is stored is not a list of strings.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [PathElement] = []
    while !container.isAtEnd {
      let typeName = try container.decode(String.self)
      if container.isAtEnd {
        PathReport.make(
          "a stored path ends with the name of a type, \(typeName), and has no value for it. It is left out.")
        break
      }
      elements.append(PathElement(typeName: typeName, json: try container.decode(String.self)))
    }
    self.elements = elements.reversed()
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }
}
