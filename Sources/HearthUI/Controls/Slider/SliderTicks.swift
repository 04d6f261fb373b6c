import Foundation
import HearthCore

/// A mark at a value of a slider, with a label below it where one is given.
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, SliderTickContent {
  /// The identity of a mark: its value.
  nonisolated public struct ID: Hashable { let value: V }
  public typealias Value = V
  let value: V
  let label: AnyView?
  /// A mark without a label.
  public init(_ value: V) { (self.value, label) = (value, nil) }
  /// A mark with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }
  /// A mark with a title.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { (self.value, label) = (value, AnyView(Text(titleKey))) }
  /// A mark with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, _ value: V) {
    (self.value, label) = (value, AnyView(Text(title)))
  }
  public var id: SliderTick<V>.ID { ID(value: value) }
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// Marks of a slider.
nonisolated public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
  /// The type of `body`.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks, in any order.
  var body: Body { get }
}

/// Several marks one after the other.
nonisolated public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V
  /// The ticks of all parts.
  public typealias TicksCollection = [SliderTick<V>]
  /// The groups of marks that were put together.
  public var value: T
  let ticks: [SliderTick<V>]
  public var body: [SliderTick<V>] { ticks }
  init(value: T, _ parts: [SliderTick<V>]...) { (self.value, ticks) = (value, Array(parts.joined())) }
}

/// Puts the marks of a slider together.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Takes one statement of the closure as it is.
  public static nonisolated func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }
  /// Makes no marks of a closure without statements.
  public static nonisolated func buildBlock() -> TupleSliderTickContent<V, ()> { TupleSliderTickContent(value: ()) }
  /// Makes the marks of a closure with one statement.
  public static nonisolated func buildBlock<C: SliderTickContent<V>>(_ content: C) -> C { content }
  /// Puts the marks of two statements one after the other.
  public static nonisolated func buildBlock<C0: SliderTickContent<V>, C1: SliderTickContent<V>>(
    _ c0: C0, _ c1: C1
  ) -> TupleSliderTickContent<V, (C0, C1)> {
    TupleSliderTickContent(value: (c0, c1), Array(c0.body), Array(c1.body))
  }
  /// Puts the marks of three statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleSliderTickContent<V, (C0, C1, C2)> {
    TupleSliderTickContent(value: (c0, c1, c2), Array(c0.body), Array(c1.body), Array(c2.body))
  }
  /// Puts the marks of four statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>, C3: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3)> {
    TupleSliderTickContent(value: (c0, c1, c2, c3), Array(c0.body), Array(c1.body), Array(c2.body), Array(c3.body))
  }
  /// Puts the marks of five statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>, C3: SliderTickContent<V>,
    C4: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4)> {
    TupleSliderTickContent(
      value: (c0, c1, c2, c3, c4), Array(c0.body), Array(c1.body), Array(c2.body), Array(c3.body), Array(c4.body))
  }
  /// Puts the marks of six statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>, C3: SliderTickContent<V>,
    C4: SliderTickContent<V>, C5: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5)> {
    TupleSliderTickContent(
      value: (c0, c1, c2, c3, c4, c5), Array(c0.body), Array(c1.body), Array(c2.body), Array(c3.body), Array(c4.body),
      Array(c5.body))
  }
  /// Puts the marks of seven statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>, C3: SliderTickContent<V>,
    C4: SliderTickContent<V>, C5: SliderTickContent<V>, C6: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6)> {
    TupleSliderTickContent(
      value: (c0, c1, c2, c3, c4, c5, c6), Array(c0.body), Array(c1.body), Array(c2.body), Array(c3.body),
      Array(c4.body), Array(c5.body), Array(c6.body))
  }
  /// Puts the marks of eight statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>, C3: SliderTickContent<V>,
    C4: SliderTickContent<V>, C5: SliderTickContent<V>, C6: SliderTickContent<V>, C7: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7)> {
    TupleSliderTickContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7), Array(c0.body), Array(c1.body), Array(c2.body), Array(c3.body),
      Array(c4.body), Array(c5.body), Array(c6.body), Array(c7.body))
  }
  /// Puts the marks of nine statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>, C3: SliderTickContent<V>,
    C4: SliderTickContent<V>, C5: SliderTickContent<V>, C6: SliderTickContent<V>, C7: SliderTickContent<V>,
    C8: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8)> {
    TupleSliderTickContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8), Array(c0.body), Array(c1.body), Array(c2.body), Array(c3.body),
      Array(c4.body), Array(c5.body), Array(c6.body), Array(c7.body), Array(c8.body))
  }
  /// Puts the marks of ten statements one after the other.
  public static nonisolated func buildBlock<
    C0: SliderTickContent<V>, C1: SliderTickContent<V>, C2: SliderTickContent<V>, C3: SliderTickContent<V>,
    C4: SliderTickContent<V>, C5: SliderTickContent<V>, C6: SliderTickContent<V>, C7: SliderTickContent<V>,
    C8: SliderTickContent<V>, C9: SliderTickContent<V>
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleSliderTickContent<V, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    TupleSliderTickContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9), Array(c0.body), Array(c1.body), Array(c2.body), Array(c3.body),
      Array(c4.body), Array(c5.body), Array(c6.body), Array(c7.body), Array(c8.body), Array(c9.body))
  }
  /// Makes the marks of an `if` without an `else`; none where the condition is false.
  public static nonisolated func buildIf<C: SliderTickContent<V>>(_ content: C?) -> TupleSliderTickContent<V, C?> {
    TupleSliderTickContent(value: content, content.map { Array($0.body) } ?? [])
  }
  /// Makes the marks of the first branch of an `if` or a `switch`.
  public static nonisolated func buildEither<T: SliderTickContent<V>>(first: T) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(value: (), Array(first.body))
  }
  /// Makes the marks of the second branch of an `if` or a `switch`.
  public static nonisolated func buildEither<F: SliderTickContent<V>>(second: F) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent(value: (), Array(second.body))
  }
}

/// A mark, or several, for each of some values.
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value
  let ticks: [SliderTick<Content.Value>]
  public var body: [SliderTick<Content.Value>] { ticks }
  /// Marks for values that have identities. Of several with one identity the first counts.
  public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    self.init(data, id: \.id, content: content)
  }
  /// Marks for values that are told apart by a part of theirs. Of several with one identity the first counts.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  )
  where V == Data.Element, Data.Element == Content.Value {
    var seen: Set<ID> = []
    ticks = data.flatMap { seen.insert($0[keyPath: id]).inserted ? Array(content($0).body) : [] }
  }
}
