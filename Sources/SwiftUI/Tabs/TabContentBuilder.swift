import HearthCore

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a tab view.
  nonisolated public struct Content<C: TabContent>: View {
    let tabs: C
    public typealias Body = Never
    // Outside of a tab view tabs show nothing.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { EmptyView._makeNode(EmptyView(), inputs) }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { 0 }
  }
  private typealias Part = AnyTabContent<TabValue>

  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
  public static func buildBlock() -> some TabContent<TabValue> { TabGroup<TabValue>(parts: []) }
  public static func buildBlock<C: TabContent>(_ content: C) -> some TabContent<TabValue> where TabValue == C.TabValue { content }
  public static func buildIf(_ content: (some TabContent<TabValue>)?) -> (some TabContent<TabValue>)? { content }
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .trueContent(first)) }
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .falseContent(second)) }
  public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> { AnyTabContent(content) }
  public static func buildBlock<C0: TabContent, C1: TabContent>(
    _ c0: C0, _ c1: C1
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6), Part(c7)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6), Part(c7), Part(c8)])
  }
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent, C9: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6), Part(c7), Part(c8), Part(c9)])
  }
}
