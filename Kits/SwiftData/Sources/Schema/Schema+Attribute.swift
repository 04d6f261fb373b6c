import Foundation
import SwiftUI

extension Schema {
  /// A property that is a value.
  public final class Attribute: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    // Unchecked: written while the schema is made, read afterwards.
    /// Options of the way in which a store keeps the value.
    public struct Option: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      let name: String
      /// The store has each value once; inserting a model with a value that is there updates the model that has it.
      public static var unique: Option { Option(name: "unique") }
      /// Large values may be kept beside the store. Here they are kept within it, since SQLite reads them no slower.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// The value stays in the history of a deleted model.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// The value is observed and not kept.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      public static var spotlight: Option { Option(name: "spotlight") }
      /// Another form of the value is kept, made by the transformer of a name.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable:\(transformerName)")
      }
      /// Another form of the value is kept, made by a transformer of a class.
      public static func transformable(by transformerType: ValueTransformer.Type) -> Option {
        Option(name: "transformable:\(TransformerTypes.note(transformerType))")
      }
      /// The name of the transformer; nil for other options.
      var transformer: String? {
        name.hasPrefix("transformable:") ? String(name.dropFirst("transformable:".count)) : nil
      }
      public var debugDescription: String { name }
    }

    public var name: String
    public var originalName: String
    public var options: [Option]
    public var valueType: any Any.Type
    public var defaultValue: Any?
    public var hashModifier: String?

    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.name = ""
      self.originalName = originalName ?? ""
      self.options = options
      self.valueType = Any.self
      self.hashModifier = hashModifier
    }
    public init(
      name: String, originalName: String? = nil, options: [Option] = [], valueType: any Any.Type,
      defaultValue: Any? = nil, hashModifier: String? = nil
    ) {
      self.name = name
      self.originalName = originalName ?? name
      self.options = options
      self.valueType = valueType
      self.defaultValue = defaultValue
      self.hashModifier = hashModifier
    }

    public var isAttribute: Bool { true }
    public var isTransient: Bool { options.contains(.ephemeral) }
    public var isUnique: Bool { options.contains(.unique) }
    public var isTransformable: Bool { options.contains { $0.name.hasPrefix("transformable") } }

    public static func == (a: Attribute, b: Attribute) -> Bool {
      a.name == b.name && a.originalName == b.originalName && a.options == b.options && a.valueType == b.valueType
        && a.hashModifier == b.hashModifier
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var debugDescription: String { "Attribute(\(name): \(valueType), options: \(options))" }
  }
}
