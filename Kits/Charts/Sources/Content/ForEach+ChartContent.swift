import SwiftUI

// The initialisers that SwiftUI has for views make a `ForEach` of marks with the package's own one: the public ones ask
// for views.

nonisolated extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  @MainActor public static func _collect(_ content: Self, _ marks: _MarkCollector) {
    for element in content.data {
      marks.scoped(content.identity(element)) { Content._collect(content.content(element), marks) }
    }
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Marks for each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identity: { $0.id }, content: content)
  }
}
nonisolated extension ForEach where Content: ChartContent {
  /// Marks for each element, with the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}
nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, identity: { $0 }, content: content)
  }
}

nonisolated extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never
  /// Gathers marks.
  public init(@ChartContentBuilder content: () -> Content) { self.init(unchecked: content()) }
  @MainActor public static func _collect(_ group: Self, _ marks: _MarkCollector) {
    Content._collect(group.content, marks)
  }
}
