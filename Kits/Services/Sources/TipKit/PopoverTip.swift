@_exported import SwiftUI

/// A tip in a bubble that points at the view, while it may be shown. Who closes the bubble is done with the tip.
struct PopoverTipModifier: ViewModifier {
  let tip: (any Tip)?
  let isPresented: Binding<Bool>?
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void

  func body(content: Content) -> some View {
    let tip = tip
    let isShown = tip?.shouldDisplay == true
    content
      .popover(
        isPresented: Binding(
          get: { isShown }, set: { if !$0, tip?.shouldDisplay == true { tip?.invalidate(reason: .tipClosed) } }),
        attachmentAnchor: anchor, arrowEdge: arrowEdge
      ) {
        if let tip {
          ShownTip(tip: tip, arrowEdge: nil, action: action).frame(idealWidth: 320, maxWidth: 360)
            .presentationCompactAdaptation(.popover)
        }
      }
      .onChange(of: isShown, initial: true) { _, isShown in
        if let isPresented, isPresented.wrappedValue != isShown { isPresented.wrappedValue = isShown }
      }
  }
}

extension View {
  /// Shows a tip in a bubble that points at this view, while it may be shown.
  ///
  ///     Button("Save", action: save).popoverTip(SaveTip())
  public func popoverTip<Content: Tip>(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTipModifier(
        tip: tip, isPresented: nil, anchor: .rect(.bounds), arrowEdge: arrowEdge, action: action))
  }
  /// Shows a tip in a bubble that points at this view, if there is one and it may be shown.
  @_disfavoredOverload public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(
      PopoverTipModifier(
        tip: tip, isPresented: isPresented, anchor: attachmentAnchor, arrowEdge: arrowEdge, action: action))
  }
}
