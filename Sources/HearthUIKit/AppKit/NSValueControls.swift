import Foundation
import HearthCore
import HearthUI

/// A knob on a track.
@MainActor @preconcurrency open class NSSlider: NSControl {
  /// The least value.
  open var minValue = 0.0 { didSet { needsUpdate() } }
  /// The greatest value.
  open var maxValue = 1.0 { didSet { needsUpdate() } }
  /// How many values there are with a mark; 0 for all values, without marks.
  open var numberOfTickMarks = 0 { didSet { needsUpdate() } }
  /// Whether the knob goes to the marks alone.
  open var allowsTickMarkValuesOnly = false { didSet { needsUpdate() } }
  private var number = 0.0
  /// Creates a slider.
  public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// Creates a slider from 0 to 1.
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }
  nonisolated deinit {}
  open override var doubleValue: Double {
    get { min(max(number, minValue), max(minValue, maxValue)) }
    set {
      number = newValue.isFinite ? newValue : minValue
      needsUpdate()
    }
  }
  override var text: String {
    get { String(doubleValue) }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: super.intrinsicContentSize.height)
  }
  override func makeContent() -> AnyView? {
    let value = Binding { [weak self] in
      self?.doubleValue ?? 0
    } set: { [weak self] in
      guard let self else { return }
      doubleValue = $0
      if isContinuous { act() }
    }
    let ended: (Bool) -> Void = { [weak self] isEditing in
      if !isEditing, self?.isContinuous == false { self?.act() }
    }
    let range = minValue...max(maxValue, minValue.nextUp), name = Text(accessibilityLabel ?? "")
    if numberOfTickMarks > 1, allowsTickMarkValuesOnly {
      let step = (range.upperBound - range.lowerBound) / Double(numberOfTickMarks - 1)
      return wrap(
        Slider(value: value, in: range, step: step) {
          name
        } onEditingChanged: {
          ended($0)
        }.labelsHidden())
    }
    return wrap(
      Slider(value: value, in: range) {
        name
      } onEditingChanged: {
        ended($0)
      }.labelsHidden())
  }
}

/// A switch.
@MainActor @preconcurrency open class NSSwitch: NSControl {
  /// Whether it is on.
  open var state = NSControl.StateValue.off { didSet { if state != oldValue { needsUpdate() } } }
  nonisolated deinit {}
  override var text: String {
    get { String(state.rawValue) }
    set { state = StateValue(Int(newValue) ?? 0) }
  }
  override func makeContent() -> AnyView? {
    let isOn = Binding { [weak self] in
      self?.state == .on
    } set: { [weak self] in
      self?.state = $0 ? .on : .off
      self?.act()
    }
    return wrap(Toggle(isOn: isOn) { Text(accessibilityLabel ?? "") }.labelsHidden().toggleStyle(.switch).fixedSize())
  }
}

