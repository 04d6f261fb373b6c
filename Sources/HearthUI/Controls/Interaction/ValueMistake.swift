import Foundation

/// What is wrong with the numbers that an app gives a control, as a sentence for a report; nil where nothing is.
enum ValueMistake {
  /// - Parameter shown: What the control does with them.
  static func of(
    _ control: String, _ value: Double?, _ bounds: ClosedRange<Double>?, step: Double? = nil, shown: String
  ) -> String? {
    if let bounds, !bounds.lowerBound.isFinite || !bounds.upperBound.isFinite {
      return
        "\(control) got the range \(bounds.lowerBound)...\(bounds.upperBound). Its bounds must be finite numbers; give it a range that ends. \(shown)"
    }
    if let value, !value.isFinite {
      return
        "\(control) got the value \(value), where a finite number was expected; check how the value is computed. \(shown)"
    }
    if let step, !step.isFinite || step <= 0 {
      return
        "\(control) got the step \(step). A step must be a finite number above 0; leave it out for every value. \(shown)"
    }
    return nil
  }
}
