import Foundation
import HearthCore
import HearthUI

/// Segments of which one is chosen.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1
  private var titles: [String] = []
  private var index = -1
  /// The chosen segment; `noSegment` for none.
  open var selectedSegmentIndex: Int {
    get { index }
    set {
      index = titles.indices.contains(newValue) ? newValue : Self.noSegment
      needsUpdate()
    }
  }
  /// Creates segments with titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "\($0)" }
  }
  nonisolated deinit {}
  /// What is set on it holds for all of them, those of SwiftUI too.
  open override class func appearance() -> Self { proxy(UISegmentedControl.init) }
  /// The colour of the card of the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { needsUpdate() } }
  private var letters = StateLetters() { didSet { needsUpdate() } }
  /// The text of segments: the colour (`foregroundColor`) of the states `normal` and `selected` counts, and the font of
  /// the state `normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    letters.set(attributes, state)
  }
  /// What was set.
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
  open var numberOfSegments: Int { titles.count }
  /// Adds a segment before another.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    if index >= segment && index >= 0 { index += 1 }
    UIView.perform(animated: animated) { needsUpdate() }
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    index = index == segment ? Self.noSegment : index > segment ? index - 1 : index
    UIView.perform(animated: animated) { needsUpdate() }
  }
  open func removeAllSegments() {
    (titles, index) = ([], Self.noSegment)
    needsUpdate()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    needsUpdate()
  }
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  override func makeContent() -> AnyView? {
    let titles = titles
    let binding = Binding { [weak self] in
      self?.index ?? -1
    } set: { [weak self] new in
      self?.selectedSegmentIndex = new
      self?.sendActions(for: .valueChanged)
    }
    let picker = Picker(accessibilityLabel ?? "", selection: binding) {
      ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
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
