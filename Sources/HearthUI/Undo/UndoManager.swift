import Foundation
import HearthCore

/// Keeps what an app can take back, and make again.
///
/// Foundation on Linux has no undo manager; this one has the API and the behavior of the one on Apple's systems.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func setName(_ name: String) {
///   let old = model.name
///   model.name = name
///   undoManager?.registerUndo(withTarget: model) { model in model.name = old }
///   undoManager?.setActionName("Rename")
/// }
/// ```
///
/// What is registered while an action is undone can be redone. Actions that are registered in one turn of the main run
/// loop are one group, which one `undo()` takes back, unless ``groupsByEvent`` is false.
///
/// It is used from the main thread. Misuse, as an end of a group that was not begun, is reported and does nothing else.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Action {
    weak var target: AnyObject?
    let identifier: ObjectIdentifier
    let perform: (AnyObject) -> Void
  }
  private final class Group {
    var items: [Item] = []
    var name = ""
    var isDiscardable = false
    let isAutomatic: Bool
    init(isAutomatic: Bool) { self.isAutomatic = isAutomatic }
    var isEmpty: Bool { items.allSatisfy(\.isEmpty) }
    func remove(_ identifier: ObjectIdentifier) {
      items = items.compactMap { item in
        switch item {
        case .action(let action): return action.identifier == identifier ? nil : item
        case .group(let group):
          group.remove(identifier)
          return group.items.isEmpty ? nil : item
        }
      }
    }
  }
  private enum Item {
    case action(Action)
    case group(Group)
    var isEmpty: Bool {
      switch self {
      case .action: false
      case .group(let group): group.isEmpty
      }
    }
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that are begun and not ended, the innermost last.
  private var openGroups: [Group] = []
  private var disabledLevel = 0
  private var isCloseScheduled = false

  /// Makes a manager that has nothing to take back.
  public override init() { super.init() }

  // MARK: - Settings

  /// Whether actions that are registered in one turn of the main run loop make one group. True by default.
  open var groupsByEvent = true
  /// The most groups that are kept; 0, the default, for no limit. The oldest go first.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  /// The modes of the run loop in which groups are closed at the end of a turn. Kept for source that sets them: Linux
  /// has one queue for all modes.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    if undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    if redoGroups.count > levelsOfUndo { redoGroups.removeFirst(redoGroups.count - levelsOfUndo) }
  }

  // MARK: - Groups

  /// How many groups are begun and not ended.
  open var groupingLevel: Int { openGroups.count }
  /// Begins a group: what is registered until it ends is taken back by one `undo()`.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginAutomaticGroup() }
    open(Group(isAutomatic: false))
  }
  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = openGroups.last else {
      Self.report("endUndoGrouping() was called, but no group is open")
      return
    }
    close(group)
  }
  private func open(_ group: Group) {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }
  private func beginAutomaticGroup() {
    open(Group(isAutomatic: true))
    if isCloseScheduled { return }
    isCloseScheduled = true
    let close: @Sendable () -> Void = { [weak self] in
      self?.isCloseScheduled = false
      self?.closeAutomaticGroup()
    }
    // What a window does for an event is over with the frame after it; in a test nobody turns the main run loop.
    if isOnMainThread(), MainActor.assumeIsolatedFast({ Engine.current?.performAtEndOfFrame(close) }) != nil { return }
    DispatchQueue.main.async(execute: close)
  }
  /// Ends the group that was begun for the event that is over.
  package func closeAutomaticGroup() {
    guard openGroups.count == 1, let group = openGroups.first, group.isAutomatic else { return }
    close(group)
  }
  private func close(_ group: Group) {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    openGroups.removeLast()
    if group.items.isEmpty { return post(.NSUndoManagerDidCloseUndoGroup) }
    if let outer = openGroups.last {
      if outer.name.isEmpty { outer.name = group.name }
      outer.items.append(.group(group))
    } else {
      keep(group)
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }
  private func keep(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
    }
    dropOldest()
  }

  // MARK: - Registering

  /// Whether actions are taken: as long as registering is not disabled.
  open var isUndoRegistrationEnabled: Bool { disabledLevel == 0 }
  /// What is registered from now on is dropped, until registering is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabledLevel += 1 }
  /// Ends what `disableUndoRegistration()` began.
  open func enableUndoRegistration() {
    if disabledLevel == 0 {
      Self.report("enableUndoRegistration() was called, but registering is not disabled")
      return
    }
    disabledLevel -= 1
  }

  /// Notes how to take back what is done now.
  ///
  /// - Parameters:
  ///   - target: What the action is for. It is not kept alive: an action whose target has gone does nothing.
  ///   - handler: Called with the target by `undo()`. What it registers can be redone. The manager keeps it, so it should
  ///     refer to the target by its parameter.
  open func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
  {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        Self.report("an action was registered outside of a group, though groupsByEvent is false")
        return
      }
      beginAutomaticGroup()
    }
    if !isUndoing && !isRedoing { redoGroups.removeAll() }
    let action = Action(target: target, identifier: ObjectIdentifier(target)) { object in
      if let target = object as? TargetType { handler(target) }
    }
    openGroups[openGroups.count - 1].items.append(.action(action))
  }
  /// Forgets everything that can be undone or redone.
  open func removeAllActions() {
    undoGroups.removeAll()
    redoGroups.removeAll()
    for group in openGroups { group.items.removeAll() }
  }
  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    for group in undoGroups + redoGroups + openGroups { group.remove(identifier) }
    undoGroups.removeAll { $0.items.isEmpty }
    redoGroups.removeAll { $0.items.isEmpty }
  }

  /// What the latest action is for, as far as it is still there.
  package var latestTarget: AnyObject? {
    var items = latest?.items ?? []
    while let last = items.last {
      switch last {
      case .action(let action): return action.target
      case .group(let group): items = group.items
      }
    }
    return nil
  }

  // MARK: - Undo and redo

  /// Whether an action is being taken back now.
  open private(set) var isUndoing = false
  /// Whether an action is being made again now.
  open private(set) var isRedoing = false
  /// Whether there is something to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.isEmpty } }
  /// Whether there is something to make again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// How many groups can be taken back.
  open var undoCount: Int { undoGroups.count }
  /// How many groups can be made again.
  open var redoCount: Int { redoGroups.count }

  /// Takes back the latest group, that of the event now included.
  open func undo() {
    closeAutomaticGroup()
    guard openGroups.isEmpty else {
      Self.report("undo() was called while a group is open")
      return
    }
    undoNestedGroup()
  }
  /// Takes back the latest group that has ended.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }
  /// Makes the latest group again that was taken back.
  open func redo() {
    closeAutomaticGroup()
    guard !isUndoing, !isRedoing, let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }
  /// Performs what a group holds, the latest first, and keeps what that registers as the opposite of it.
  private func run(_ group: Group) {
    let opposite = Group(isAutomatic: false)
    (opposite.name, opposite.isDiscardable) = (group.name, group.isDiscardable)
    let outer = openGroups
    openGroups = [opposite]
    Self.perform(group)
    // Groups that the actions have begun and not ended end with it.
    while let inner = openGroups.last, inner !== opposite { close(inner) }
    openGroups = outer
    if !opposite.items.isEmpty { keep(opposite) }
  }
  private static func perform(_ group: Group) {
    for item in group.items.reversed() {
      switch item {
      case .action(let action): if let target = action.target { action.perform(target) }
      case .group(let inner): perform(inner)
      }
    }
  }

  // MARK: - Names

  /// Names the group that is open, or else the latest one: "Rename" makes the menu say "Undo Rename".
  open func setActionName(_ actionName: String) {
    (openGroups.last ?? undoGroups.last)?.name = actionName
    openGroups.first?.name = actionName
  }
  /// Says whether the latest group may be dropped where it is all that is unsaved.
  open func setActionIsDiscardable(_ discardable: Bool) {
    (openGroups.last ?? undoGroups.last)?.isDiscardable = discardable
  }
  /// Whether what `undo()` would take back may be dropped.
  open var undoActionIsDiscardable: Bool { latest?.isDiscardable ?? false }
  /// Whether what `redo()` would make again may be dropped.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
  private var latest: Group? { openGroups.last { !$0.isEmpty } ?? undoGroups.last }
  /// The name of what `undo()` would take back; empty where it has none.
  open var undoActionName: String { latest?.name ?? "" }
  /// The name of what `redo()` would make again; empty where it has none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// What the menu item for `undo()` says: "Undo", with the name of the action.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What the menu item for `redo()` says: "Redo", with the name of the action.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// What a menu item says that takes back an action of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
  /// What a menu item says that makes an action of a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }
  private static func title(_ verb: String, _ name: String) -> String { name.isEmpty ? verb : "\(verb) \(name)" }

  // MARK: - Telling

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
  private static func report(_ problem: String) {
    Report(kind: .undo, path: "UndoManager", message: "\(problem). It does nothing.").tell()
  }
}

extension NSNotification.Name {
  /// Posted before a group is opened or closed, and before something is undone or redone.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Posted before something is taken back.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted before something is made again.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted when something has been taken back.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted when something has been made again.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
  /// Posted when a group has been begun.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
