import CoreTransferable
import Foundation
import HearthCore
import UniformTypeIdentifiers

/// What takes things that are dropped on a view: a closure, a delegate, or what wants values of a type.
@MainActor protocol DropReceiver {
  /// What the modifier is called, for reports.
  var name: String { get }
  /// Identifiers of types.
  var types: [String] { get }
  /// Whether types do not count: the receiver looks at each thing itself.
  var takesAnything: Bool { get }
  var isEnabled: Bool { get }
  func validates(_ info: DropInfo) -> Bool
  func entered(_ info: DropInfo)
  func updated(_ info: DropInfo) -> DropProposal?
  func exited(_ info: DropInfo)
  func targetedDidChange(_ isTargeted: Bool)
  /// Whether items come with the data of their types; otherwise the receiver reads it and waits.
  var wantsData: Bool { get }
  /// - Parameters:
  ///   - isAwaited: Whether it was not too late by the time that all is there.
  ///   - done: Called once: whether the things were taken, and why not, if that is somebody's mistake.
  func perform(
    _ info: DropInfo, _ session: DropSession, _ isAwaited: @escaping @MainActor () -> Bool,
    _ done: @escaping @MainActor (Bool, String?) -> Void)
}
extension DropReceiver {
  var takesAnything: Bool { false }
  var isEnabled: Bool { true }
  var wantsData: Bool { true }
  func validates(_ info: DropInfo) -> Bool { true }
  func entered(_ info: DropInfo) {}
  func updated(_ info: DropInfo) -> DropProposal? { nil }
  func exited(_ info: DropInfo) {}
  func targetedDidChange(_ isTargeted: Bool) {}
}

nonisolated struct DelegateReceiver: DropReceiver {
  let types: [String]
  let delegate: any DropDelegate
  var name = "onDrop"
  var takesAnything = false
  @MainActor func validates(_ info: DropInfo) -> Bool { delegate.validateDrop(info: info) }
  @MainActor func entered(_ info: DropInfo) { delegate.dropEntered(info: info) }
  @MainActor func updated(_ info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  @MainActor func exited(_ info: DropInfo) { delegate.dropExited(info: info) }
  @MainActor func perform(
    _ info: DropInfo, _ session: DropSession, _ isAwaited: @escaping @MainActor () -> Bool,
    _ done: @escaping @MainActor (Bool, String?) -> Void
  ) {
    done(delegate.performDrop(info: info), nil)
  }
}

nonisolated struct ClosureReceiver: DropReceiver {
  let types: [String]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool
  var name: String { "onDrop" }
  @MainActor func targetedDidChange(_ isTargeted: Bool) {
    if let binding = self.isTargeted, binding.wrappedValue != isTargeted { binding.wrappedValue = isTargeted }
  }
  @MainActor func perform(
    _ info: DropInfo, _ session: DropSession, _ isAwaited: @escaping @MainActor () -> Bool,
    _ done: @escaping @MainActor (Bool, String?) -> Void
  ) {
    done(action(info.itemProviders(for: types), info.location), nil)
  }
}

nonisolated struct TransferReceiver<T: Transferable>: DropReceiver {
  let types: [String]
  var isEnabled = true
  let isTargeted: (Bool) -> Void
  let action: ([T], DropSession) -> Bool
  init(isEnabled: Bool = true, isTargeted: @escaping (Bool) -> Void, action: @escaping ([T], DropSession) -> Bool) {
    (types, self.isEnabled, self.isTargeted, self.action) = (pastedTypes(of: T.self), isEnabled, isTargeted, action)
  }
  var name: String { "dropDestination" }
  var wantsData: Bool { false }
  @MainActor func targetedDidChange(_ isTargeted: Bool) { self.isTargeted(isTargeted) }
  @MainActor func perform(
    _ info: DropInfo, _ session: DropSession, _ isAwaited: @escaping @MainActor () -> Bool,
    _ done: @escaping @MainActor (Bool, String?) -> Void
  ) {
    loadDropped(T.self, info.itemProviders(for: types), isAwaited, done) { values in
      var session = session
      session.itemsCount = values.count
      return action(values, session)
    }
  }
}

/// Makes values of what was dropped, and says what could not be made.
///
/// - Parameter action: Gets at least one value, and returns whether they are taken.
@MainActor func loadDropped<T: Transferable>(
  _ type: T.Type, _ items: [NSItemProvider], _ isAwaited: @escaping @MainActor () -> Bool,
  _ done: @escaping @MainActor (Bool, String?) -> Void, _ action: @escaping ([T]) -> Bool
) {
  PastedItems<T> { values in
    guard isAwaited() else { return }
    if values.isEmpty {
      return done(
        false,
        "no \(T.self) could be made of what was dropped: its data did not come, or is not of the type that it was said to be."
      )
    }
    let missing = items.count - values.count
    done(
      action(values),
      missing == 0 ? nil : "no \(T.self) could be made of \(missing) of \(items.count) things that were dropped.")
  }.load(items)
}
