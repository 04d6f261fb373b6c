import Foundation
import HearthRendering

/// How far a length that an app wrote may go. Everything else is reported once at the view and replaced.
package enum LengthRule {
  /// Finite and not negative.
  case length
  /// Not negative; infinity stands for "as much as there is".
  case limit
  /// Finite.
  case signed
}

extension Node {
  /// `value` if it obeys `rule`, else nil after a report.
  package final func checked(_ value: CGFloat?, _ rule: LengthRule, _ what: @autoclosure () -> String) -> CGFloat? {
    guard let value else { return nil }
    switch rule {
    case .length where value >= 0 && value < .infinity: return value
    case .limit where value >= 0: return value
    case .signed where value.isFinite: return value
    default: break
    }
    let expected = rule == .length ? "finite and not negative" : rule == .limit ? "a number and not negative" : "finite"
    engine.report(.badSize, at: self, "is given \(what()) \(value.short). It must be \(expected); it is left out.")
    return nil
  }
}

extension LayoutNode {
  /// A size that came out of layout and cannot be placed.
  final func replaceBadSize(_ size: Size, _ proposal: Proposal) -> Size {
    reportBadSize(size, proposal, "A placed view needs a finite size; give it a frame, or propose a finite size.")
    func length(_ value: CGFloat, _ proposed: CGFloat) -> CGFloat {
      value.isFinite ? max(0, value) : proposed >= 0 && proposed.isFinite ? proposed : 0
    }
    return Size(length(size.width, proposal.width), length(size.height, proposal.height))
  }
  final func replaceBadPlace(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, CGFloat) {
    engine.report(.badSize, at: self, "is placed at \(x.short), \(y.short). A place must be finite; 0 stands for it.")
    return (x.isFinite ? x : 0, y.isFinite ? y : 0)
  }
  final func reportBadSize(_ size: Size, _ proposal: Proposal, _ advice: String) {
    let isWidth = !(size.width >= 0 && size.width < .infinity)
    let value = isWidth ? size.width : size.height
    engine.report(
      .badSize, at: self,
      "returned \(isWidth ? "width" : "height") \(value.short) for the proposal \(proposal.text). \(advice)")
  }
}

extension Proposal {
  /// As in `320 × nil`.
  package var text: String {
    func part(_ value: CGFloat) -> String { value < 0 ? "nil" : value.short }
    return "\(part(width)) × \(part(height))"
  }
}
