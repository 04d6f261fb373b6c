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
  /// The identity of the content that is asked, and how many marks it has added.
  private var scope = 0
  private var count = 0
  /// Adds one mark.
  func add(_ mark: ResolvedMark) {
    var mark = mark
    mark.id = identity(count)
    count += 1
    marks.append(mark)
  }
  private func identity(_ part: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(scope)
    hasher.combine(part)
    return hasher.finalize()
  }
  /// Asks for a part of content, whose marks are known by it.
  func scoped(_ part: some Hashable, _ add: () -> Void) {
    let outer = (scope, count)
    (scope, count) = (identity(part), 0)
    add()
    (scope, count) = outer
  }
  /// Asks for one of several contents, and counts it.
  func collect<Content: ChartContent>(_ content: Content, number: inout Int) {
    scoped(number) { Content._collect(content, self) }
    number += 1
  }
  /// Changes all marks that a closure adds.
  func change(_ add: () -> Void, _ change: (inout ResolvedMark) -> Void) {
    let first = marks.count
    add()
    for index in first..<marks.count { change(&marks[index]) }
  }
}
