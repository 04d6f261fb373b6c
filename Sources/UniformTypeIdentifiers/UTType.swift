import Synchronization

/// A kind of data, by name: what a clipboard offers, what a view can paste, what a file holds.
///
/// Types form a graph: a PNG is an image, which is data and content. Foundation on Linux has no such types, so this
/// module has Apple's names for them; on the clipboards of desktops they stand for MIME types.
///
/// ```swift
/// UTType.png.conforms(to: .image)                     // true
/// UTType(filenameExtension: "json") == .json          // true
/// UTType(exportedAs: "com.example.recipe", conformingTo: .json).conforms(to: .text)
/// ```
///
/// Source: Apple, documentation of UTType.
public struct UTType: Hashable, Sendable {
  /// A name in reverse-domain order, such as `public.png`.
  public let identifier: String

  /// For identifiers that are known to be declared.
  init(declared identifier: String) { self.identifier = identifier }

  /// Nil when no type with this identifier is known: neither to this module nor declared by the app before.
  public init?(_ identifier: String) {
    guard UTType.declaration(of: identifier) != nil || DynamicType(identifier) != nil else { return nil }
    self.identifier = identifier
  }
  /// A type of the app's own. Apps have no list of their types on Linux, so this declares it.
  ///
  /// - Parameter parentType: Nil stands for `data`. Source: our choice.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }
  /// A type of another app. As `init(exportedAs:conformingTo:)`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }
  private init(declaring identifier: String, _ parent: UTType?) {
    self.identifier = identifier
    if TypeDeclaration.all[identifier] != nil { return }
    let parent = parent?.identifier ?? "public.data"
    UTType.declaredByApp.withLock { declared in
      if declared[identifier] == nil || parent != "public.data" {
        declared[identifier] = TypeDeclaration(identifier, [parent], [], [])
      }
    }
  }
  private static let declaredByApp = Mutex<[String: TypeDeclaration]>([:])

  static func declaration(of identifier: String) -> TypeDeclaration? {
    TypeDeclaration.all[identifier] ?? declaredByApp.withLock { $0[identifier] }
  }

  // MARK: - Tags

  /// The type of files with this extension, without the dot. One that nobody has declared gets a dynamic type.
  ///
  /// Nil only for an extension without characters.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }
  /// The type of data with this MIME type. One that nobody has declared gets a dynamic type.
  ///
  /// Of the parameters only `charset=utf-8` of a plain text counts. Nil for what is no MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }
  /// - Parameter supertype: Only types that conform to it are looked at, and a
  ///   dynamic type conforms to it. Nil for any.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let tag = tagClass.normalized(tag) else { return nil }
    if let found = UTType.types(normalized: tag, tagClass).first(where: { supertype.map($0.conforms(to:)) ?? true }) {
      self = found
      return
    }
    let parent = supertype == nil || supertype == .data ? DynamicType.parent(of: tag, tagClass) : supertype?.identifier
    self.identifier = DynamicType(tagClass: tagClass, tag: tag, parent: parent ?? "public.data").identifier
  }
  /// All declared types with a tag, the usual one first.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    guard let tag = tagClass.normalized(tag) else { return [] }
    return types(normalized: tag, tagClass).filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }
  private static func types(normalized tag: String, _ tagClass: UTTagClass) -> [UTType] {
    (TypeDeclaration.byTag[tagClass]?[tag] ?? []).map(UTType.init(declared:))
  }

  /// Without the dot; nil for types that files do not have.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// What the type is called in mails, on the web and on the clipboards of Linux; nil for types that have no such name.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// Extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    if let dynamic = DynamicType(identifier) { return [dynamic.tagClass: [dynamic.tag]] }
    guard let declaration = UTType.declaration(of: identifier) else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.filenameExtensions.isEmpty { tags[.filenameExtension] = declaration.filenameExtensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  // MARK: - Conformance

  /// Whether this is `type`, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  /// Whether this is a kind of `type` and not `type` itself.
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypeIdentifiers.contains(type.identifier) }
  /// Whether `type` is a kind of this and not this itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> { Set(supertypeIdentifiers.map(UTType.init(declared:))) }

  private var supertypeIdentifiers: Set<String> {
    var found: Set<String> = []
    var pending = [identifier]
    while let next = pending.popLast() {
      let parents = DynamicType(next).map { [$0.parent] } ?? UTType.declaration(of: next)?.parents ?? []
      for parent in parents where found.insert(parent).inserted { pending.append(parent) }
    }
    found.remove(identifier)
    return found
  }

  /// Whether the type was made for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix(DynamicType.prefix) }
  /// Whether the type is known by its identifier.
  public var isDeclared: Bool { UTType.declaration(of: identifier) != nil }
  /// Whether the type belongs to nobody: its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: CustomStringConvertible {
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Types that are not known here keep their identifier.
  public init(from decoder: any Decoder) throws { identifier = try decoder.singleValueContainer().decode(String.self) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
