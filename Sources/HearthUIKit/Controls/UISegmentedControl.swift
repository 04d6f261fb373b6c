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
  open var numberOfSegments: Int { titles.count }
  /// Adds a segment before another one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(0, segment), titles.count))
    if index >= segment && index >= 0 { index += 1 }
    needsUpdate()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    index = index == segment ? Self.noSegment : index > segment ? index - 1 : index
    needsUpdate()
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
    let binding = Binding { [weak self] in self?.index ?? -1 } set: { [weak self] new in
      self?.selectedSegmentIndex = new
      self?.sendActions(for: .valueChanged)
    }
    let picker = Picker(accessibilityLabel ?? "", selection: binding) {
      ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
    }
    return wrap(picker.pickerStyle(.segmented).labelsHidden())
  }
}
