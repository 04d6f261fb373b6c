import Foundation

/// What views of a window restore by themselves, from the last process to this one: scroll positions, focus, drafts, selections.
///
/// A view that has something to restore asks with `take` when it appears, and says with `save` what it is now whenever that changes.
/// Values are kept under the *place* of the view's node, which is the same in the next process: see `Node.restorationPlace`.
///
/// A value of the last process waits until the view in its place appears; it is given out once, so that a view that is made again later
/// begins anew as it always does. What nobody asked for stays for a few launches, since a page below the top of a stack may be built
/// later; then it goes.
@MainActor package final class Restoration {
  package unowned(unsafe) let scene: SceneState
  /// Whether anything is saved and restored: windows that nobody keeps do not.
  package var isEnabled = false { didSet { if !isEnabled { dropAll() } } }
  /// Keys whose values nobody has asked for.
  private var waiting: Set<String> = []
  private var places: [ObjectIdentifier: String] = [:]
  private var owners: [String: ObjectIdentifier] = [:]
  private var launch: UInt8 = 0
  /// Launches that a value waits for its view. Source: our choice.
  private static let patience: UInt8 = 8

  init(_ scene: SceneState) { self.scene = scene }
  nonisolated deinit {}

  /// Called once for a window that lasts, before its views are made.
  package func begin() {
    isEnabled = true
    launch = (scene["auto.launch"]?.first ?? 0) &+ 1
    scene["auto.launch"] = Data([launch])
    for key in scene.keys where key.hasPrefix("auto.") && key != "auto.launch" {
      guard let data = scene[key], let written = data.first, launch &- written <= Self.patience else {
        scene[key] = nil
        continue
      }
      waiting.insert(key)
    }
  }
  private func dropAll() {
    for key in scene.keys where key.hasPrefix("auto.") { scene[key] = nil }
    waiting = []
  }
  package func hasWaiting(_ kind: String) -> Bool { !waiting.isEmpty && waiting.contains { $0.hasPrefix("auto." + kind + ".") } }

  // MARK: - Values of views

  private func key(_ kind: String, _ node: Node) -> String? {
    let id = ObjectIdentifier(node)
    if let place = places[id] { return "auto.\(kind).\(place)" }
    guard let place = node.restorationPlace else { return nil }
    // Two views in one place cannot be told from each other: the first one counts.
    if let owner = owners[place], owner != id { return nil }
    owners[place] = id
    places[id] = place
    return "auto.\(kind).\(place)"
  }
  /// What the view in the place of `node` left in the last process, once.
  package func take(_ kind: String, for node: Node) -> Data? {
    guard isEnabled, !waiting.isEmpty, let key = key(kind, node), waiting.remove(key) != nil, let data = scene[key] else { return nil }
    let value = Data(data.dropFirst())
    scene[key] = Data([launch]) + value
    return value
  }
  /// Nil: there is nothing to restore any more.
  package func save(_ kind: String, for node: Node, _ value: Data?) {
    guard isEnabled, let key = key(kind, node) else { return }
    waiting.remove(key)
    scene[key] = value.map { Data([launch]) + $0 }
  }
  /// The node leaves the tree for good: a view in its place begins anew.
  package func forget(_ kinds: String..., for node: Node) {
    guard isEnabled, let place = places.removeValue(forKey: ObjectIdentifier(node)) else { return }
    owners[place] = nil
    for kind in kinds { scene["auto.\(kind).\(place)"] = nil }
  }

  // MARK: - Focus

  /// Says which view has focus.
  func saveFocus(_ node: Node?) {
    guard isEnabled else { return }
    guard let node else {
      scene["auto.focus"] = nil
      return
    }
    guard let place = node.restorationPlace else { return }
    scene["auto.focus"] = Data([launch]) + Data(place.utf8)
  }
  /// The place of the view that had focus in the last process, until `endFocus()`.
  var waitingFocus: String? {
    guard waiting.contains("auto.focus"), let data = scene["auto.focus"] else { return nil }
    return String(decoding: data.dropFirst(), as: UTF8.self)
  }
  func endFocus() { waiting.remove("auto.focus") }
}

/// A value of the app's that a view restores for it: the text of a field, a selection, a path.
///
/// The view saves the value together with the one that it first appeared with. When it appears in the next process, the value is written
/// back if the app begins with that same first value again: then nobody else has restored it. An app that keeps the value itself,
/// in a `@SceneStorage` or a file, begins with another value, or writes its own afterwards; either counts. Source: our choice: what
/// the app restores is never fought over.
@MainActor package final class RestorableValue {
  private unowned(unsafe) let node: Node
  private let kind: String
  private var first: Data?

  package init(_ kind: String, _ node: Node) { (self.kind, self.node) = (kind, node) }
  nonisolated deinit {}
  private var restoration: Restoration { node.engine.scene.restoration }

  /// The view appears with a value. What is to be written in its place; nil for nothing.
  package func begin(_ value: Data) -> Data? {
    first = value
    guard let saved = restoration.take(kind, for: node) else { return nil }
    if let (first, last) = Self.decode(saved), first == value, last != value { return last }
    restoration.save(kind, for: node, nil)
    return nil
  }
  /// The value is now another one, which the user will want to find again.
  package func save(_ value: Data) {
    guard restoration.isEnabled, let first else { return }
    restoration.save(kind, for: node, value == first ? nil : Self.encode(first, value))
  }
  /// The value is the app's own again.
  package func drop() { if first != nil { restoration.save(kind, for: node, nil) } }
  package func end() { restoration.forget(kind, for: node) }

  private static func encode(_ first: Data, _ last: Data) -> Data {
    var result = Data()
    withUnsafeBytes(of: UInt32(first.count).littleEndian) { result.append(contentsOf: $0) }
    return result + first + last
  }
  private static func decode(_ data: Data) -> (Data, Data)? {
    guard data.count >= 4 else { return nil }
    let length = data.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard data.count >= 4 + length else { return nil }
    return (Data(data.dropFirst(4).prefix(length)), Data(data.dropFirst(4 + length)))
  }
}
