import Foundation
import HearthCore
import HearthRendering

/// A type that gives progress views a look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// What `makeBody(configuration:)` returns; the compiler infers it.
  associatedtype Body: View
  /// The parts and the state of what the style shows.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Shows what the configuration describes. Called again when it changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts and the value of a progress view, for a style to show.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The label of the task.
  nonisolated public struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// The text or view that describes the value.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }
  /// From 0 to 1; nil for a task whose end is not known.
  public let fractionCompleted: Double?
  /// The name of the task; nil if it has none.
  public var label: ProgressViewStyleConfiguration.Label?
  /// The description of the value; nil if there is none.
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

/// A bar where the end is known, a spinner where not.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
  @MainActor @preconcurrency public func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgress(configuration: configuration)
    } else {
      CircularProgress(configuration: configuration)
    }
  }
}
/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// A bar in the colour of the surroundings.
  public nonisolated init() { tint = nil }
  /// A bar in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  @MainActor @preconcurrency public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View {
    LinearProgress(configuration: configuration).modifier(OptionalTint(color: tint))
  }
}
/// A ring that fills where the end is known, a spinner where not.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// A ring in the colour of the surroundings.
  public nonisolated init() { tint = nil }
  /// A ring in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
  @MainActor @preconcurrency public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View {
    CircularProgress(configuration: configuration).modifier(OptionalTint(color: tint))
  }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where the end is known, a spinner where not.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that fills where the end is known, a spinner where not.
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension EnvironmentValues {
  var progressViewStyleValue: ControlStyleValue<ProgressViewStyleConfiguration> {
    get { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[ControlStyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}
extension View {
  /// Sets the look of the progress views in this view.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style, ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}

/// A tint, if there is one; that of the surroundings otherwise.
nonisolated struct OptionalTint: ViewModifier {
  let color: Color?
  @MainActor func body(content: Content) -> some View {
    if let color { content.tint(color) } else { content }
  }
}

// MARK: - Looks

nonisolated private struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlSize) private var controlSize
  @MainActor var body: some View {
    let fraction = configuration.fractionCompleted
    // Points. Source: our choice, as libadwaita's progress bars but for the size of controls.
    let height: CGFloat = controlSize == .mini || controlSize == .small ? 4 : 6
    VStack(alignment: .leading, spacing: 5) {
      configuration.label
      ControlDrawing(key: fraction ?? -1, height: height, ideal: CGSize(width: 160, height: height)) {
        $0.progressBar(fraction)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .modifier(DisabledLook())
  }
}

nonisolated private struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.controlSize) private var controlSize
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.idiom) private var idiom
  /// Which of the spokes is the darkest.
  @State private var phase = 0
  @MainActor var body: some View {
    let fraction = configuration.fractionCompleted, phase = phase
    let side: CGFloat = controlSize == .mini ? 12 : controlSize == .small ? 16 : controlSize == .regular ? 26 : 36
    VStack(spacing: 7) {
      ControlDrawing(key: [fraction ?? -1, Double(phase)], width: side, height: side) { canvas in
        if let fraction { return canvas.ring(fraction, width: side * 0.13, from: 0, sweep: 1) }
        return canvas.spinner(phase)
      }
      // Source: the spinner of macOS has twelve spokes and goes round once a second.
      .modifier(
        ControlTicker(interval: fraction == nil && !reducesMotion ? 1.0 / 12 : nil) {
          self.phase = (self.phase + 1) % 12
        })
      // Source: seen, iOS 14 to 18: below a spinner the label is paler than text.
      configuration.label.standardForegroundStyle(idiom.isTouched ? AnyShapeStyle(.secondary) : nil)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .modifier(DisabledLook())
  }
}

extension ControlCanvas {
  /// The shade behind what fills up.
  var emptyTrack: RGBA { palette.track(palette.ink(palette.hasHighContrast ? 0.5 : palette.isDark ? 0.18 : 0.12)) }

  func progressBar(_ fraction: Double?) -> ContiguousArray<PlacedPiece> {
    let radius = bounds.height / 2
    var list: ContiguousArray<PlacedPiece> = [palette.fill(bounds, radius: radius, emptyTrack)]
    if let fraction {
      // Something that has begun shows.
      let width = fraction > 0 ? max(bounds.height, bounds.width * fraction) : 0
      if width > 0 { list.append(palette.fill(rect(0, 0, width, bounds.height), radius: radius, palette.accent)) }
    } else {
      list.append(
        palette.fill(rect(bounds.width * 0.35, 0, bounds.width * 0.3, bounds.height), radius: radius, palette.accent))
    }
    return list
  }
  /// A part of a circle, clockwise; turns start at the top.
  func arc(from start: Double, to end: Double, width: CGFloat, _ color: RGBA) -> PlacedPiece {
    var path = Path()
    let radius = max(0.5, min(bounds.width, bounds.height) / 2 - width / 2)
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let (first, last) = isRightToLeft ? (-end, -start) : (start, end)
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(first * 360 - 90), endAngle: .degrees(last * 360 - 90),
      clockwise: false)
    return stroke(path, width: width, color)
  }
  /// - Parameters:
  ///   - start: Where the ring begins, in turns from the top.
  ///   - sweep: How far it goes, in turns.
  func ring(_ fraction: Double, width: CGFloat, from start: Double, sweep: Double) -> ContiguousArray<PlacedPiece> {
    var list: ContiguousArray<PlacedPiece> = [arc(from: start, to: start + sweep, width: width, emptyTrack)]
    if fraction > 0 { list.append(arc(from: start, to: start + sweep * fraction, width: width, palette.accent)) }
    return list
  }
  func spinner(_ phase: Int) -> ContiguousArray<PlacedPiece> {
    var list: ContiguousArray<PlacedPiece> = []
    let radius = bounds.width / 2, width = max(1.2, bounds.width * 0.085)
    for spoke in 0..<12 {
      let angle = Double(spoke) / 12 * 2 * .pi - .pi / 2
      let age = (phase - spoke + 12) % 12
      let strength = max(0.14, 0.62 - Double(age) * 0.055)
      var path = Path()
      path.move(
        to: CGPoint(
          x: bounds.midX + CGFloat(cos(angle)) * radius * 0.5, y: bounds.midY + CGFloat(sin(angle)) * radius * 0.5))
      path.addLine(
        to: CGPoint(
          x: bounds.midX + CGFloat(cos(angle)) * (radius - width / 2),
          y: bounds.midY + CGFloat(sin(angle)) * (radius - width / 2)))
      list.append(stroke(path, width: width, palette.ink(strength)))
    }
    return list
  }
}
