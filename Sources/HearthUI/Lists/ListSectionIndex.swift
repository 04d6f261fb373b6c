import Foundation
import HearthCore
import HearthRendering

/// What stands for a section in the index beside a list.
struct SectionIndexLabelKey: LayoutValueKey { static var defaultValue: Text? { nil } }

extension View {
  /// Sets what stands for a section in the index at the trailing edge of the list around; nil for nothing. A press there
  /// brings the section into view, and a finger that moves over the index leads on.
  ///
  ///     ForEach(groups) { group in
  ///       Section(group.name) { … }.sectionIndexLabel(Text(group.initial))
  ///     }
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(_LayoutValueModifier(SectionIndexLabelKey.self, label))
  }
  /// Sets what stands for a section in the index at the trailing edge of the list around; nil for nothing.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
  /// Sets whether lists in here show the index of their sections. By itself it is there where sections have a
  /// `sectionIndexLabel(_:)`.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.listSettings) { $0.hidesSectionIndex = visibility == .hidden }
  }
}

/// The index of a list's sections: their labels in a column at the trailing edge, those that fit evenly chosen.
///
/// Source: UIKit's `sectionIndexTitles` and SwiftUI's `sectionIndexLabel(_:)`; the lengths are our choice.
@MainActor final class ListSectionIndex: ScrollIndex {
  /// Points.
  static let width: CGFloat = 20, lineHeight: CGFloat = 14, margin: CGFloat = 8
  struct Entry: Equatable {
    var label: String
    /// The first element of the section.
    var element: Int
  }
  private unowned(unsafe) let list: ListControl
  private let entries: [Entry]
  private var drawn: (piece: DisplayPiece, size: CGSize, ink: RGBA)?
  init(_ list: ListControl, _ entries: [Entry]) { (self.list, self.entries) = (list, entries) }
  nonisolated deinit {}

  private func height(in scroll: ScrollNode) -> CGFloat {
    min(CGFloat(entries.count) * Self.lineHeight, max(0, scroll.size.height - 2 * Self.margin))
  }
  private func area(in scroll: ScrollNode) -> CGRect {
    let height = height(in: scroll)
    let x = scroll.flags.contains(.isRightToLeft) ? 0 : scroll.size.width - Self.width
    return CGRect(x: x, y: (scroll.size.height - height) / 2, width: Self.width, height: height)
  }
  func isHit(_ point: CGPoint, in scroll: ScrollNode) -> Bool {
    area(in: scroll).insetBy(dx: 0, dy: -Self.margin).contains(point)
  }
  func lead(to point: CGPoint, in scroll: ScrollNode) {
    let area = area(in: scroll)
    guard area.height > 0, !entries.isEmpty else { return }
    let part = (point.y - area.minY) / area.height
    let entry = entries[min(max(0, Int((part * CGFloat(entries.count)).rounded(.down))), entries.count - 1)]
    scroll.move(to: .element(list.lazy, index: entry.element, anchor: .top))
  }
  func piece(in scroll: ScrollNode) -> DisplayPiece? {
    let area = area(in: scroll), ink = list.node.scope.accent
    let lines = Int((area.height / Self.lineHeight).rounded(.down))
    guard lines > 0 else { return nil }
    let size = CGSize(width: scroll.size.width, height: scroll.size.height)
    if let drawn, drawn.size == size, drawn.ink == ink { return drawn.piece }
    let shown = min(lines, entries.count)
    var attributes = ControlFonts.attributes(of: list.node)
    attributes.color = nil
    attributes.font.size = 11
    let line = area.height / CGFloat(shown)
    var pieces: ContiguousArray<PlacedPiece> = []
    for place in 0..<shown {
      // The first, the last, and those between them evenly.
      let entry = shown > 1 ? place * (entries.count - 1) / (shown - 1) : 0
      var text = StyledText(entries[entry].label, attributes)
      text.lineLimit = 1
      let layout = list.node.engine.host.textShaper.layout(text, width: Self.width, height: nil)
      pieces.append(
        PlacedPiece(
          TextPiece(layout, .color(ink)), x: area.midX - layout.size.width / 2,
          y: area.minY + (CGFloat(place) + 0.5) * line - layout.size.height / 2))
    }
    list.node.engine.counters.itemsRecorded += 1
    let piece = GroupPiece(pieces)
    drawn = (piece, size, ink)
    return piece
  }
  /// Whether both lead to the same places under the same names.
  func isSame(as other: ListSectionIndex?) -> Bool { entries == other?.entries }
}

extension ListControl {
  /// A row has a label for the index, or the sections may be others: looks at the first element of each at the end of
  /// the round.
  func sectionIndexMayHaveChanged() {
    if isSectionIndexStale { return }
    isSectionIndexStale = true
    node.engine.performAtEndOfRound { [weak self] in
      guard let self, !node.isUnmounted else { return }
      isSectionIndexStale = false
      updateSectionIndex()
    }
  }
  private func updateSectionIndex() {
    guard let scroll else { return }
    var entries: [ListSectionIndex.Entry] = []
    if !settings.hidesSectionIndex {
      lazy.makeRemainingElements()
      for elements in lazy.sectionRanges where !elements.isEmpty {
        let element = lazy.makeElement(at: elements.lowerBound)
        guard let label = element.layoutValue(SectionIndexLabelKey.self)?.string(at: element) else { continue }
        entries.append(ListSectionIndex.Entry(label: label, element: elements.lowerBound))
      }
    }
    let new = entries.isEmpty ? nil : ListSectionIndex(self, entries)
    if new == nil && sectionIndex == nil || new?.isSame(as: sectionIndex) == true { return }
    sectionIndex = new
    scroll.index = new
    scroll.setNeedsRecord()
  }
}
