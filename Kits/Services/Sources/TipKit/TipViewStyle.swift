import SwiftUI

/// A type that says how tips look.
///
/// ```swift
/// struct Headline: TipViewStyle {
///   func makeBody(configuration: Configuration) -> some View { configuration.title?.font(.headline) }
/// }
/// ```
@MainActor @preconcurrency public protocol TipViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// What a style shows.
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  /// Buttons: the handler of each also does what the view was given.
  public let actions: [Tips.Action]
  /// The edge with the arrow; nil for none.
  public let arrowEdge: Edge?
}

/// A picture, the text, a cross that closes the tip, and its actions below.
public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

struct MiniTip: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image {
          image.resizable().scaledToFit().frame(width: look.imageSize.width, height: look.imageSize.height)
            .foregroundStyle(.tint).accessibilityHidden(true)
        }
        VStack(alignment: .leading, spacing: 4) {
          configuration.title?.font(.headline)
          configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Button("Close", systemImage: "xmark") { configuration.tip.invalidate(reason: .tipClosed) }
          .labelStyle(.iconOnly).buttonStyle(.borderless).foregroundStyle(.secondary)
      }
      ForEach(configuration.actions.indices, id: \.self) { index in
        Divider()
        TipActionButton(action: configuration.actions[index])
      }
    }
    .padding()
  }
}
struct TipActionButton: View {
  let action: Tips.Action
  var body: some View {
    Button(action: action.handler) { action.label() }.buttonStyle(.borderless).disabled(action.disabled)
  }
}

/// How tips look, in the environment.
struct TipLook {
  /// Nil for that of `MiniTipViewStyle`.
  var style: (any TipViewStyle)?
  var background: AnyShapeStyle?
  /// Points.
  var cornerRadius: CGFloat = 14
  var imageSize = CGSize(width: 32, height: 32)
}
private struct TipLookKey: EnvironmentKey { static var defaultValue: TipLook { TipLook() } }
extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}
extension View {
  /// How tips in this view look.
  public nonisolated func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.style = style }
  }
  /// What is behind tips in this view.
  public nonisolated func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// How round the corners of tips in this view are, in points. Edges are always smooth.
  public nonisolated func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.cornerRadius = radius }
  }
  /// How large the pictures of tips in this view are, in points.
  public nonisolated func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }
}
