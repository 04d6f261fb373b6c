#if GTK
  import Foundation
  import HearthCore

  /// What a window offers to assistive technology of the desktop, whatever kind of window it is.
  protocol AccessibleHost: AnyObject {
    var accessibleContent: (any HostedContent)? { get }
    var accessibleTitle: String { get }
    var isAccessibleActive: Bool { get }
    /// Where the content begins on the screen, and device pixels for each point; nil where nobody says.
    func findAccessibleOrigin() -> (origin: CGPoint, scale: CGFloat)?
    /// Makes the frame that the window waits for, if it does.
    func bringUpToDate()
    /// Nothing may be asked for now: something waits within an event or a frame.
    var isAccessibleBusy: Bool { get }
    @discardableResult func handle(_ event: InputEvent) -> Bool
    /// Gives the window the keyboard.
    func raise()
    func copyAccessibleText(_ text: String)
    func readAccessibleClipboard(_ completion: @escaping @MainActor (String?) -> Void)
  }

  /// A window's elements as they were told to assistive technology.
  ///
  /// They are looked up when somebody asks, once a frame at most, and once after each frame while somebody listens to
  /// changes. Numbers stay with elements from one look to the next: an element is known by its node, which the last look
  /// keeps alive, so that no other one can have its place in memory.
  final class AccessibleWindow {
    private(set) weak var host: (any AccessibleHost)?
    let number: UInt32
    private let numbering: AccessibleNumbers
    private var isStale = true
    /// A frame has just been made: no other one is.
    private var isInFrame = false
    private(set) var items: [UInt32: AccessibleItem] = [:]
    private var item: AccessibleItem?
    private var numbers: [Key: UInt32] = [:]
    /// Rows that were asked for and are out of sight, with what is in them; they go with the next look.
    private var unseen: [UInt32: AccessibleItem] = [:]
    private var unseenNumbers = UnseenNumbers()
    /// What rows that are there are called, and how many rows their lists had.
    private var rowPlaces: [RowPlace: UInt32] = [:]
    private var rowCounts: [UInt32: Int] = [:]
    /// Found when somebody asks, once a look.
    private var foundRelations: [AccessibilityRelations<AccessibleItem>.Pair]?
    var relations: [AccessibilityRelations<AccessibleItem>.Pair] {
      if let foundRelations { return foundRelations }
      let found = item.map { root in
        AccessibilityRelations(root.children, element: \.element, children: \.children).pairs
      }
      foundRelations = found ?? []
      return found ?? []
    }
    /// What was announced last.
    private var announcements: [AccessibleItem] = []
    private(set) weak var focused: AccessibleItem?
    private(set) var bounds = CGRect.zero
    private var place: (origin: CGPoint, scale: CGFloat)?
    private var timeOfPlace = -Double.infinity

    /// A node may have several elements: items of a menu.
    private struct Key: Hashable {
      var id: UInt64
      var count: Int
    }

    init(_ host: any AccessibleHost, _ numbering: AccessibleNumbers) {
      (self.host, number, self.numbering) = (host, numbering.next(), numbering)
    }
    nonisolated deinit {}

    /// A frame was made: what is known may be wrong. `compare` looks at what has changed.
    func frameDidEnd(_ compare: (AccessibleWindow) -> Void) {
      isStale = true
      let outer = isInFrame
      isInFrame = true
      compare(self)
      isInFrame = outer
    }

    /// The window as an element, brought up to date.
    var root: AccessibleItem? {
      guard let host, let content = host.accessibleContent, !content.isClosed else { return nil }
      if !isStale || host.isAccessibleBusy || content.isUpdating { return item }
      if content.needsFrame, !isInFrame {
        isInFrame = true
        host.bringUpToDate()
        isInFrame = false
        // The frame has told what has changed.
        if !isStale { return item }
      }
      isStale = false
      look(host, content)
      return item
    }
    func item(_ number: UInt32) -> AccessibleItem? {
      guard let root else { return nil }
      if number == self.number { return root }
      if let item = items[number] ?? unseen[number] { return item }
      if let place = unseenNumbers.place(of: number), let list = items[place.list] {
        if let row = list.shownRows[place.row], place.part == 0 { return row }
        makeRow(place.row, of: list)
        return unseen[number]
      }
      return announcements.first { $0.number == number }
    }
    /// Whether a number still stands for something, which may be out of sight.
    func isKnown(_ number: UInt32) -> Bool { items[number] != nil || unseenNumbers.place(of: number) != nil }

    // MARK: - Rows out of sight

    /// The number of a child, which need not be there: nothing is made.
    func number(of child: AccessibleItem.Child, in list: AccessibleItem) -> UInt32 {
      switch child {
      case .shown(let item): item.number
      case .unseen(let row): unseenNumbers.number(at: RowPlace(list: list.number, row: row, part: 0), numbering)
      }
    }
    /// A row of a list, made now if it is out of sight.
    func row(_ row: Int, of list: AccessibleItem) -> AccessibleItem? {
      if let shown = list.shownRows[row] { return shown }
      guard row >= 0, row < list.rowCount else { return nil }
      return item(number(of: .unseen(row: row), in: list))
    }
    func child(_ child: AccessibleItem.Child?, of list: AccessibleItem) -> AccessibleItem? {
      switch child {
      case .shown(let item)?: item
      case .unseen(let row)?: self.row(row, of: list)
      case nil: nil
      }
    }
    /// Most elements out of sight that are kept until the next frame. Source: our choice: some two megabytes.
    private static let mostUnseen = 1024
    private func makeRow(_ row: Int, of list: AccessibleItem) {
      guard let rows = list.rows, row < list.rowCount, let content = host?.accessibleContent,
        host?.isAccessibleBusy == false, let element = content.accessibilityRow(at: row, of: rows)
      else { return }
      if unseen.count > Self.mostUnseen { unseen = [:] }
      var part = 0
      func add(_ element: AccessibilityElement, to parent: AccessibleItem) -> AccessibleItem {
        let number = unseenNumbers.number(at: RowPlace(list: list.number, row: row, part: part), numbering)
        part += 1
        let item = AccessibleItem(element, number: number, in: parent, isUnseen: true)
        item.take(element.children.map { add($0, to: item) })
        unseen[number] = item
        return item
      }
      add(UnseenText.detached(element), to: list).setIndex(ofRow: row, in: list)
    }

    // MARK: - Groups

    /// The elements that belong together with one: of a linked group, or choices of which one is on.
    func members(with item: AccessibleItem) -> [AccessibleItem] {
      if item.role == .radioButton, let parent = item.parent {
        return parent.children.filter { $0.role == .radioButton }
      }
      guard let groups = item.element?.properties.details.groups, !groups.isEmpty, let root else { return [] }
      var found: [AccessibleItem] = []
      root.visit { inner in
        if inner.element?.properties.details.groups.contains(where: groups.contains) == true { found.append(inner) }
      }
      return found.count > 1 ? found : []
    }

    // MARK: - Announcements

    /// An element that says what was announced, for screen readers that do not listen to announcements.
    func announce(_ text: String) -> AccessibleItem? {
      guard let root else { return nil }
      let item = AccessibleItem(announcing: text, number: numbering.next(), in: root)
      announcements.append(item)
      if announcements.count > 8 { announcements.removeFirst() }
      return item
    }

    private func look(_ host: any AccessibleHost, _ content: any HostedContent) {
      numbering.noteLook()
      foundRelations = nil
      bounds = CGRect(origin: .zero, size: content.windowSize)
      let root = AccessibleItem(
        self, title: host.accessibleTitle, size: bounds.size, isActive: host.isAccessibleActive)
      // The old ones live until the new ones are made.
      let oldNumbers = numbers, oldPlaces = rowPlaces, oldCounts = rowCounts
      var newItems: [UInt32: AccessibleItem] = [:], newNumbers: [Key: UInt32] = [:], counts: [UInt64: Int] = [:]
      var newPlaces: [RowPlace: UInt32] = [:], newCounts: [UInt32: Int] = [:]
      var focused: AccessibleItem?
      /// The row that elements are made for.
      var place: RowPlace?
      func number(_ key: Key) -> UInt32 {
        var known = oldNumbers[key]
        if known == nil, let current = place, let unseen = unseenNumbers.number(of: current) {
          unseenNumbers.remove(unseen)
          known = unseen
        }
        let number = known ?? numbering.next()
        newNumbers[key] = number
        if let current = place {
          newPlaces[current] = number
          place?.part += 1
        }
        return number
      }
      func add(_ element: AccessibilityElement, to parent: AccessibleItem) -> [AccessibleItem] {
        let labels = element.properties.details.labels.flatMap { add($0, to: parent) }
        let count = counts[element.id, default: 0]
        counts[element.id] = count + 1
        let outer = place
        if parent.rows != nil, let row = element.properties.details.listIndex {
          place = RowPlace(list: parent.number, row: row, part: 0)
        }
        let item = AccessibleItem(element, number: number(Key(id: element.id, count: count)), in: parent)
        newItems[item.number] = item
        if element.isFocused || item.body?.isFocused == true { focused = item }
        if item.rows != nil {
          // Rows of a list that has changed are not those that were at their places.
          if let old = oldCounts[item.number], old != item.rowCount { unseenNumbers.forget(item.number) }
          newCounts[item.number] = item.rowCount
        }
        var children: [AccessibleItem] = []
        if let body = item.body {
          // A chart's titles and rows are elements of one node.
          let inside = element.children.filter { $0.id != body.id || !$0.traits.contains(.isList) }
          children = (inside + body.children).flatMap { add($0, to: item) }
        } else {
          children = element.children.flatMap { add($0, to: item) }
        }
        children += item.links.enumerated().map { index, link in
          let link = AccessibleItem(
            link: link, at: index, number: number(Key(id: element.id, count: -1 - index)), in: item)
          newItems[link.number] = link
          return link
        }
        item.take(children)
        if !labels.isEmpty { item.label(by: labels) }
        if parent.rows != nil { place = outer }
        return labels + [item]
      }
      root.take(content.accessibilityElements.flatMap { add($0, to: root) })
      if let list = focused, list.rows != nil || list.role == .list,
        let row = list.children.first(where: { $0.states.contains(.selected) })
      {
        row.takeFocus(from: list)
        focused = row
      }
      // Rows that are out of sight now are called what they were.
      for (place, number) in oldPlaces
      where newPlaces[place] != number && newItems[number] == nil && newCounts[place.list] == oldCounts[place.list] {
        unseenNumbers.insert(number, at: place)
      }
      (item, items, numbers, self.focused) = (root, newItems, newNumbers, focused)
      (rowPlaces, rowCounts, unseen) = (newPlaces, newCounts, [:])
      withExtendedLifetime(oldNumbers) {}
    }
    /// The elements go, and with them what they hold of the app.
    func forget() {
      (item, items, numbers, focused, isStale) = (nil, [:], [:], nil, true)
      foundRelations = nil
      (unseen, unseenNumbers, rowPlaces, rowCounts, announcements) = ([:], UnseenNumbers(), [:], [:], [])
    }

    // MARK: - The screen

    /// Where the content begins on the screen in device pixels, and how many of them a point has. Asks the X server, ten
    /// times a second at most. On Wayland nobody says: places on the screen are those of the window there.
    func screen(_ now: Double) -> (origin: CGPoint, scale: CGFloat) {
      if now - timeOfPlace > 0.1 {
        timeOfPlace = now
        place = host?.findAccessibleOrigin()
      }
      return place ?? (.zero, 1)
    }

    // MARK: - What happens

    /// Does what assistive technology asks for. False where the element is not there any more, or may not be used. To a row
    /// that is out of sight the list scrolls first.
    func perform(_ action: AccessibilityRequest.Action, on item: AccessibleItem) -> Bool {
      guard let host, let element = item.target, element.isEnabled, !host.isAccessibleBusy else { return false }
      if item.isUnseen {
        guard let place = unseenNumbers.place(of: item.number), let list = items[place.list] else { return false }
        guard perform(.revealRow(place.row), on: list) else { return false }
        if action == .reveal { return true }
        host.bringUpToDate()
        guard let shown = self.item(item.number), !shown.isUnseen else { return false }
        return perform(action, on: shown)
      }
      isStale = true
      let id = action == .focus || action == .reveal || action.isAboutRows ? element.id : item.element?.id ?? element.id
      host.handle(.accessibilityAction(AccessibilityRequest(elementID: id, action: action)))
      return true
    }
  }

  extension AccessibilityRequest.Action {
    fileprivate var isAboutRows: Bool { if case .revealRow = self { true } else { false } }
  }

  /// What a row of a list, or an element in it, is known by while it is out of sight.
  struct RowPlace: Hashable {
    /// The number of the list.
    var list: UInt32
    var row: Int
    /// 0 for the row, then the elements inside, each before what is in it.
    var part: Int
  }

  /// The numbers of elements out of sight that somebody knows. Those that were asked for long ago are forgotten, so that a
  /// client which asks for a million rows costs no memory.
  struct UnseenNumbers {
    private var places: [UInt32: RowPlace] = [:]
    private var numbers: [RowPlace: UInt32] = [:]
    private var order: [UInt32] = []
    /// Source: our choice: more than any client looks at in one go, some half a megabyte.
    static let most = 4096
    var count: Int { places.count }

    func place(of number: UInt32) -> RowPlace? { places[number] }
    func number(of place: RowPlace) -> UInt32? { numbers[place] }
    mutating func number(at place: RowPlace, _ numbering: AccessibleNumbers) -> UInt32 {
      if let known = numbers[place] { return known }
      let number = numbering.next()
      insert(number, at: place)
      return number
    }
    mutating func insert(_ number: UInt32, at place: RowPlace) {
      if let old = numbers[place] { places[old] = nil }
      if let old = places[number] { numbers[old] = nil } else { order.append(number) }
      (places[number], numbers[place]) = (place, number)
      if order.count > Self.most { forget(order.prefix(Self.most / 4)) }
    }
    mutating func remove(_ number: UInt32) {
      if let place = places.removeValue(forKey: number) { numbers[place] = nil }
    }
    /// The rows of a list are not those that they were.
    mutating func forget(_ list: UInt32) {
      for (number, place) in places where place.list == list {
        (places[number], numbers[place]) = (nil, nil)
      }
      order.removeAll { places[$0] == nil }
    }
    private mutating func forget(_ oldest: ArraySlice<UInt32>) {
      for number in oldest {
        if let place = places.removeValue(forKey: number), numbers[place] == number { numbers[place] = nil }
      }
      order.removeFirst(oldest.count)
    }
  }

  /// The text of a row out of sight: the nodes of the row may go at any time.
  final class UnseenText: AccessibleText {
    let accessibleString: String
    let hasAccessibleLines: Bool
    init(_ text: any AccessibleText) {
      (accessibleString, hasAccessibleLines) = (text.accessibleString, text.hasAccessibleLines)
    }
    nonisolated deinit {}
    func accessibleFrame(of range: Range<Int>) -> CGRect { .zero }
    func accessibleOffset(at point: CGPoint) -> Int? { nil }
    func accessibleLine(at offset: Int) -> Range<Int> { 0..<accessibleString.unicodeScalars.count }

    /// An element that says what another says, and does nothing: views that are not there have no actions.
    static func detached(_ element: AccessibilityElement) -> AccessibilityElement {
      var result = element
      if result.properties.press != nil { result.properties.press = {} }
      if result.properties.adjust != nil { result.properties.adjust = { _ in } }
      if result.properties.setValue != nil { result.properties.setValue = { _ in } }
      result.properties.actions = result.properties.actions.mapValues { _ in {} }
      result.properties.details.text = result.properties.details.text.map { UnseenText($0) }
      if result.properties.details.range?.set != nil { result.properties.details.range?.set = { _ in } }
      (result.properties.details.rows, result.properties.details.links) = (nil, [])
      result.isFocused = false
      result.children = element.children.map(detached)
      return result
    }
  }
#endif
