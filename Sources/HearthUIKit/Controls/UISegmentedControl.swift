import Foundation
import HearthCore
import HearthUI

/// Segments of which one is chosen.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    @MainActor init(_ item: Any) {
      switch item {
      case let action as UIAction: (title, image, self.action) = (action.title, action.image, action)
      case let image as UIImage: self.image = image
      default: title = item as? String ?? "\(item)"
      }
    }
  }
  private var segments: [Segment] = []
  private var index = -1
  /// Whether a segment is chosen only as long as it is pressed, as a button.
  open var isMomentary = false
  /// The chosen segment; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { index }
    set {
      index = segments.indices.contains(newValue) ? newValue : Self.noSegment
      needsUpdate()
    }
  }
  /// Creates segments of titles, images and actions.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment($0) }
  }
  nonisolated deinit {}
  override var followsTouches: Bool { false }
  /// An object whose settings apply to all of them, those of SwiftUI too.
  open override class func appearance() -> Self { proxy(UISegmentedControl.init) }
  /// The colour of the card of the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { needsUpdate() } }
  private var letters = StateLetters() { didSet { needsUpdate() } }
  /// The text of segments: the colour (`foregroundColor`) of the states `normal` and `selected` counts, and the font of
  /// the state `normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    letters.set(attributes, state)
  }
  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    letters.attributes(state)
  }
  /// The picture between two segments. One of no size is right: there is no line here. Others are reported.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { reportPicture(dividerImage, "setDividerImage", "nothing lies between segments.") }
  /// A picture behind the segments. One of no size leaves nothing there; others are reported.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    if backgroundImage?.size == .zero, barMetrics == .default {
      if state == .normal { backgroundColor = .clear }
      if state == .selected { selectedSegmentTintColor = .clear }
    }
    reportPicture(
      backgroundImage, "setBackgroundImage",
      "no pictures lie behind segments. Set backgroundColor or selectedSegmentTintColor.")
  }
  private func reportPicture(_ image: UIImage?, _ name: String, _ message: String) {
    guard let image, image.size != .zero else { return }
    Report(kind: .notOnLinux, path: "UISegmentedControl.\(name)", message: message).tell()
  }
  /// Tells what the segments are to look like.
  func configure(_ look: inout Appearances.Segments) {
    if let color = selectedSegmentTintColor { look.card = Color(color) }
    if let color = backgroundColor { look.background = Color(color) }
    if letters.normal != nil { look.letters = letters.normalLetters }
    if letters.selected != nil { look.chosenLetters = letters.selectedLetters }
  }
  open var numberOfSegments: Int { segments.count }
  /// Creates segments that do something when they are chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment($0) }
  }
  /// Adds a segment before another.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title ?? ""), segment, animated)
  }
  /// Adds a segment with an image before another.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image ?? UIImage()), segment, animated)
  }
  /// Adds a segment that does something before another.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), segment, animated)
  }
  private func insert(_ new: Segment, _ segment: Int, _ animated: Bool) {
    segments.insert(new, at: min(max(0, segment), segments.count))
    if index >= segment && index >= 0 { index += 1 }
    UIView.perform(animated: animated) { needsUpdate() }
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    index = index == segment ? Self.noSegment : index > segment ? index - 1 : index
    UIView.perform(animated: animated) { needsUpdate() }
  }
  open func removeAllSegments() {
    (segments, index) = ([], Self.noSegment)
    needsUpdate()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (title ?? "", nil)
    needsUpdate()
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Gives a segment an image instead of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (nil, image)
    needsUpdate()
  }
  /// The image of a segment; nil for one with a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// Gives a segment something to do, with the title and the image of that.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment] = Segment(action)
    needsUpdate()
  }
  /// What a segment does; nil for nothing of its own.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    needsUpdate()
  }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  override func makeContent() -> AnyView? {
    let segments = segments
    let binding = Binding { [weak self] in
      self?.index ?? -1
    } set: { [weak self] new in
      guard let self, segments.indices.contains(new), segments[new].isEnabled else { return }
      selectedSegmentIndex = new
      if let action = segments[new].action { sendAction(action) }
      sendActions(for: .valueChanged)
      if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    let picker = Picker(accessibilityLabel ?? "", selection: binding) {
      ForEach(segments.indices, id: \.self) { index in
        SegmentLabel(title: segments[index].title, image: segments[index].image).disabled(!segments[index].isEnabled)
          .tag(index)
      }
    }
    let styled = picker.pickerStyle(.segmented).labelsHidden()
    return wrap(styled.transformEnvironment(\.appearances) { [weak self] in self?.configure(&$0.segments) })
  }

  // `dynamic`: an extension of the app may replace it; see Documentation/Projects.md, "Overrides".
  open dynamic override func didMoveToSuperview() { super.didMoveToSuperview() }
}

extension UISegmentedControl: AppearanceSource {
  func add(to all: inout Appearances) { configure(&all.segments) }
}

private struct SegmentLabel: View {
  let title: String?
  let image: UIImage?
  var body: some View {
    if let image, title?.isEmpty != false { Image(uiImage: image) } else { Text(verbatim: title ?? "") }
  }
}
