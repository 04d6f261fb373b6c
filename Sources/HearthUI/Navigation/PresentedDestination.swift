import HearthCore

// Views that a flag or an optional value of the app presents: on top of the stack around,
// until the flag falls or the user goes back.

/// Presents what the app wants presented, and tells it when that is over.
final class PresentationAttachment: NodeAttachment {
  private unowned(unsafe) let node: AttachmentNode
  /// What the app wants now; reads its binding.
  private var wanted: () -> (identity: AnyHashable, content: AnyView)?
  private var end: (AnyHashable) -> Void
  private var isDetailLink: Bool
  private var shown: (identity: AnyHashable, view: PresentedView, handler: any LinkHandler)?
  /// What was shown has ended, and the app has not been told.
  private var isEnding = false

  fileprivate init(_ modifier: PresentedDestinationModifier, _ node: AttachmentNode) {
    (self.node, wanted, end, isDetailLink) = (node, modifier.wanted, modifier.end, modifier.isDetailLink)
    synchronize(hasNewContent: false)
  }
  nonisolated deinit {}

  fileprivate func update(_ modifier: PresentedDestinationModifier) {
    (wanted, end, isDetailLink) = (modifier.wanted, modifier.end, modifier.isDetailLink)
    synchronize(hasNewContent: true)
  }
  func updateBody() { synchronize(hasNewContent: true) }
  func willUnmount() {
    guard let shown else { return }
    self.shown = nil
    shown.view.didEnd = nil
    shown.handler.withdraw(shown.view)
  }

  private func synchronize(hasNewContent: Bool) {
    if isEnding { return }
    let wanted = node.engine.evaluate(for: node) { self.wanted() }
    let handler = node.scope.value(LinkHandlerKey.self, readBy: node).object
    if let shown, shown.identity != wanted?.identity || shown.handler !== handler {
      self.shown = nil
      shown.view.didEnd = nil
      shown.handler.withdraw(shown.view)
    }
    guard let wanted else { return }
    if let shown {
      shown.view.content = wanted.content
      if hasNewContent { shown.handler.contentDidChange(of: shown.view) }
      return
    }
    let view = PresentedView(wanted.content)
    view.isDetailLink = isDetailLink
    guard let handler, handler.present(view) else {
      node.engine.report(
        .navigation, at: node,
        "a destination is presented outside of a navigation stack: it is not shown. Write the link or navigationDestination on a view inside of the NavigationStack."
      )
      return
    }
    view.didEnd = { [weak self, weak view] in if let view { self?.didEnd(view) } }
    shown = (wanted.identity, view, handler)
  }
  /// The flag follows, and counts: a flag that stays up shows the view again.
  private func didEnd(_ view: PresentedView) {
    guard let shown, shown.view === view else { return }
    self.shown = nil
    isEnding = true
    node.performAtEndOfRound { [self] in
      isEnding = false
      end(shown.identity)
      node.setNeedsBody()
    }
  }
}

nonisolated struct PresentedDestinationModifier: AttachmentModifier {
  let wanted: () -> (identity: AnyHashable, content: AnyView)?
  /// What has this identity is not presented any more.
  let end: (AnyHashable) -> Void
  let isDetailLink: Bool
  typealias Body = Never
  @MainActor static func makeAttachment(_ modifier: Self, _ node: AttachmentNode) -> PresentationAttachment {
    PresentationAttachment(modifier, node)
  }
  @MainActor static func updateAttachment(_ attachment: PresentationAttachment, _ modifier: Self) {
    attachment.update(modifier)
  }

  init<V: View>(isPresented: Binding<Bool>, isDetailLink: Bool = true, _ view: V) {
    let content = AnyView(PageRoot(content: view))
    wanted = { isPresented.wrappedValue ? (true, content) : nil }
    end = { _ in isPresented.wrappedValue = false }
    self.isDetailLink = isDetailLink
  }
  init<D: Hashable, V: View>(item: Binding<D?>, _ make: @escaping (D) -> V) {
    wanted = { item.wrappedValue.map { value in (AnyHashable(value), AnyView(PageRoot(content: make(value)))) } }
    // Another one may be presented by now.
    end = { identity in if let value = item.wrappedValue, AnyHashable(value) == identity { item.wrappedValue = nil } }
    isDetailLink = true
  }
}

extension View {
  /// Shows `destination` on top of the stack around while `isPresented`; going back makes that false.
  ///
  /// Source: Apple, "navigationDestination(isPresented:destination:)".
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestinationModifier(isPresented: isPresented, destination()))
  }
  /// Shows the destination of a value on top of the stack around while there is one; going back makes
  /// it nil. Another value is another page.
  ///
  /// Source: Apple, "navigationDestination(item:destination:)".
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(PresentedDestinationModifier(item: item, destination))
  }
}
