import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// What apps may keep of a view, used after the view has gone.
@MainActor @Suite(.serialized) struct KeptValueTests {}

extension KeptValueTests {
  nonisolated final class Kept: @unchecked Sendable {
    // Unchecked: used on the main actor, where layouts run.
    var subviews: LayoutSubviews?
    var dimensions: ViewDimensions?
    var widths: [CGFloat] = []
  }
  /// Keeps the subviews of its first call in its cache, and the last ones outside.
  nonisolated struct Keeping: Layout {
    let kept: Kept
    func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }
    func updateCache(_ cache: inout [LayoutSubview], subviews: Subviews) {}
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]) -> CGSize {
      kept.subviews = subviews
      kept.widths = cache.map { $0.sizeThatFits(.unspecified).width }
      return CGSize(width: kept.widths.reduce(0, +), height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview])
    {
      var x = bounds.minX
      for subview in cache {
        subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }
  nonisolated struct Rank: LayoutValueKey { static let defaultValue = 7 }
  struct Rows: View {
    let ids: [Int]
    let kept: Kept
    var body: some View {
      Keeping(kept: kept)() {
        ForEach(ids, id: \.self) { id in
          Text("\(id)").frame(width: CGFloat(id), height: 10).layoutValue(key: Rank.self, value: id).layoutPriority(1)
        }
      }
    }
  }
  /// What is reported of gone views, and for no window, while `action` runs. Other tests may run while it waits, and make
  /// mistakes of other kinds.
  private func processReports(_ action: () async -> Void) async -> [String] {
    var found: [String] = []
    let outer = ReportLog.shared.listener
    ReportLog.shared.listener = { if $0.kind == .gone { found.append($0.description) } }
    await action()
    ReportLog.shared.listener = outer
    return found
  }

  @QuickTesting.Test func `subviews kept in the cache of a layout measure as zero when they have gone`() {
    let kept = Kept(), ids = Handle<[Int]>()
    let window = TestWindow { Owner([1, 20, 300], ids) { Rows(ids: $0.wrappedValue, kept: kept) } }
    expect(kept.widths, equals: [1, 20, 300])
    expect(window.reports, equals: [])
    ids.value = [20]
    window.settle()
    expect(kept.widths, equals: [0, 20, 0])
    expect(window.displayList.contains("20"))
    expect(window.reports.count, equals: 1)
    expect(
      window.reports.first?.hasPrefix(
        "Gone view: Owner/Rows/Keeping: it is used after it has left the tree. It measures as zero"), equals: true,
      "\(window.reports)")
    // New ones that the cache does not know lie in the middle.
    ids.value = [20, 300, 4_000]
    window.settle()
    expect(kept.widths, equals: [0, 20, 0])
    expect(window.reports.count, equals: 1)
  }
  @QuickTesting.Test func `subviews kept in a task answer harmlessly after their window has gone, and are reported`()
    async throws
  {
    let kept = Kept()
    do {
      let window = TestWindow { Rows(ids: [1, 20], kept: kept) }
      let subviews = try require(kept.subviews)
      expect(subviews.map { $0.sizeThatFits(.unspecified).width }, equals: [1, 20])
      expect(subviews[1][Rank.self] == 20 && subviews[1].priority == 1)
      expect(window.reports, equals: [])
    }
    let subviews = try require(kept.subviews)
    let found = await processReports {
      await Task { @MainActor in
        expect(subviews.count == 2 && subviews == subviews[0..<2] && subviews[[1]].count == 1)
        expect(subviews.map { $0.sizeThatFits(.unspecified) }, equals: [.zero, .zero])
        expect(subviews[1][Rank.self] == 7 && subviews[1].priority == 0 && subviews[1].spacing == ViewSpacing())
        let dimensions = subviews[0].dimensions(in: .unspecified)
        expect(dimensions.width == 0 && dimensions[.leading] == 0 && dimensions[explicit: .leading] == nil)
        subviews[0].place(at: .zero, proposal: .unspecified)
        var stack = HStackLayout(spacing: 3).makeCache(subviews: subviews)
        expect(
          HStackLayout(spacing: 3).sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &stack),
          equals: .zero)
        HStackLayout().placeSubviews(
          in: CGRect(x: 0, y: 0, width: 9, height: 9), proposal: .unspecified, subviews: subviews, cache: &stack)
        var grid = GridLayout().makeCache(subviews: subviews)
        expect(GridLayout().sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &grid), equals: .zero)
        expect(HStackLayout().spacing(subviews: subviews, cache: &stack), equals: ViewSpacing())
        expect(
          HStackLayout().explicitAlignment(
            of: .firstTextBaseline, in: .zero, proposal: .unspecified, subviews: subviews, cache: &stack) == nil)
      }.value
    }
    expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("Gone view: Keeping") }, "\(found)")
  }
  @QuickTesting.Test func `a button that uses a kept subview whose row has gone reports it in its window`() {
    let kept = Kept(), ids = Handle<[Int]>()
    var first: LayoutSubview?, answer: CGSize?
    let window = TestWindow {
      Owner([1, 20], ids) { ids in
        VStack {
          ZStack { Rows(ids: ids.wrappedValue, kept: Kept()) }
          if ids.wrappedValue.count > 1 { Rows(ids: [5], kept: kept) }
          Button("use") { answer = first?.sizeThatFits(.unspecified) }.accessibilityIdentifier("use")
        }
      }
    }
    first = kept.subviews?.first
    window.click("use")
    expect(answer?.width, equals: 5)
    ids.value = [1]
    window.settle()
    window.click("use")
    window.click("use")
    expect(answer, equals: .zero)
    expect(window.reports.filter { $0.hasPrefix("Gone view: Keeping: ") }.count, equals: 1, "\(window.reports)")
  }
  @QuickTesting.Test func `a built-in layout takes subviews that its cache was not made for`() {
    nonisolated struct Mixed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var one = GridLayout().makeCache(subviews: subviews), two = HStackLayout().makeCache(subviews: subviews)
        let few = subviews[0..<1]
        expect(
          GridLayout().sizeThatFits(proposal: .unspecified, subviews: few, cache: &one),
          equals: CGSize(width: 1, height: 10))
        expect(
          HStackLayout().sizeThatFits(proposal: .unspecified, subviews: few, cache: &two),
          equals: CGSize(width: 1, height: 10))
        one = GridLayout().makeCache(subviews: few)
        two = HStackLayout().makeCache(subviews: few)
        // 8 points lie between views that say nothing.
        expect(
          HStackLayout().sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &two),
          equals: CGSize(width: 1 + 8 + 2 + 8 + 3, height: 10))
        return GridLayout().sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &one)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let window = TestWindow { Mixed()() { ForEach(1..<4) { Color.red.frame(width: CGFloat($0), height: 10) } } }
    expect(window.reports, equals: [])
  }
  @QuickTesting.Test func `dimensions kept by an alignment guide keep their size and forget their guides`() async throws
  {
    nonisolated final class Box: @unchecked Sendable {
      // Unchecked: used on the main actor.
      var dimensions: ViewDimensions?
    }
    let box = Box()
    do {
      let window = TestWindow {
        VStack(alignment: .leading) {
          Color.red.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.trailing) {
            dimensions in
            box.dimensions = dimensions
            return dimensions.width
          }
          .alignmentGuide(.leading) { $0[.trailing] - 25 }
        }
      }
      let kept = try require(box.dimensions)
      expect(kept.width == 30 && kept[explicit: .leading] == 5 && kept[.leading] == 5)
      expect(window.reports, equals: [])
    }
    let kept = try require(box.dimensions)
    let found = await processReports {
      expect(kept.width == 30 && kept.height == 20)
      expect(kept[explicit: .leading] == nil && kept[.leading] == 0)
    }
    expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("Gone view: ") }, "\(found)")
  }

  // MARK: - Environment and focus

  private struct Reader: View {
    @Environment(\.self) private var values
    let keep: (EnvironmentValues) -> Void
    var body: some View {
      let _ = keep(values)
      Text("reader")
    }
  }
  @QuickTesting.Test func `environment values that were kept read on when their view and their window have gone`() {
    var kept: EnvironmentValues?
    var limit: Int??
    let shown = Handle<Bool>()
    var window: TestWindow? = TestWindow {
      Owner(true, shown) { shown in
        VStack {
          if shown.wrappedValue { Reader { kept = $0 }.lineLimit(3) }
          Button("read") { limit = kept?.lineLimit }.accessibilityIdentifier("read")
        }
      }
    }
    shown.value = false
    window?.settle()
    window?.click("read")
    expect(limit, equals: .some(3))
    expect(window?.reports, equals: [])
    window = nil
    expect(kept?.lineLimit == 3 && kept?.layoutDirection == .leftToRight)
  }
  @QuickTesting.Test func `a body that reads environment values kept from another view follows their changes`() {
    struct Other: View {
      let values: () -> EnvironmentValues?
      let log: ViewLog
      var body: some View {
        let _ = log.body("other")
        Text("limit \(values()?.lineLimit ?? 0)")
      }
    }
    var kept: EnvironmentValues?
    let log = ViewLog(), limit = Handle<Int>(), first = Handle<Bool>()
    let window = TestWindow {
      VStack {
        Owner(3, limit) { limit in
          Owner(true, first) { if $0.wrappedValue { Reader { kept = $0 } } }.lineLimit(limit.wrappedValue)
        }
        Other(values: { kept }, log: log)
      }
    }
    expect(window.displayList.contains("limit 3"))
    limit.value = 4
    window.settle()
    expect(window.displayList.contains("limit 4"))
    first.value = false
    window.settle()
    limit.value = 5
    window.settle()
    expect(window.displayList.contains("limit 5"))
    expect(window.reports, equals: [])
  }
  nonisolated fileprivate struct NoteKey: FocusedValueKey { typealias Value = String }
  @QuickTesting.Test func `focused values that were kept read nothing when their window has gone`() {
    FocusedValues.kept = nil
    var window: TestWindow? = TestWindow { Text("note").focusedSceneValue(\.keptNote, "A").overlay { NoteReader() } }
    expect(window?.displayList.contains("note is A"), equals: true)
    let kept = FocusedValues.kept
    expect(kept?[NoteKey.self], equals: "A")
    window = nil
    _ = kept?[NoteKey.self]
    FocusedValues.kept = nil
  }
  private struct NoteReader: View {
    @FocusedValue(\.keptNote) private var note
    var body: some View { Text("note is \(note ?? "none")") }
  }

  // MARK: - Placeholders

  @QuickTesting.Test func `the parts of a label kept from a style show nothing when the label has gone`() {
    struct Stealing: LabelStyle {
      let keep: (Configuration) -> Void
      func makeBody(configuration: Configuration) -> some View {
        let _ = keep(configuration)
        configuration.title
      }
    }
    var kept: LabelStyleConfiguration?
    let step = Handle<Int>()
    let window = TestWindow {
      Owner(0, step) { step in
        VStack {
          if step.wrappedValue == 0 { Label("Title", systemImage: "star").labelStyle(Stealing { kept = $0 }) }
          if step.wrappedValue == 2, let kept { Label(kept) }
          if step.wrappedValue == 3, let kept { kept.icon; kept.title }
        }
      }
    }
    expect(window.displayList.contains("Title"))
    for value in 1...3 {
      step.value = value
      window.settle()
      expect(!window.displayList.contains("Title"))
    }
    expect(
      !window.reports.isEmpty
        && window.reports.allSatisfy {
          $0.contains("a placeholder is used outside of the closure that it was given to")
        }, "\(window.reports)")
  }
  private struct Framing: ViewModifier {
    let keep: (Content) -> Void
    func body(content: Content) -> some View {
      let _ = keep(content)
      content.padding(1)
    }
  }
  @QuickTesting.Test func `the content of a modifier that was kept shows nothing when the modifier has gone`() {
    var kept: Framing.Content?
    let step = Handle<Int>()
    let window = TestWindow {
      Owner(0, step) { step in
        VStack {
          if step.wrappedValue < 2 { Text("inside").modifier(Framing { kept = $0 }) }
          if step.wrappedValue > 0, let kept { kept.border(.red) }
        }
      }
    }
    step.value = 1
    window.settle()
    expect(window.displayList.components(separatedBy: "inside").count, equals: 3)
    step.value = 2
    window.settle()
    // What was made while the modifier was there stays; nothing tells it of changes any more.
    expect(window.displayList.components(separatedBy: "inside").count, equals: 2)
    expect(window.reports, equals: [])
    step.value = 0
    window.settle()
    let stolen = kept
    step.value = 3
    window.settle()
    kept = stolen
    step.value = 4
    window.settle()
    let other = TestWindow { if let stolen { stolen } }
    expect(!other.displayList.contains("inside"))
    expect(other.reports.contains { $0.contains("a placeholder is used outside of the closure") }, "\(other.reports)")
  }
  @QuickTesting.Test func `a placeholder shown in another window goes quietly with either`() {
    var kept: Framing.Content?
    var one: TestWindow? = TestWindow { Text("inside").modifier(Framing { kept = $0 }) }
    let two = TestWindow { if let kept { kept } }
    expect(two.displayList.contains("inside"))
    one = nil
    expect(one == nil)
    two.resize(to: CGSize(width: 200, height: 200))
    two.settle()
    expect(two.displayList.contains("inside"))
  }
  private final class Token {
    nonisolated(unsafe) static var count = 0
    init() { Token.count += 1 }
    deinit { Token.count -= 1 }
  }
  @QuickTesting.Test func `modifiers whose bodies hand their content on leave nothing behind`() {
    struct Twice: ViewModifier {
      let token: Token
      func body(content: Content) -> some View { content.modifier(Framing { _ in }).modifier(Framing { _ in }) }
    }
    struct Cached: View {
      let token: Token
      let kept = Kept()
      var body: some View {
        Rows(ids: [1, 2], kept: kept).background {
          let _ = token; Color.red
        }
      }
    }
    let before = Token.count
    let shown = Handle<Bool>()
    let window = TestWindow {
      Owner(false, shown) {
        if $0.wrappedValue {
          Text("a").modifier(Twice(token: Token()))
          Label("b", systemImage: "star").modifier(Twice(token: Token()))
          Cached(token: Token())
        }
      }
    }
    for _ in 0..<3 {
      shown.value = true
      window.settle()
      expect(Token.count, equals: before + 3)
      shown.value = false
      window.settle()
      expect(Token.count, equals: before)
    }
  }
  @QuickTesting.Test func `a subview that was kept has no values and shows nothing when it has gone`() {
    var kept: Subview?
    let step = Handle<Int>()
    let window = TestWindow {
      Owner(0, step) { step in
        VStack {
          if step.wrappedValue == 0 {
            Group(subviews: Text("part").tag(3)) { subviews in
              let _ = kept = subviews.first
              subviews
            }
          }
          if step.wrappedValue == 2, let kept { kept }
        }
      }
    }
    expect(kept?.containerValues.tag(for: Int.self), equals: 3)
    let other = TestWindow { if let kept { kept } }
    expect(!other.displayList.contains("part"))
    expect(other.reports.contains { $0.hasPrefix("Gone view: ") }, "\(other.reports)")
    step.value = 1
    window.settle()
    expect(kept?.containerValues.tag(for: Int.self) == nil)
    step.value = 2
    window.settle()
    expect(!window.displayList.contains("part"))
    expect(window.reports.contains { $0.contains("Nothing is shown for it.") }, "\(window.reports)")
  }
}

extension FocusedValues {
  fileprivate nonisolated(unsafe) static var kept: FocusedValues?
  fileprivate var keptNote: String? {
    get {
      Self.kept = self
      return self[KeptValueTests.NoteKey.self]
    }
    set { self[KeptValueTests.NoteKey.self] = newValue }
  }
}
