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
      return number == self.number ? root : items[number]
    }

    private func look(_ host: any AccessibleHost, _ content: any HostedContent) {
      numbering.noteLook()
      bounds = CGRect(origin: .zero, size: content.windowSize)
      let root = AccessibleItem(
        self, title: host.accessibleTitle, size: bounds.size, isActive: host.isAccessibleActive)
      // The old ones live until the new ones are made.
      let oldNumbers = numbers
      var newItems: [UInt32: AccessibleItem] = [:], newNumbers: [Key: UInt32] = [:], counts: [UInt64: Int] = [:]
      var focused: AccessibleItem?
      func add(_ element: AccessibilityElement, to parent: AccessibleItem) {
        let count = counts[element.id, default: 0]
        counts[element.id] = count + 1
        let key = Key(id: element.id, count: count)
        let number = oldNumbers[key] ?? numbering.next()
        newNumbers[key] = number
        let item = AccessibleItem(element, number: number, in: parent)
        parent.append(item)
        newItems[number] = item
        if element.isFocused { focused = item }
        for child in element.children { add(child, to: item) }
      }
      for element in content.accessibilityElements { add(element, to: root) }
      if let list = focused, list.role == .list,
        let row = list.children.first(where: { $0.states.contains(.selected) })
      {
        row.takeFocus(from: list)
        focused = row
      }
      (item, items, numbers, self.focused) = (root, newItems, newNumbers, focused)
      withExtendedLifetime(oldNumbers) {}
    }
    /// The elements go, and with them what they hold of the app.
    func forget() {
      (item, items, numbers, focused, isStale) = (nil, [:], [:], nil, true)
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

    /// Does what assistive technology asks for. False where the element is not there any more, or may not be used.
    func perform(_ action: AccessibilityRequest.Action, on item: AccessibleItem) -> Bool {
      guard let host, let element = item.element, element.isEnabled, !host.isAccessibleBusy else { return false }
      isStale = true
      host.handle(.accessibilityAction(AccessibilityRequest(elementID: element.id, action: action)))
      return true
    }
  }
#endif
