import Foundation
import HearthCore
import HearthUI

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
  private static func label(_ segment: Segment) -> AnyView {
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
          ForEach(segments.indices, id: \.self) { Self.label(segments[$0]).tag($0) }
        } label: {
          Text(verbatim: accessibilityLabel ?? "")
        }
        .pickerStyle(.segmented).labelsHidden())
    }
    let press: (Int) -> Void = { [weak self] in self?.userDidPress($0) }, isMomentary = trackingMode == .momentary
    return wrap(
      ControlGroup {
        ForEach(segments.indices, id: \.self) { index in
          if isMomentary {
            Button {
              press(index)
            } label: {
              Self.label(segments[index])
            }.disabled(!segments[index].isEnabled)
          } else {
            let isOn = Binding {
              segments[index].isSelected
            } set: { _ in
              press(index)
            }
            Toggle(isOn: isOn) { Self.label(segments[index]) }.toggleStyle(.button).disabled(!segments[index].isEnabled)
          }
        }
      })
  }
}
