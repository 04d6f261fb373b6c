import Foundation
import HearthCore
import HearthUI

/// How much there is of something, or how good it is.
@MainActor @preconcurrency open class NSLevelIndicator: NSControl {
  /// How it is shown. Source: AppKit's numbers.
  public nonisolated enum Style: UInt, Sendable {
    /// How well something fits: a line.
    case relevancy = 0
    /// A line that fills.
    case continuousCapacity
    /// Parts that fill one after the other.
    case discreteCapacity
    /// Stars.
    case rating
  }
  /// The least value.
  open var minValue = 0.0 { didSet { lookDidChange() } }
  /// The greatest value; of stars how many there are.
  open var maxValue = 5.0 { didSet { lookDidChange() } }
  /// From here on the line is yellow; 0 for nowhere.
  open var warningValue = 0.0 { didSet { needsUpdate() } }
  /// From here on it is red; 0 for nowhere.
  open var criticalValue = 0.0 { didSet { needsUpdate() } }
  /// How it is shown.
  open var levelIndicatorStyle = Style.continuousCapacity { didSet { lookDidChange() } }
  /// Whether the user can set how many stars there are.
  open var isEditable = false { didSet { needsUpdate() } }
  private var number = 0.0
  nonisolated deinit {}
  open override var doubleValue: Double {
    get { min(max(number, minValue), max(minValue, maxValue)) }
    set {
      number = newValue.isFinite ? newValue : minValue
      needsUpdate()
    }
  }
  override var text: String {
    get { String(doubleValue) }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  private var color: Color {
    // A critical value below that of a warning means that little is bad. Source: AppKit, seen.
    func isReached(_ limit: Double) -> Bool {
      guard limit != 0 else { return false }
      return criticalValue < warningValue && criticalValue != 0 ? doubleValue <= limit : doubleValue >= limit
    }
    return isReached(criticalValue) ? .red : isReached(warningValue) ? .yellow : .green
  }
  private func userDidRate(_ stars: Int) {
    doubleValue = Double(stars)
    act()
  }
  override func makeContent() -> AnyView? {
    let count = max(0, Int(min(maxValue - minValue, 100).rounded())), full = Int((doubleValue - minValue).rounded())
    let name = Text(verbatim: accessibilityLabel ?? "")
    switch levelIndicatorStyle {
    case .relevancy, .continuousCapacity:
      return wrap(
        Gauge(value: doubleValue, in: minValue...max(maxValue, minValue.nextUp)) { name }
          .gaugeStyle(.accessoryLinearCapacity).labelsHidden().tint(color))
    case .discreteCapacity:
      let color = color
      return wrap(
        HStack(spacing: 1) {
          ForEach(0..<count, id: \.self) { index in
            Rectangle().fill(index < full ? AnyShapeStyle(color) : AnyShapeStyle(.quaternary))
          }
        }
        .frame(height: 14).accessibilityElement().accessibilityLabel(name)
        .accessibilityValue(Text(verbatim: "\(full) / \(count)")))
    case .rating:
      let isEditable = isEditable
      return wrap(
        HStack(spacing: 2) {
          ForEach(0..<count, id: \.self) { index in
            Button { [weak self] in
              self?.userDidRate(index + 1 == full ? index : index + 1)
            } label: {
              Image(systemName: index < full ? "star.fill" : "star")
            }
            .buttonStyle(.plain).allowsHitTesting(isEditable)
            .accessibilityLabel(Text(verbatim: "\(index + 1)")).accessibilityAddTraits(index < full ? .isSelected : [])
          }
        }
        .fixedSize())
    }
  }
}
