import HearthFocus

/// A write to a focus state, until the update that meets it is over.
struct FocusRequest {
  let storage: FocusStorage
  /// Nil gives focus up.
  let wanted: AnyHashable?
  /// What becomes of focus that is given up.
  enum Return { case no, elseNothing, elseSearches }
  var givesBack = Return.no
  var cause = FocusCause.program
  var reason = FocusReason.wantedByState
  /// A default that is not there is no mistake.
  var isOptional = false
  /// Rounds that went by.
  var age = 0
}

// Focus states: placement writes them, and writing them moves focus.
//
// A request whose view is not there yet waits for the end of the update, in which the view may be made; then it is
// dropped with a report, and the state says again where focus is. A row of a lazy container that was not made yet is
// found by its identity, where that is the value asked for, and scrolled to. Source: Apple, documentation of
// `FocusState`; the wait is ours, since a row and the request for its focus are commonly written in one action.

extension FocusController {
  func register(_ node: FocusBindingNode) {
    bindings.nodes[ObjectIdentifier(node)] = node
    bindingsDidChange()
  }
  func unregister(_ node: FocusBindingNode) { bindings.nodes[ObjectIdentifier(node)] = nil }
  /// They may enclose the view that has focus already.
  func bindingsDidChange() { bindings.hasNew = true }

  func request(_ storage: FocusStorage, _ wanted: AnyHashable?) {
    add(FocusRequest(storage: storage, wanted: wanted))
  }
  func add(_ request: FocusRequest) {
    requests.pending.removeAll { $0.storage === request.storage }
    requests.pending.append(request)
    requests.count += 1
    engine.requestFrame()
  }
  var hasRequests: Bool { !requests.pending.isEmpty }

  /// Writes the placement into the focus states that it concerns.
  /// - Parameter origin: What had focus before, where focus has moved.
  func synchronizeBindings(from origin: (any FocusTarget)?? = nil) {
    var now: [ObjectIdentifier: (storage: FocusStorage, value: AnyHashable)] = [:]
    var node: LayoutNode? = focused?.isUnmounted == true ? nil : focused
    while let current = node {
      if current.flags.contains(.hasFocusBinding) {
        let binding = unsafeDowncast(current, to: FocusBindingNode.self)
        // The innermost of several values of one state counts.
        let key = ObjectIdentifier(binding.storage)
        if now[key] == nil { now[key] = (binding.storage, binding.value) }
      }
      node = current.layoutParent
    }
    let before = bindings.placed
    bindings.placed = now.mapValues(\.storage)
    if let origin {
      for (key, entry) in now where before[key] == nil && entry.storage.origin != nil {
        entry.storage.origin = FocusOrigin(target: origin, key: origin?.restorationKey)
      }
    }
    for (key, storage) in before where now[key] == nil && !isRequested(storage) { storage.follow(nil) }
    for entry in now.values where !isRequested(entry.storage) { entry.storage.follow(entry.value) }
  }
  private func isRequested(_ storage: FocusStorage) -> Bool { requests.pending.contains { $0.storage === storage } }