/// Two buttons that make a number larger and smaller.
@MainActor @preconcurrency open class NSStepper: NSControl {
  /// The least value.
  open var minValue = 0.0 { didSet { needsUpdate() } }
  /// The greatest value.
  open var maxValue = 59.0 { didSet { needsUpdate() } }
  /// How far one press goes.
  open var increment = 1.0 { didSet { needsUpdate() } }
  /// Whether the least value follows the greatest one.
  open var valueWraps = true { didSet { needsUpdate() } }
  private var number = 0.0
  nonisolated deinit {}
  open override var doubleValue: Double {
    get { number }
    set {
      number = min(max(newValue.isFinite ? newValue : minValue, minValue), max(minValue, maxValue))
      needsUpdate()
    }
  }
  override var text: String {
    get { String(number) }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  private func step(_ distance: Double) {
    let new = number + distance
    doubleValue = valueWraps && new > maxValue ? minValue : valueWraps && new < minValue ? maxValue : new
    act()
  }
  override func makeContent() -> AnyView? {
    let mayGrow = valueWraps || number < maxValue, mayShrink = valueWraps || number > minValue
    let grow: (() -> Void)? = mayGrow ? { [weak self] in self.map { $0.step($0.increment) } } : nil
    let shrink: (() -> Void)? = mayShrink ? { [weak self] in self.map { $0.step(-$0.increment) } } : nil
    return wrap(
      Stepper(label: { Text(accessibilityLabel ?? "") }, onIncrement: grow, onDecrement: shrink).labelsHidden()
        .fixedSize())
  }
}

/// How far something has come, or that it goes on.
@MainActor @preconcurrency open class NSProgressIndicator: NSView {
  /// A bar, or something that turns.
  /// `bar` or `spinning`.
  public nonisolated enum Style: UInt, Sendable { case bar = 0, spinning }
  /// A bar, or something that turns.
  open var style = Style.bar { didSet { lookDidChange() } }
  /// Whether it is not known how far it has come. True by itself, as on a Mac.
  open var isIndeterminate = true { didSet { lookDidChange() } }
  open var minValue = 0.0 { didSet { needsUpdate() } }
  /// What stands for the end.
  open var maxValue = 100.0 { didSet { needsUpdate() } }
  /// How far it has come.
  open var doubleValue = 0.0 { didSet { if doubleValue != oldValue { needsUpdate() } } }
  /// Whether it is seen while it is not known to go on.
  open var isDisplayedWhenStopped = true { didSet { needsUpdate() } }
  /// How large it is.
  open var controlSize = NSControl.ControlSize.regular { didSet { lookDidChange() } }
  private var isRunning = false
  nonisolated deinit {}
  open override var isFlipped: Bool { true }
  /// Something goes on.
  open func startAnimation(_ sender: Any?) {
    isRunning = true
    needsUpdate()
  }
  /// It goes on no longer.
  open func stopAnimation(_ sender: Any?) {
    isRunning = false
    needsUpdate()
  }
  /// Goes on by so much.
  open func increment(by delta: Double) { doubleValue += delta }
  private func lookDidChange() {
    needsUpdate()
    invalidateIntrinsicContentSize()
  }
  override var isNamedByContent: Bool { true }
  override var centersContent: Bool { true }
  override func makeContent() -> AnyView? {
    if isIndeterminate, !isRunning, !isDisplayedWhenStopped { return nil }
    let size: HearthUI.ControlSize = controlSize == .mini ? .mini : controlSize == .small ? .small : .regular
    let total = max(maxValue - minValue, .leastNonzeroMagnitude), done = min(max(doubleValue - minValue, 0), total)
    if style == .spinning {
      if isIndeterminate { return AnyView(ProgressView().progressViewStyle(.circular).controlSize(size)) }
      return AnyView(ProgressView(value: done, total: total).progressViewStyle(.circular).controlSize(size))
    }
    if isIndeterminate { return AnyView(ProgressView().progressViewStyle(.linear)) }
    return AnyView(ProgressView(value: done, total: total).progressViewStyle(.linear))
  }
}

/// A button with a menu, one of whose items is chosen.
@MainActor @preconcurrency open class NSPopUpButton: NSButton {
  /// Whether the first item is the title of a menu of actions, and nothing is chosen.
  open var pullsDown = false { didSet { needsUpdate() } }
  private let list = NSMenu()
  private var chosen = -1
  /// Creates a button.
  public init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
    super.init(frame: buttonFrame)
    pullsDown = flag
    begin()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) { return nil }
  nonisolated deinit {}
  private func begin() {
    title = ""
    list.autoenablesItems = false
    list.whenChanged = { [weak self] in self?.itemsDidChange() }
  }
  private func itemsDidChange() {
    if chosen >= list.items.count { chosen = list.items.count - 1 }
    if chosen < 0, !list.items.isEmpty { chosen = 0 }
    lookDidChange()
  }
  /// The items.
  open var itemArray: [NSMenuItem] { list.items }
  /// The titles of the items.
  open var itemTitles: [String] { list.items.map(\.title) }
  /// How many items there are.
  open var numberOfItems: Int { list.items.count }
  /// Adds an item; one of the same title goes before.
  open func addItem(withTitle title: String) {
    list.items.removeAll { $0.title == title }
    list.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
  }
  /// Adds items; those of the same titles go before.
  open func addItems(withTitles itemTitles: [String]) { for title in itemTitles { addItem(withTitle: title) } }
  /// Takes out the item with a title.
  open func removeItem(withTitle title: String) { list.items.removeAll { $0.title == title } }
  /// Takes out an item.
  open func removeItem(at index: Int) { list.removeItem(at: index) }
  /// Takes out all items.
  open func removeAllItems() {
    chosen = -1
    list.removeAllItems()
  }
  /// An item; nil where there is none.
  open func item(at index: Int) -> NSMenuItem? { list.item(at: index) }
  /// The first item with a title.
  open func item(withTitle title: String) -> NSMenuItem? { list.item(withTitle: title) }
  /// Where it is; -1 for nowhere.
  open func indexOfItem(withTitle title: String) -> Int { list.indexOfItem(withTitle: title) }
  /// Where the first item with a tag is; -1 for nowhere.
  open func indexOfItem(withTag tag: Int) -> Int { list.indexOfItem(withTag: tag) }
  /// The item that is chosen.
  open var selectedItem: NSMenuItem? { list.item(at: chosen) }
  /// Where it is; -1 for none.
  open var indexOfSelectedItem: Int { chosen }
  /// The title of the item that is chosen.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// The tag of the item that is chosen; -1 for none.
  open func selectedTag() -> Int { selectedItem?.tag ?? -1 }
  /// Chooses an item; -1 and nil stand for none.
  open func selectItem(at index: Int) {
    chosen = list.items.indices.contains(index) ? index : -1
    needsUpdate()
  }
  /// Chooses the first item with a title.
  open func selectItem(withTitle title: String) { selectItem(at: list.indexOfItem(withTitle: title)) }
  /// Chooses an item; nil for none.
  open func select(_ item: NSMenuItem?) { selectItem(at: item.map { list.index(of: $0) } ?? -1) }
  /// Chooses the first item with a tag. False where there is none.
  @discardableResult open func selectItem(withTag tag: Int) -> Bool {
    let index = list.indexOfItem(withTag: tag)
    if index >= 0 { selectItem(at: index) }
    return index >= 0
  }
  private func userDidChoose(_ index: Int) {
    selectItem(at: index)
    if let item = list.item(at: index), item.action != nil { item.perform() }
    act()
  }
  override var text: String {
    get { String(chosen) }
    set { selectItem(at: Int(newValue) ?? -1) }
  }
  override func makeContent() -> AnyView? {
    let items = list.items
    if pullsDown {
      return wrap(
        Menu(items.first?.title ?? title) {
          ForEach(Array(items.indices.dropFirst()), id: \.self) { index in
            if items[index].isSeparatorItem {
              Divider()
            } else {
              Button(items[index].title) { self.userDidChoose(index) }.disabled(!items[index].isEnabled)
            }
          }
        }
        .fixedSize())
    }
    let selection = Binding { [weak self] in
      self?.chosen ?? -1
    } set: { [weak self] in
      self?.userDidChoose($0)
    }
    return wrap(
      Picker(selection: selection) {
        ForEach(items.indices, id: \.self) { index in
          if items[index].isSeparatorItem { Divider() } else { Text(verbatim: items[index].title).tag(index) }
        }
      } label: {
        Text(verbatim: accessibilityLabel ?? "")
      }
      .pickerStyle(.menu).labelsHidden().fixedSize())
  }
}

