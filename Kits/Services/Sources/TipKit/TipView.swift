import SwiftUI

/// Shows a tip among other views while it may be shown, and nothing otherwise.
///
/// ```swift
/// TipView(FavoriteTip(), arrowEdge: .bottom) { action in open(action.id) }
/// ```
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  public init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }) {
    self.init(tip, isPresented: nil, arrowEdge: arrowEdge, action: action)
  }
  @_disfavoredOverload public init(
    _ tip: Content?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.isPresented, self.arrowEdge, self.action) = (tip, isPresented, arrowEdge, action)
  }
  @_disfavoredOverload public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    self.init(tip.map { AnyTip($0) }, isPresented: isPresented, arrowEdge: arrowEdge, action: action)
  }

  public var body: some View {
    let isShown = tip?.shouldDisplay == true
    Group {
      if let tip, isShown {
        ShownTip(tip: tip, arrowEdge: arrowEdge, action: action)
          .background(look.background ?? AnyShapeStyle(.fill.quaternary), in: .rect(cornerRadius: look.cornerRadius))
          .padding(arrowEdge.map { Edge.Set($0) } ?? [], 9)
          .background { if let arrowEdge { TipArrow(edge: arrowEdge).fill(.fill.quaternary) } }
      }
    }
    .onChange(of: isShown, initial: true) { _, isShown in
      if let isPresented, isPresented.wrappedValue != isShown { isPresented.wrappedValue = isShown }
    }
  }
}

/// The tip in its style, counted while it is on screen.
struct ShownTip: View {
  let tip: any Tip
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipLook) private var look

  var body: some View {
    StyledTip(style: look.style ?? MiniTipViewStyle(), configuration: configuration)
      .onAppear { TipStore.shared.appear(tip) }
      .onDisappear { TipStore.shared.disappear(tip.id) }
      .id(tip.id)
  }
  private var configuration: TipViewStyleConfiguration {
    let perform = action
    let actions = tip.actions.enumerated().map { index, own in
      var shown = Tips.Action(id: own.id, disabled: own.disabled) {
        own.handler()
        MainActor.assumeIsolated { perform(own) }
      } _: {
        own.label()
      }
      shown.index = index
      return shown
    }
    return TipViewStyleConfiguration(tip: tip, actions: actions, arrowEdge: arrowEdge)
  }
}
struct StyledTip: View {
  let style: any TipViewStyle
  let configuration: TipViewStyleConfiguration
  var body: AnyView { view(of: style) }
  private func view<S: TipViewStyle>(of style: S) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
}

/// A triangle in the middle of an edge, 9 points high, that points at what the tip is about.
struct TipArrow: Shape {
  let edge: Edge
  func path(in rect: CGRect) -> Path {
    let height: CGFloat = 9, half: CGFloat = 10
    var path = Path()
    switch edge {
    case .top:
      path.addLines([
        CGPoint(x: rect.midX - half, y: rect.minY + height), CGPoint(x: rect.midX, y: rect.minY),
        CGPoint(x: rect.midX + half, y: rect.minY + height),
      ])
    case .bottom:
      path.addLines([
        CGPoint(x: rect.midX - half, y: rect.maxY - height), CGPoint(x: rect.midX, y: rect.maxY),
        CGPoint(x: rect.midX + half, y: rect.maxY - height),
      ])
    case .leading:
      path.addLines([
        CGPoint(x: rect.minX + height, y: rect.midY - half), CGPoint(x: rect.minX, y: rect.midY),
        CGPoint(x: rect.minX + height, y: rect.midY + half),
      ])
    case .trailing:
      path.addLines([
        CGPoint(x: rect.maxX - height, y: rect.midY - half), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.maxX - height, y: rect.midY + half),
      ])
    }
    path.closeSubpath()
    return path
  }
}
