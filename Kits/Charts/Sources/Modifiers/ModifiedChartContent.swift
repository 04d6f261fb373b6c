import SwiftUI

/// Chart content with a change for each of its marks.
nonisolated struct ModifiedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let change: (inout ResolvedMark) -> Void
  init(_ content: Content, _ change: @escaping (inout ResolvedMark) -> Void) {
    (self.content, self.change) = (content, change)
  }
  @MainActor static func _collect(_ modified: Self, _ marks: _MarkCollector) {
    marks.change({ Content._collect(modified.content, marks) }, modified.change)
  }
}

/// Chart content that is drawn as one: a layer, clipped or masked.
nonisolated struct GroupedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content
  let makeGroup: @MainActor (Int) -> MarkGroup
  init(_ content: Content, _ makeGroup: @escaping @MainActor (Int) -> MarkGroup) {
    (self.content, self.makeGroup) = (content, makeGroup)
  }
  @MainActor static func _collect(_ grouped: Self, _ marks: _MarkCollector) {
    let group = grouped.makeGroup(marks.newGroup())
    marks.change({ Content._collect(grouped.content, marks) }) { $0.style.groups.insert(group, at: 0) }
  }
}