/// Several segments beside each other, one or some of which are chosen.
@MainActor @preconcurrency open class NSSegmentedControl: NSControl {
  /// What a press on a segment does.
  public nonisolated enum SwitchTracking: UInt, Sendable {
    /// Chooses it alone; chooses it or no longer; does something.
    case selectOne = 0
    /// See `selectOne`.
    case selectAny, momentary
  }
  /// What a press on a segment does.
  open var trackingMode = SwitchTracking.selectOne { didSet { needsUpdate() } }
  private struct Segment {
    var label = "", image: NSImage?, isSelected = false, isEnabled = true, tag = 0
  }
  private var segments: [Segment] = [] { didSet { lookDidChange() } }
  private var last = -1
  /// Creates a control with titles.
  public convenience init(labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    segments = labels.map { Segment(label: $0) }
    self.trackingMode = trackingMode
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  /// Creates a control with pictures.
  public convenience init(images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    segments = images.map { Segment(image: $0) }
    self.trackingMode = trackingMode
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  nonisolated deinit {}
  /// How many there are.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = max(0, newValue)
      segments = Array(segments.prefix(count)) + Array(repeating: Segment(), count: max(0, count - segments.count))
    }
  }
  private func change(_ index: Int, _ action: (inout Segment) -> Void) {
    if segments.indices.contains(index) { action(&segments[index]) }
  }
  /// Sets the title of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) { change(segment) { $0.label = label } }
  /// The title of a segment; nil where there is none.
  open func label(forSegment segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label : nil
  }
  /// Sets the picture of a segment.
  open func setImage(_ image: NSImage?, forSegment segment: Int) { change(segment) { $0.image = image } }
  /// The picture of a segment.
  open func image(forSegment segment: Int) -> NSImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be chosen.
  open func isEnabled(forSegment segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  /// Gives a segment a number of the app's.
  open func setTag(_ tag: Int, forSegment segment: Int) { change(segment) { $0.tag = tag } }
  /// The number that the app gave to a segment.
  open func tag(forSegment segment: Int) -> Int { segments.indices.contains(segment) ? segments[segment].tag : 0 }
  /// Chooses a segment, or takes the choice back.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected, trackingMode == .selectOne { for index in segments.indices { segments[index].isSelected = false } }
    change(segment) { $0.isSelected = selected }
    if selected { last = segment }
  }
  /// Whether a segment is chosen.
  open func isSelected(forSegment segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isSelected
  }
  /// The segment that was chosen last; -1 for none.
  open var selectedSegment: Int {
    get { trackingMode == .selectOne ? segments.firstIndex(where: \.isSelected) ?? -1 : last }
    set {
      for index in segments.indices { segments[index].isSelected = false }
      last = -1
      if newValue >= 0 { setSelected(true, forSegment: newValue) }
    }
  }
  private func userDidPress(_ index: Int) {
    switch trackingMode {
    case .selectOne: setSelected(true, forSegment: index)
    case .selectAny: setSelected(!segments[index].isSelected, forSegment: index)
    case .momentary: break
    }
    last = index
    act()
  }
  override var text: String {
    get { String(selectedSegment) }
    set { selectedSegment = Int(newValue) ?? -1 }
  }
  private func label(_ segment: Segment) -> AnyView {
    guard let image = segment.image else { return AnyView(Text(verbatim: segment.label)) }
    if segment.label.isEmpty { return AnyView(Image(nsImage: image)) }
    return AnyView(
      Label {
        Text(verbatim: segment.label)
      } icon: {
        Image(nsImage: image)
      })
  }
  override func makeContent() -> AnyView? {
    let segments = segments
    if trackingMode == .selectOne, segments.allSatisfy(\.isEnabled) {
      let selection = Binding { [weak self] in
        self?.selectedSegment ?? -1
      } set: { [weak self] in
        self?.userDidPress($0)
      }
      return wrap(
        Picker(selection: selection) {
          ForEach(segments.indices, id: \.self) { self.label(segments[$0]).tag($0) }
        } label: {
          Text(verbatim: accessibilityLabel ?? "")
        }
        .pickerStyle(.segmented).labelsHidden())
    }
    return wrap(
      ControlGroup {
        ForEach(segments.indices, id: \.self) { index in
          if self.trackingMode == .momentary {
            Button {
              self.userDidPress(index)
            } label: {
              self.label(segments[index])
            }.disabled(!segments[index].isEnabled)
          } else {
            let isOn = Binding {
              segments[index].isSelected
            } set: { _ in
              self.userDidPress(index)
            }
            Toggle(isOn: isOn) { self.label(segments[index]) }.toggleStyle(.button).disabled(!segments[index].isEnabled)
          }
        }
      })
  }
}

