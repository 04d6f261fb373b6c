import Foundation

/// Why bodies were evaluated, for views that call `_printChanges()` or `_logChanges()`.
///
/// What a view and its properties said is kept when it asks, and compared when it asks
/// again; a view that never asks costs nothing.
@MainActor package enum ChangeReport {
  /// Where `_printChanges()` writes; tests listen here.
  package static var output: (String) -> Void = { print($0) }

  /// What a view said when it last asked. Goes when the view has left the tree and a different view asks.
  fileprivate struct Entry {
    weak var node: Node?
    let view: Any
    let marks: [String: any PropertyMark]
  }

  /// As in "Counter: @self, @identity, _count changed."; nil outside of a body of `V`.
  static func line<V: View>(of type: V.Type) -> String? {
    guard let node = Engine.evaluating as? CompositeNode<V> else { return nil }
    // What is looked at here is not what the body reads.
    Engine.evaluating = nil
    defer { Engine.evaluating = node }
    let view = node.view
    var marks: [String: any PropertyMark] = [:]
    var names: [String] = []
    for child in Mirror(reflecting: view).children {
      guard let name = child.label, let property = child.value as? any MarkedProperty else { continue }
      marks[name] = property.mark(at: node)
      names.append(name)
    }
    let said = node.engine[ChangeEntries.slot]
    let before = said.entries[ObjectIdentifier(node)].flatMap { $0.node === node ? $0 : nil }
    said.entries = said.entries.filter { $0.value.node != nil }
    said.entries[ObjectIdentifier(node)] = Entry(node: node, view: view, marks: marks)

    var changes: [String] = []
    if let before {
      var old = before.view as! V
      if !CompositeNode.isEqual(&old, view) { changes.append("@self") }
      for name in names where !(before.marks[name]?.isKnownSame(as: marks[name]!) ?? false) { changes.append(name) }
      // An observable object, or a value that a property wrapper of the app's own reads.
      if changes.isEmpty { changes = ["@dependencies"] }
    } else {
      changes = ["@self", "@identity"] + names
    }
    return "\(V.self): \(changes.joined(separator: ", ")) changed."
  }
}

/// What the views of a window said when they last asked. Goes with the window, and so do the app's objects in it.
@MainActor private final class ChangeEntries {
  static let slot = EngineSlot { _ in ChangeEntries() }
  var entries: [ObjectIdentifier: ChangeReport.Entry] = [:]
  init() {}
  nonisolated deinit {}
}

/// What a property said at one time.
private protocol PropertyMark {
  func isKnownSame(as other: any PropertyMark) -> Bool
}
private struct ValueMark<Value>: PropertyMark {
  let value: Value
  func isKnownSame(as other: any PropertyMark) -> Bool {
    (other as? ValueMark<Value>).map { TypeInfo.areKnownEqual(value, $0.value) } ?? false
  }
}
/// An object, and how often it has announced a change.
private struct ObjectMark: PropertyMark {
  let object: ObjectIdentifier?
  let changes: Int
  func isKnownSame(as other: any PropertyMark) -> Bool {
    (other as? ObjectMark).map { object == $0.object && changes == $0.changes } ?? false
  }
}

/// A dynamic property of the framework that can say what it holds.
@MainActor private protocol MarkedProperty {
  func mark(at node: Node) -> any PropertyMark
}
extension State: MarkedProperty {
  fileprivate func mark(at node: Node) -> any PropertyMark { ValueMark(value: wrappedValue) }
}
extension Binding: MarkedProperty {
  fileprivate func mark(at node: Node) -> any PropertyMark { ValueMark(value: wrappedValue) }
}
extension Environment: MarkedProperty {
  fileprivate func mark(at node: Node) -> any PropertyMark {
    let values = EnvironmentValues(scope: node.scope)
    return switch source {
    case .keyPath(let path): ValueMark(value: values[keyPath: path])
    case .object(let read): ValueMark(value: read(values, storage))
    }
  }
}
extension ObservedObject: MarkedProperty {
  fileprivate func mark(at node: Node) -> any PropertyMark {
    ObjectMark(object: ObjectIdentifier(wrappedValue), changes: subscription?.changes ?? 0)
  }
}
extension StateObject: MarkedProperty {
  fileprivate func mark(at node: Node) -> any PropertyMark {
    ObjectMark(object: ObjectIdentifier(wrappedValue), changes: changes)
  }
}
extension EnvironmentObject: MarkedProperty {
  fileprivate func mark(at node: Node) -> any PropertyMark {
    ObjectMark(object: followed.map { ObjectIdentifier($0) }, changes: changes)
  }
}

extension View {
  /// Prints why the body that is being evaluated is: "Counter: _count changed.".
  ///
  ///     var body: some View {
  ///       let _ = Self._printChanges()
  ///       Text("\(count)")
  ///     }
  ///
  /// `@self` is the view's own value, `@identity` its first evaluation, and `@dependencies` an observable object that
  /// it reads. Source: Apple, WWDC21 "Demystify SwiftUI"; seen, SwiftUI on macOS, for the form of the line.
  public static func _printChanges() {
    if let line = ChangeReport.line(of: Self.self) { ChangeReport.output(line) }
  }
  /// Writes to standard error why the body that is being evaluated is, as `_printChanges()` prints it.
  public static func _logChanges() {
    if let line = ChangeReport.line(of: Self.self) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }
}
