import Foundation
import HearthRendering

/// Which parts of sections stay in view as long as something of their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The header of a section stays at the start of the visible part while the section is there.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footer of a section stays at the end of the visible part while the section is there.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyNode {
  /// The section around an element; logarithmic in the number of sections.
  package final func section(around element: Int) -> ElementSection? {
    let section = sections.indices.partitionPoint { sections[$0].all.upperBound > element }
    guard section < sections.count, sections[section].all.contains(element) else { return nil }
    return sections[section]
  }

  /// The elements of each section with its header and footer, in order.
  package final var sectionRanges: [Range<Int>] {
    resolveElements()
    return sections.map(\.all)
  }

  /// The header of the section at the start of the view, the footer of that at its end.
  final func pinnedElements() -> [Int] {
    if pinnedViews.isEmpty || sections.isEmpty || elementTotal == 0 { return [] }
    guard let span = visibleSpan(isClear: true) else { return [] }
    var result: [Int] = []
    if pinnedViews.contains(.sectionHeaders), span.start > 0, span.start < extents.total,
      let section = section(around: elements(of: extents.line(at: span.start)).lowerBound), section.header.count > 0
    {
      result.append(section.header.lowerBound)
    }
    if pinnedViews.contains(.sectionFooters), span.end > 0, span.end < extents.total,
      let section = section(around: elements(of: extents.line(at: span.end)).lowerBound), section.footer.count > 0
    {
      result.append(section.footer.lowerBound)
    }
    return result
  }
  /// Moves pinned headers and footers to the edges of the view, as far as their sections reach. What is visible begins
  /// `shift` points further on than it does now.
  final func place(pinned: [Int], shift: CGFloat) {
    guard let span = visibleSpan(isClear: true) else { return }
    let visibleStart = span.start + shift, visibleEnd = span.end + shift
    for index in pinned {
      guard let section = section(around: index) else { continue }
      let entry = slot(of: index).map { live[$0] } ?? extras.first { $0.index == index }
      guard let entry else { continue }
      let length = along(entry.size)
      let ownStart = extents.offset(of: line(of: index))
      if section.header.contains(index) {
        let limit =
          extents.offset(of: line(of: section.all.upperBound - 1))
          + extents.length(of: line(of: section.all.upperBound - 1)) - length
        placeEntry(entry, at: max(ownStart, min(visibleStart, limit)), lineLength: length)
      } else {
        let limit = extents.offset(of: line(of: section.all.lowerBound))
        placeEntry(entry, at: min(ownStart, max(visibleEnd - length, limit)), lineLength: length)
      }
    }
    needsGroup = true
  }
}
