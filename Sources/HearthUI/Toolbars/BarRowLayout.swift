import Foundation
import HearthCore

/// Where a view stands in the row of a bar.
enum BarZone: Sendable { case leading, title, center, centerTitle, trailing, search, menu }

struct BarPlace: Equatable {
  var zone = BarZone.trailing
  /// The item that the view belongs to.
  var item: ObjectIdentifier?
  var isFlexible = false
}
struct BarPlaceKey: LayoutValueKey { static let defaultValue = BarPlace() }

extension View {
  nonisolated func barZone(
    _ zone: BarZone, item: ObjectIdentifier? = nil, isFlexible: Bool = false
  ) -> ModifiedContent<Self, _LayoutValueModifier<BarPlaceKey>> {
    modifier(_LayoutValueModifier(BarPlaceKey.self, BarPlace(zone: zone, item: item, isFlexible: isFlexible)))
  }
}

/// Views at both ends of a row and in its middle.
///
/// Items have their ideal widths. The title has what is left, and the middle moves away from what does not
/// leave it room. Items of the trailing end for which there is no room go into the menu after them: the
/// model hears of the widths and says which.
nonisolated struct BarRowLayout: Layout {
  let model: BarModel
  let height: CGFloat
  let padding: CGFloat
  typealias Cache = Void
  /// What a title keeps at least before items give way; points.
  static let leastTitle: CGFloat = 90
  static let searchWidth: CGFloat = 240
  static let leastSearch: CGFloat = 120
  static let menuWidth: CGFloat = 38

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var width: CGFloat = 2 * padding, tallest = height
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      width += size.width + BarMetrics.itemGap
      tallest = max(tallest, size.height + 8)
    }
    let offered = proposal.width ?? width
    return CGSize(width: offered.isFinite ? offered : width, height: tallest)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var zones: [BarZone: [Int]] = [:], widths: [CGFloat] = []
    for index in subviews.indices {
      let place = subviews[index][BarPlaceKey.self]
      zones[place.zone, default: []].append(index)
      widths.append(place.isFlexible ? 0 : subviews[index].sizeThatFits(.unspecified).width)
    }
    func length(_ zone: BarZone) -> CGFloat { (zones[zone] ?? []).reduce(0) { $0 + widths[$1] + BarMetrics.itemGap } }
    let titles = (zones[.title] ?? []) + (zones[.centerTitle] ?? [])
    let inner = bounds.width - 2 * padding
    let leading = length(.leading), title = titles.reduce(0) { $0 + widths[$1] }
    let search: CGFloat = zones[.search] == nil ? 0 : Self.leastSearch
    tell(
      subviews, widths, inner - leading - min(title, Self.leastTitle) - length(.center) - search - BarMetrics.groupGap)

    func put(_ index: Int, at x: CGFloat, width: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: nil))
    }
    var x = padding
    for index in zones[.leading] ?? [] {
      put(index, at: x, width: widths[index])
      x += widths[index] + BarMetrics.itemGap
    }
    let start = x
    // From the trailing end: the menu, the search field, the items.
    var end = bounds.width - padding
    for index in (zones[.menu] ?? []).reversed() {
      end -= widths[index]
      put(index, at: end, width: widths[index])
      end -= BarMetrics.itemGap
    }
    for index in zones[.search] ?? [] {
      let room = end - start - length(.trailing) - min(title, Self.leastTitle) - length(.center) - BarMetrics.groupGap
      let width = max(min(Self.searchWidth, room), min(Self.leastSearch, end - start))
      end -= width
      put(index, at: end, width: width)
      end -= BarMetrics.itemGap
    }
    let trailing = zones[.trailing] ?? []
    let flexible = trailing.filter { subviews[$0][BarPlaceKey.self].isFlexible }
    if !flexible.isEmpty {
      let free = max(0, end - start - length(.trailing) - title - length(.center) - BarMetrics.groupGap)
      for index in flexible { widths[index] = free / CGFloat(flexible.count) }
    }
    for index in trailing.reversed() {
      end -= widths[index]
      put(index, at: end, width: widths[index])
      end -= BarMetrics.itemGap
    }
    var free = (from: start, to: max(start, end))
    for index in zones[.title] ?? [] {
      let width = min(widths[index], max(0, free.to - free.from - length(.center)))
      put(index, at: free.from, width: width)
      free.from += width + BarMetrics.itemGap
    }
    let middle = (zones[.center] ?? []) + (zones[.centerTitle] ?? [])
    let wanted = middle.reduce(-BarMetrics.itemGap) { $0 + widths[$1] + BarMetrics.itemGap }
    let width = min(wanted, max(0, free.to - free.from))
    var at = max(free.from, min((bounds.width - width) / 2, free.to - width))
    for index in middle {
      let own = min(widths[index], width)
      put(index, at: at, width: own)
      at += own + BarMetrics.itemGap
    }
  }
  /// Tells the model how wide the items are, and how much room there is for those of the trailing end.
  private func tell(_ subviews: Subviews, _ widths: [CGFloat], _ room: CGFloat) {
    var shown: [ObjectIdentifier: CGFloat] = [:]
    for index in subviews.indices {
      let place = subviews[index][BarPlaceKey.self]
      guard place.zone == .trailing, let item = place.item else { continue }
      shown[item] = shown[item].map { $0 + BarMetrics.itemGap + widths[index] } ?? widths[index]
    }
    let model = model, widths = shown
    MainActor.assumeIsolated { model.fit(widths, into: room, menuWidth: Self.menuWidth) }
  }
}