/// A field that shows a colour, and lets the user choose another.
@MainActor @preconcurrency open class NSColorWell: NSControl {
  /// The colour.
  open var color = NSColor.white { didSet { if color != oldValue { needsUpdate() } } }
  /// Whether the user can choose how much shines through.
  open var supportsAlpha = true { didSet { needsUpdate() } }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    let shown = Binding { [weak self] in
      self.map { Color(nsColor: $0.color) } ?? .white
    } set: { [weak self] in
      self?.color = NSColor($0)
      self?.act()
    }
    return wrap(
      ColorPicker(selection: shown, supportsOpacity: supportsAlpha) { Text(accessibilityLabel ?? "") }.labelsHidden())
  }
}

/// A field for a date.
@MainActor @preconcurrency open class NSDatePicker: NSControl {
  /// What of a date can be entered.
  public nonisolated struct ElementFlags: OptionSet, Sendable {
    // Source: AppKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hours and minutes.
    public static let hourMinute = ElementFlags(rawValue: 0x000C)
    /// Hours, minutes and seconds.
    public static let hourMinuteSecond = ElementFlags(rawValue: 0x000E)
    /// Years and months.
    public static let yearMonth = ElementFlags(rawValue: 0x00C0)
    /// Years, months and days.
    public static let yearMonthDay = ElementFlags(rawValue: 0x00E0)
  }
  /// How it looks.
  /// `textFieldAndStepper`, `clockAndCalendar` or `textField`.
  public nonisolated enum Style: UInt, Sendable { case textFieldAndStepper = 0, clockAndCalendar, textField }
  /// The date.
  open var dateValue = Date() { didSet { if dateValue != oldValue { needsUpdate() } } }
  /// The first date that can be entered; nil for any.
  open var minDate: Date? { didSet { needsUpdate() } }
  /// The last date that can be entered; nil for any.
  open var maxDate: Date? { didSet { needsUpdate() } }
  /// What of the date can be entered.
  open var datePickerElements: ElementFlags = [.yearMonthDay, .hourMinute] { didSet { needsUpdate() } }
  /// How it looks.
  open var datePickerStyle = Style.textFieldAndStepper { didSet { lookDidChange() } }
  nonisolated deinit {}
  override func makeContent() -> AnyView? {
    let date = Binding { [weak self] in
      self?.dateValue ?? Date()
    } set: { [weak self] in
      self?.dateValue = $0
      self?.act()
    }
    var parts: DatePickerComponents = []
    if !datePickerElements.isDisjoint(with: .yearMonthDay) { parts.insert(.date) }
    if !datePickerElements.isDisjoint(with: .hourMinute) { parts.insert(.hourAndMinute) }
    let range = (minDate ?? .distantPast)...max(minDate ?? .distantPast, maxDate ?? .distantFuture)
    let picker = DatePicker(selection: date, in: range, displayedComponents: parts) { Text(accessibilityLabel ?? "") }
      .labelsHidden()
    return wrap(
      datePickerStyle == .clockAndCalendar ? AnyView(picker.datePickerStyle(.graphical)) : AnyView(picker))
  }
}

