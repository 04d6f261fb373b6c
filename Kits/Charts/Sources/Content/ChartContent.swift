import SwiftUI

/// A type that represents what a chart draws: marks, and what is made of them.
///
///     struct Goal: ChartContent {
///       let value: Double
///       var body: some ChartContent {
///         RuleMark(y: .value("Goal", value)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
///       }
///     }
@MainActor @preconcurrency public protocol ChartContent {
  associatedtype Body: ChartContent
  /// The marks that this content is made of.
  @ChartContentBuilder var body: Body { get }
  /// Adds the marks of the content to those of a chart.
  static func _collect(_ content: Self, _ marks: _MarkCollector)
}

extension ChartContent {
  public static func _collect(_ content: Self, _ marks: _MarkCollector) { Body._collect(content.body, marks) }
}
extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is a mark of its own: it has no body.") }
}
extension Never: ChartContent {
  public static func _collect(_ content: Never, _ marks: _MarkCollector) {}
}

/// The marks of a chart, as its content is asked for them in order.
@MainActor public final class _MarkCollector {
  var marks: [ResolvedMark] = []
  /// Numbers given to layers, clips and masks.
  private var groups = 0
  init() {}
  func newGroup() -> Int { groups += 1; return groups }
  /// Adds one mark.
  func add(_ mark: ResolvedMark) { marks.append(mark) }
  /// Changes all marks that a closure adds.
  func change(_ add: () -> Void, _ change: (inout ResolvedMark) -> Void) {
    let first = marks.count
    add()
    for index in first..<marks.count { change(&marks[index]) }
  }
}
