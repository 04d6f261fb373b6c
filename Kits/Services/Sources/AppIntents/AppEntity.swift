@_exported import Foundation
import SwiftUI

@_exported import struct HearthCore.LocalizedStringResource

/// A type whose values can be shown to users.
public protocol InstanceDisplayRepresentable { var displayRepresentation: DisplayRepresentation { get } }
/// A type with a name for users.
public protocol TypeDisplayRepresentable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }

/// A thing of the app that intents are about.
public protocol AppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable, PersistentlyIdentifiable,
  Identifiable, Sendable
where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  typealias Property<Value> = EntityProperty<Value>
  static var defaultQuery: DefaultQuery { get }
}
/// Things that a search of the system may find. Nobody searches on Linux.
public protocol IndexedEntity: AppEntity {}
/// A thing without identity.
public protocol TransientAppEntity: InstanceDisplayRepresentable, TypeDisplayRepresentable, Sendable { init() }
/// A thing that has a file's data.
public protocol FileEntity: AppEntity {}

/// A property of a thing that intents may read.
@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
  // Nothing else changes.
  private let value: LockedValue<Value>
  public let title: LocalizedStringResource?
  public init() { (title, value) = (nil, LockedValue(nil)) }
  public init(title: LocalizedStringResource) { (self.title, value) = (title, LockedValue(nil)) }
  public init(wrappedValue: Value) { (title, value) = (nil, LockedValue(wrappedValue)) }
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    (self.title, value) = (title, LockedValue(wrappedValue))
  }
  /// - Precondition: It was set, or is optional.
  public var wrappedValue: Value {
    get { value.read { "The property '\(title.map { String(localized: $0) } ?? "")' of an entity" } }
    set { value.set(newValue) }
  }
  public var projectedValue: EntityProperty<Value> { self }
}

/// A choice among a few values.
public protocol AppEnum: InstanceDisplayRepresentable, TypeDisplayRepresentable, PersistentlyIdentifiable, CaseIterable,
  RawRepresentable,
  Hashable, Sendable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue.description)
  }
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// What users see of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  /// A picture.
  public struct Image: Sendable {
    enum Source: Sendable {
      case symbol(String)
      case named(String)
      case data(Data)
      case url(URL)
    }
    let source: Source
    public init(systemName: String, isTemplate: Bool? = nil) { source = .symbol(systemName) }
    public init(named name: String, isTemplate: Bool? = nil) { source = .named(name) }
    public init(data: Data, isTemplate: Bool? = nil) { source = .data(data) }
    public init(url: URL, isTemplate: Bool? = nil) { source = .url(url) }
  }
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource]
  ) { self.init(title: title, subtitle: subtitle, image: image) }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation
}
/// What users call a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: LocalizedStringResource
  public let numericFormat: LocalizedStringResource?
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat) = (name, numericFormat) }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation
}
