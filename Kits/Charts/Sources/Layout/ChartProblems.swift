import Foundation
import SwiftUI

/// What of a chart's data cannot be shown as the app may expect: pure. Each kind has a rule, see Documentation/Charts.md, and
/// is reported once a window.
struct ChartProblem: Equatable {
  enum Kind: String {
    case notFinite = "values that are not finite"
    case empty = "no data"
    case logarithm = "a logarithm without a place"
    case domain = "the domain of a logarithm"
    case sector = "sectors"
    case crowded = "one category"
    case ticks = "too many marks"
    case farDates = "dates before the year 1"
  }
  let kind: Kind
  let message: String
}

extension ChartProblem {
  /// Marks of one category from which on they are reported: thinner than a pixel each. Source: our choice.
  static let crowd = 2000
  /// Seconds from the reference date at which the year 1 begins. Source: ISO 8601 calls the year before it 0.
  static let yearOne = -63_114_076_800.0

  /// All there is to say of a chart.
  static func all(in model: ChartModel) -> [ChartProblem] {
    if model.marks.isEmpty { return [empty] }
    var problems: [ChartProblem] = []
    let seen = Seen(model)
    if seen.notFinite > 0 {
      problems.append(
        ChartProblem(
          kind: .notFinite,
          message:
            "\(seen.notFinite) of \(seen.count) marks or points have a value that is no finite number. Lines and areas have a gap there, other marks are left out. Leave them out of the data, or give them a value."
        ))
    }
    if seen.emptySectors > 0 {
      problems.append(
        ChartProblem(
          kind: .sector,
          message:
            "\(seen.emptySectors) of \(seen.sectors) sectors have no positive number as their angle, and are left out. A share of a whole is more than zero."
        ))
    }
    problems += axis(model.x, model.configuration.x, model.xMarks, "x", seen.xWithoutPlace)
    problems += axis(model.y, model.configuration.y, model.yMarks, "y", seen.yWithoutPlace)
    if let (name, count) = seen.crowded {
      problems.append(
        ChartProblem(
          kind: .crowded,
          message:
            "\(count) bars or areas are in the category \"\(name)\": they share one band as one stack, each thinner than a pixel. Sum them up before, or give each a category or a position of its own."
        ))
    }
    return problems
  }
  private static var empty: ChartProblem {
    ChartProblem(
      kind: .empty,
      message:
        "there are no marks, so there is nothing to see but the axes of domains that the app gives. Show ContentUnavailableView while there are no data."
    )
  }
  private static func axis(
    _ axis: AxisModel, _ configuration: AxisConfiguration, _ marks: [AxisMarksSpec], _ name: String, _ withoutPlace: Int
  ) -> [ChartProblem] {
    var problems: [ChartProblem] = []
    if withoutPlace > 0 {
      problems.append(
        ChartProblem(
          kind: .logarithm,
          message:
            "\(withoutPlace) values of \(name) are zero or less and have no place on a logarithm; their marks are left out, lines have a gap. Use .symmetricLog, which has zero."
        ))
    }
    if axis.full.type == .log, case .range(let low, let high)? = configuration.domain?.kind,
      let a = low.scalar, let b = high.scalar, a <= 0 || b <= 0
    {
      let bounds = axis.full.bounds ?? 1...1
      problems.append(
        ChartProblem(
          kind: .domain,
          message:
            "the domain \(a)...\(b) of \(name) has no place on a logarithm: it is \(bounds.lowerBound)...\(bounds.upperBound). Start above zero."
        ))
    }
    if let bounds = axis.full.bounds, axis.full.isDate, bounds.lowerBound < yearOne {
      problems.append(
        ChartProblem(
          kind: .farDates,
          message:
            "\(name) has dates before the year 1, as Date.distantPast is: they have places, and everything of today is at one end. Leave out what has no date."
        ))
    }
    for (index, spec) in marks.enumerated() where axis.ticks.indices.contains(index) && axis.ticks[index].isEmpty {
      guard let bounds = axis.scale.bounds, let wanted = spec.values.count(over: bounds),
        wanted > Double(DateTicks.most)
      else {
        continue
      }
      problems.append(
        ChartProblem(
          kind: .ticks,
          message:
            "axis marks of \(name) would be \(wanted > 1e9 ? "more than a thousand million" : "\(Int(wanted))"); more than \(DateTicks.most) are not shown. Use a longer stride."
        ))
    }
    return problems
  }

  /// What one pass over the marks finds.
  private struct Seen {
    var count = 0
    var notFinite = 0
    var sectors = 0
    var emptySectors = 0
    var xWithoutPlace = 0
    var yWithoutPlace = 0
    var crowded: (String, Int)?

    init(_ model: ChartModel) {
      let xLog = model.x.full.type == .log, yLog = model.y.full.type == .log
      var stacks: [String: Int] = [:]
      for mark in model.marks where mark.function == nil {
        if let points = mark.points {
          count += points.xs.count
          if model.skipsPoints { notFinite += points.notFinite }
          if xLog { xWithoutPlace += points.xs.count { $0 <= 0 } }
          if yLog { yWithoutPlace += points.ys.count { $0 <= 0 } }
          continue
        }
        count += 1
        if mark.kind == .sector {
          sectors += 1
          if mark.angleValue <= 0 { emptySectors += 1 }
          continue
        }
        guard mark.isPlottable else {
          notFinite += 1
          continue
        }
        if xLog, let value = mark.x?.value.scalar, value <= 0 { xWithoutPlace += 1 }
        if yLog, let value = mark.y?.value.scalar, value <= 0 { yWithoutPlace += 1 }
        guard model.marks.count > ChartProblem.crowd, mark.kind == .bar || mark.kind == .area,
          let vertical = mark.growsVertically, mark.style.positionBy == nil,
          case .category(let name)? = (vertical ? mark.x : mark.y)?.value
        else { continue }
        stacks[name, default: 0] += 1
      }
      crowded = stacks.max { $0.value < $1.value }.flatMap { $0.value > ChartProblem.crowd ? ($0.key, $0.value) : nil }
    }
  }
}

extension ChartProblem {
  /// Reports what there is to say of a chart: each kind once a window.
  @MainActor static func tell(_ model: ChartModel) {
    for problem in all(in: model) {
      Report(kind: .controlValue, path: "Chart/\(problem.kind.rawValue)", message: problem.message).tell()
    }
  }
}

extension AxisMarkValues {
  /// About how many marks there would be in a range; nil for those whose count is chosen.
  func count(over bounds: ClosedRange<Double>) -> Double? {
    let length = bounds.upperBound - bounds.lowerBound
    switch kind {
    case .stride(let step): return step > 0 ? length / step : nil
    case .dates(let step, _): return length / step.length
    case .automatic, .list: return nil
    }
  }
}
