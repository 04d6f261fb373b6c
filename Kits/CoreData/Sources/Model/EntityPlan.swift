import Foundation

/// An entity as contexts and stores handle it: its properties by number.
final class EntityPlan {
  unowned let entity: NSEntityDescription
  let name: String
  /// Its place in the rows of its tree's table is that of its name there.
  let properties: [NSPropertyDescription]
  let indices: [String: Int]
  let attributes: [NSAttributeDescription?]
  let relationships: [NSRelationshipDescription?]
  /// The numbers of the relationships.
  let relationshipIndices: [Int]
  let derived: [NSDerivedAttributeDescription]

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    name = entity.name ?? ""
    properties = entity.properties
    indices = Dictionary(properties.enumerated().map { ($1.name, $0) }) { _, last in last }
    derived = properties.compactMap { $0 as? NSDerivedAttributeDescription }
    attributes = properties.map { $0 as? NSAttributeDescription }
    relationships = properties.map { $0 as? NSRelationshipDescription }
    relationshipIndices = relationships.indices.filter { [relationships] in relationships[$0] != nil }
  }
  func index(_ name: String) -> Int? { indices[name] }
}

/// Finds the classes that models name, which Swift on Linux does not look up by their names alone: the modules of a program are known by the
/// files that make its containers and by the classes that its source uses.
enum ManagedClasses {
  private final class State: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var modules: [String] = []
  }
  private static let state = State()

  /// - Parameter file: As `#fileID` gives it: the module, a stroke, the file's name.
  static func noteModule(file: String) { note(file.split(separator: "/").first.map(String.init) ?? "") }
  static func note(_ module: String) {
    if module.isEmpty || module == "CoreData" { return }
    state.lock.withLock { if !state.modules.contains(module) { state.modules.append(module) } }
  }
  static func note(_ type: NSManagedObject.Type) {
    note(String(reflecting: type).split(separator: ".").first.map(String.init) ?? "")
  }

  /// The names that a class can have in Swift.
  private static func candidates(_ name: String) -> [String] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    var modules = state.lock.withLock { state.modules }
    if let program = CommandLine.arguments.first?.split(separator: "/").last {
      modules.append(String(program).replacingOccurrences(of: "-", with: "_"))
    }
    return (name.contains(".") && !name.hasPrefix(".") ? [name] : []) + modules.map { "\($0).\(last)" }
  }
  /// Any class of the program.
  static func type(named name: String) -> AnyClass? {
    for candidate in candidates(name) { if let found = NSClassFromString(candidate) { return found } }
    return nil
  }
  /// The class with a name as models have it: `Item`, `.Item` or `App.Item`. `NSManagedObject`, and a report, if there is none.
  static func find(_ name: String, entity: String) -> NSManagedObject.Type {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if last == "NSManagedObject" { return NSManagedObject.self }
    let names = candidates(name)
    for candidate in names {
      if let found = NSClassFromString(candidate) as? NSManagedObject.Type { return found }
    }
    Notice.tell(
      "the class '\(name)' of the entity '\(entity)' is not there (looked for \(names.joined(separator: ", "))); "
        + "its objects are plain managed objects")
    return NSManagedObject.self
  }
}

/// Says a thing once, on the standard error.
enum Notice {
  private final class State: @unchecked Sendable {
    // Unchecked: used under the lock.
    let lock = NSLock()
    var told: Set<String> = []
  }
  private static let state = State()
  static var all: Set<String> { state.lock.withLock { state.told } }
  static func tell(_ message: String) {
    guard state.lock.withLock({ state.told.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("Core Data: \(message)\n".utf8))
  }
}