/// A picture.
@MainActor @preconcurrency open class NSImageView: NSControl {
  /// How a picture is fitted into its place.
  public nonisolated enum Scaling: UInt, Sendable {
    /// As large as the place at most; as the place; in its own size; as large as the place.
    case scaleProportionallyDown = 0
    /// See `scaleProportionallyDown`.
    case scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
  }
  /// The picture.
  open var image: NSImage? { didSet { lookDidChange() } }
  /// How it is fitted into its place.
  open var imageScaling = Scaling.scaleProportionallyDown { didSet { needsUpdate() } }
  /// The colour of a picture that is a template; nil for that of text.
  open var contentTintColor: NSColor? { didSet { needsUpdate() } }
  /// The size and weight of a symbol.
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { lookDidChange() } }
  /// Creates a view with a picture.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }
  nonisolated deinit {}
  private var shown: NSImage? {
    guard let image, let symbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(symbolConfiguration) ?? image
  }
  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }
  override var centersContent: Bool { true }
  override func makeContent() -> AnyView? {
    guard let image = shown else { return nil }
    let picture = Image(nsImage: image), size = image.size
    let fitted: AnyView
    switch imageScaling {
    case .scaleNone: fitted = AnyView(picture)
    case .scaleAxesIndependently: fitted = AnyView(picture.resizable())
    case .scaleProportionallyUpOrDown: fitted = AnyView(picture.resizable().scaledToFit())
    case .scaleProportionallyDown:
      fitted = AnyView(picture.resizable().scaledToFit().frame(maxWidth: size.width, maxHeight: size.height))
    }
    guard let contentTintColor else { return wrap(fitted) }
    return wrap(fitted.foregroundStyle(Color(nsColor: contentTintColor)))
  }
}
