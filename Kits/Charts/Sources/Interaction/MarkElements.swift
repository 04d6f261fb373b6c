import SwiftUI

/// The accessible elements of marks, and of lines and areas that are kept as numbers or drawn from functions.
///
/// A chart with more marks than `most` has an element for each of its series instead of one for each mark.
struct MarkElements: View {
  let model: ChartModel
  let placement: Placement
  /// Marks that each have an element of their own. Source: our choice: nobody listens to more one by one.
  nonisolated static let most = 400

  private struct Element: Identifiable {
    let id: Int
    let mark: ResolvedMark
    let frame: CGRect
  }
  private var shown: [PlacedMark] {
    placement.marks.filter { model.marks[$0.index].style.isHiddenFromAccessibility != true }
  }
  var body: some View {
    let shown = shown, isLong = shown.count > Self.most
    let each = isLong ? [] : shown.map { Element(id: $0.index, mark: model.marks[$0.index], frame: $0.frame) }
    ZStack(alignment: .topLeading) {
      ForEach(each) { MarkElement(mark: $0.mark, frame: $0.frame).equatable() }
      ForEach(SeriesElement.all(model, placement, marks: isLong ? shown : [])) {
        SeriesElementView(element: $0).equatable()
      }
    }
    .allowsHitTesting(false)
  }
}

/// The element of one mark. Its words are found only when the mark changes.
struct MarkElement: View, @MainActor Equatable {
  let mark: ResolvedMark
  let frame: CGRect

  static func == (a: MarkElement, b: MarkElement) -> Bool {
    func same(_ path: KeyPath<ResolvedMark, PlottedValue?>) -> Bool {
      let first = a.mark[keyPath: path], second = b.mark[keyPath: path]
      return first?.span == second?.span && first?.label == second?.label
    }
    return a.frame == b.frame && a.mark.kind == b.mark.kind && same(\.x) && same(\.xEnd) && same(\.y) && same(\.yEnd)
      && same(\.angle) && same(\.series) && same(\.style.foregroundBy) && same(\.style.symbolBy)
      && a.mark.style.isSaid(like: b.mark.style)
  }
  var body: some View {
    let words = MarkWords(mark)
    Color.clear.modifier(MarkElementPlace(frame: frame, style: mark.style, label: words.label, value: words.value))
  }
}

/// Makes a view the accessible element of a mark or series, with the words of the app where it has given some.
struct MarkElementPlace: ViewModifier {
  /// Points, in the plot area. The element is at least one point wide and high.
  let frame: CGRect
  let style: MarkStyle
  let label: Text
  let value: Text

  func body(content: Content) -> some View {
    content
      .frame(width: max(1, frame.width), height: max(1, frame.height))
      .accessibilityElement()
      .accessibilityLabel(style.accessibilityLabel ?? label)
      .accessibilityValue(style.accessibilityValue ?? value)
      .accessibilityIdentifier(style.accessibilityIdentifier ?? "")
      .position(x: frame.midX, y: frame.midY)
  }
}

/// What is said of a mark: its place as the label, its quantity and series as the value.
struct MarkWords {
  let label: Text
  let value: Text

  init(_ mark: ResolvedMark) {
    if let angle = mark.angle {
      let name = mark.style.foregroundBy
      label = name.map { Self.words($0) } ?? angle.label
      value = Self.words(angle)
      return
    }
    let isUpright = mark.growsVertically != false
    var first = isUpright ? [mark.x, mark.xEnd] : [mark.y, mark.yEnd]
    var second = isUpright ? [mark.y, mark.yEnd] : [mark.x, mark.xEnd]
    if first.allSatisfy({ $0 == nil }) { (first, second) = (second, first) }
    label = Self.joined(first.compactMap { $0 }.map(Self.words)) ?? Text(verbatim: "")
    let series = mark.style.foregroundBy ?? mark.series ?? mark.style.symbolBy
    var parts = second.compactMap { $0 }.map(Self.words)
    // The series is said only where it is none of the places.
    if let series, series.value != first.first??.value { parts.append(Self.words(series)) }
    value = Self.joined(parts) ?? Text(verbatim: "")
  }
  /// "Category, A".
  static func words(_ plotted: PlottedValue) -> Text {
    Text("\(plotted.label), \(Text(verbatim: text(plotted.span)))")
  }
  static func text(_ span: ValueSpan) -> String {
    let lower = text(span.lower, unit: span.unit)
    guard let upper = span.upper, span.unit == nil else { return lower }
    return "\(lower) – \(text(upper, unit: nil))"
  }
  private static func text(_ value: _ChartValue, unit: Calendar.Component?) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number): return number.isFinite ? spoken(number) : ""
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      switch unit {
      case .year?: return date.formatted(.dateTime.year())
      case .month?, .quarter?: return date.formatted(.dateTime.year().month(.wide))
      case .hour?, .minute?, .second?: return date.formatted(date: .abbreviated, time: .shortened)
      case nil: return date.formatted(date: .abbreviated, time: .shortened)
      default: return date.formatted(date: .abbreviated, time: .omitted)
      }
    }
  }
  /// A number with four digits behind the zeros in front, and all of those before the decimal point: nobody wants to hear
  /// seven. Source: our choice.
  static func spoken(_ number: Double) -> String {
    let size = number == 0 ? 0 : Int(log10(abs(number)).rounded(.down))
    return number.formatted(.number.precision(.fractionLength(0...max(0, min(6, 3 - size)))))
  }
  private static func joined(_ texts: [Text]) -> Text? {
    guard var result = texts.first else { return nil }
    for text in texts.dropFirst() { result = Text("\(result), \(text)") }
    return result
  }
}