  func meetRequests() {
    if requests.pending.isEmpty { return }
    let pending = requests.pending
    requests.pending = []
    for request in pending { meet(request) }
  }
  private func meet(_ request: FocusRequest) {
    guard let wanted = request.wanted else {
      if let focused,
        focused.isUnmounted
          ? bindings.placed[ObjectIdentifier(request.storage)] != nil : isBound(focused, to: request.storage)
      {
        if request.givesBack == .no {
          setFocus(nil, cause: .program, reason: .givenUpByState)
        } else {
          giveBack(focused, request)
        }
      } else {
        request.storage.follow(nil)
      }
      return
    }
    let views = boundViews(request.storage, wanted)
    if views.count > 1 { reportTwins(views[0], views[1], wanted) }
    if let view = views.first, let target = firstTarget(under: view) {
      if !isReachable(target) {
        // Behind a modal presentation: it gets focus when that goes.
        remembered(target)
        synchronizeAfterDrop(request)
      } else if focused === target {
        synchronizeBindings()
      } else {
        setFocus(target, cause: request.cause, reason: request.reason)
      }
      return
    }
    // One round is left for the views that read the state.
    if request.age < Engine.mostRounds - 2 {
      var later = request
      later.age += 1
      if request.age == 0 { makeRow(request.storage, wanted) }
      requests.pending.append(later)
      return
    }
    synchronizeAfterDrop(request)
    if request.isOptional { return }
    if let view = views.first {
      // The user's setting keeps focus away, and no mistake.
      if !isKeyboardNavigationOn, !targets(under: view).isEmpty { return }
      engine.report(
        .focus, at: view,
        "focus was asked for, and no view in here can take it. Is it disabled or hidden, or is focusable() missing? The request is dropped."
      )
    } else if !isCovered(request.storage, wanted) {
      engine.report(
        Report(
          kind: .focus, path: request.storage.path,
          message:
            "no view is bound to the focus value \(wanted.base) that was asked for. Is focused(_:equals:) missing, or the view not shown? The request is dropped."
        ))
    }
  }
  /// Whether the view that was asked for is on a page that another page covers: a page that asks when it appears, and
  /// is covered at once, as when a stack comes back with its path. No mistake: it asks again when it is on top.
  private func isCovered(_ storage: FocusStorage, _ value: AnyHashable) -> Bool {
    bindings.nodes.values.contains { binding in
      binding.storage === storage && binding.value == value && !binding.hasLeftTree
        && binding.layoutChain.contains { $0.isLeftOut }
    }
  }
  /// Focus goes back to where it was before it came to the views of a focus state. Where that is not there any more it
  /// may be made again in this update, and what else could have focus may go: both are waited for.
  private func giveBack(_ lost: any FocusTarget, _ request: FocusRequest) {
    let origin = request.storage.origin
    var target = origin?.target.flatMap { $0.isUnmounted ? nil : $0 as? any FocusTarget }
    if target == nil, let key = origin?.key { target = self.target(withKey: key) }
    if let target, target !== lost, canTakeFocus(target) {
      setFocus(target, cause: .program, reason: .backToFormer)
    } else if request.age < 2 {
      var later = request
      later.age += 1
      requests.pending.append(later)
    } else if request.givesBack == .elseSearches {
      handOn(lost, .givenUp)
    } else {
      setFocus(nil, cause: .program, reason: .givenUpByState)
    }
  }
  private func synchronizeAfterDrop(_ request: FocusRequest) {
    synchronizeBindings()
    if bindings.placed[ObjectIdentifier(request.storage)] == nil { request.storage.follow(nil) }
  }
  private func reportTwins(_ first: FocusBindingNode, _ second: FocusBindingNode, _ value: AnyHashable) {
    engine.report(
      .focus, at: second,
      "two views are bound to the focus value \(value.base); the first one in order, \(first.path), takes focus. Give each view a value of its own."
    )
  }

  /// The views bound to a value, in the order of the tree.
  func boundViews(_ storage: FocusStorage, _ value: AnyHashable, in region: LayoutNode? = nil) -> [FocusBindingNode] {
    bindings.nodes.values.filter {
      $0.storage === storage && $0.value == value && !$0.hasLeftTree && (region?.contains($0) ?? true) && !isHidden($0)
    }.inTreeOrder()
  }
  private func isBound(_ target: LayoutNode, to storage: FocusStorage) -> Bool {
    var node: LayoutNode? = target
    while let current = node {
      if current.flags.contains(.hasFocusBinding),
        unsafeDowncast(current, to: FocusBindingNode.self).storage === storage
      {
        return true
      }
      node = current.layoutParent
    }
    return false
  }

  /// Brings a row that was never made into view, where the value asked for is its identity. Only containers some of
  /// whose rows are bound to the same focus state are asked.
  private func makeRow(_ storage: FocusStorage, _ wanted: AnyHashable) {
    var asked: Set<ObjectIdentifier> = []
    let identity = (wanted.base as? any AnyOptionalHashable)?.wrappedHashable ?? wanted
    for binding in bindings.nodes.values where binding.storage === storage && !binding.hasLeftTree {
      for node in binding.layoutChain {
        guard let lazy = node as? LazyNode, asked.insert(ObjectIdentifier(lazy)).inserted else { continue }
        guard let index = lazy.index(of: identity) else { continue }
        lazy.reveal(index)
        return
      }
    }
  }
}

/// An optional that holds something hashable.
private protocol AnyOptionalHashable { var wrappedHashable: AnyHashable? { get } }
extension Optional: AnyOptionalHashable where Wrapped: Hashable {
  fileprivate var wrappedHashable: AnyHashable? { map { AnyHashable($0) } }
}
