import HearthCore

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as the content of a tab view.
  nonisolated public struct Content<C: TabContent>: View {
    let tabs: C
    public typealias Body = Never
    // Outside of a tab view tabs show nothing.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
      EmptyView._makeNode(EmptyView(), inputs)
    }
    @MainActor public static func _update(_ node: _ViewNode, _ view: Self) {}
    public nonisolated static var _elementCount: Int { 0 }
  }
  private typealias Part = AnyTabContent<TabValue>

  /// Takes one statement of the closure as it is.
  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
  /// Makes no tabs of a closure without statements.
  public static func buildBlock() -> some TabContent<TabValue> { TabGroup<TabValue>(parts: []) }
  /// Makes the tabs of a closure with one statement.
  public static func buildBlock<C: TabContent>(_ content: C) -> some TabContent<TabValue> where TabValue == C.TabValue {
    content
  }
  /// Makes the tabs of an `if` without an `else`; none where the condition is false.
  public static func buildIf(_ content: (some TabContent<TabValue>)?) -> (some TabContent<TabValue>)? { content }
  /// Makes the tabs of the first branch of an `if` or a `switch`.
  public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .trueContent(first)) }
  /// Makes the tabs of the second branch of an `if` or a `switch`.
  public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T.TabValue == F.TabValue { _ConditionalContent(storage: .falseContent(second)) }
  /// Hides the type of tabs inside an `if #available`.
  public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> AnyTabContent<T.TabValue> {
    AnyTabContent(content)
  }
  /// Puts the tabs of two statements one after the other.
  public static func buildBlock<C0: TabContent, C1: TabContent>(
    _ c0: C0, _ c1: C1
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1)])
  }
  /// Puts the tabs of three statements one after the other.
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2)])
  }
  /// Puts the tabs of four statements one after the other.
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3)])
  }
  /// Puts the tabs of five statements one after the other.
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
    C3.TabValue == C4.TabValue
  {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4)])
  }
  /// Puts the tabs of six statements one after the other.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
    C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue
  {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5)])
  }
  /// Puts the tabs of seven statements one after the other.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
    C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue
  {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6)])
  }
  /// Puts the tabs of eight statements one after the other.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
    C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue
  {
    TabGroup<TabValue>(parts: [Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6), Part(c7)])
  }
  /// Puts the tabs of nine statements one after the other.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
    C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue,
    C7.TabValue == C8.TabValue
  {
    TabGroup<TabValue>(parts: [
      Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6), Part(c7), Part(c8),
    ])
  }
  /// Puts the tabs of ten statements one after the other.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent, C9: TabContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
    C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue,
    C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue
  {
    TabGroup<TabValue>(parts: [
      Part(c0), Part(c1), Part(c2), Part(c3), Part(c4), Part(c5), Part(c6), Part(c7), Part(c8), Part(c9),
    ])
  }
}
