import HearthCore

/// Where a bar host shows the field.
enum SearchPlace: Equatable {
  case none
  /// At the trailing end of the row above.
  case row
  /// In a row of its own below the title.
  case drawer
  /// In the bar below the page.
  case bottom
  var isAbove: Bool { self == .row || self == .drawer }

  @MainActor init(_ model: SearchModel?, _ items: BarItems, _ idiom: Idiom, removed: Set<ToolbarDefaultItemKind>) {
    guard let model, !removed.contains(.search) else {
      self = .none
      return
    }
    if let placement = items.search?.part.placement.kind {
      self = placement == .bottomBar || placement == .status ? .bottom : .row
      return
    }
    if model.options.isMinimized {
      self = .row
      return
    }
    switch idiom {
    case .desktop, .tv: self = .row
    case .pad: self = model.placement.kind == .drawer || model.placement.kind == .permanentDrawer ? .drawer : .row
    case .phone, .watch: self = .drawer
    }
  }
}

extension BarModel: SearchBar {
  var putsSearchInMiddle: Bool? { items.search.map { $0.part.placement.kind == .principal } }
}
