import Foundation
import HearthCore
import HearthUI

/// What an app has set on proxies, for all bars and controls of a kind.
///
/// A proxy is an object of the class that it stands for, which no window shows. Each app has its own, and one of these,
/// which tells the app's session what comes of them (`Appearances`).
@MainActor final class AppearanceStore: AppObserver {
  private weak var scenes: AppScenes?
  private var proxies: [ObjectIdentifier: NSObject] = [:]
  private init(_ scenes: AppScenes?) { self.scenes = scenes }

  /// What is set while no app runs, which no window sees.
  private static let alone = AppearanceStore(nil)
  private static var current: AppearanceStore {
    guard let scenes = AppScenes.current else { return alone }
    if let store = scenes.observers.lazy.compactMap({ $0 as? AppearanceStore }).first { return store }
    let store = AppearanceStore(scenes)
    scenes.add(store)
    return store
  }
  /// The proxy of a class, in the app whose code runs.
  static func proxy<T: NSObject>(_ make: () -> T, _ mark: (T) -> Void) -> T {
    let store = current
    if let known: T = store.known() { return known }
    let new = make()
    mark(new)
    store.proxies[ObjectIdentifier(T.self)] = new
    return new
  }
  private func known<T: NSObject>() -> T? { proxies[ObjectIdentifier(T.self)].map { unsafeDowncast($0, to: T.self) } }
  /// Something was set on a proxy of the app whose code runs.
  static func proxyDidChange() {
    let store = current
    store.scenes?.appearances = store.appearances
  }

  func appDidLaunch() {}
  func appOpens(_ url: URL) -> Bool { false }
  func appDidChange(_ change: AppChange) {}
  func appWillEnd() {}
  func configure(_ values: inout EnvironmentValues) {}

  /// What bars and controls are to look like.
  private var appearances: Appearances {
    var all = Appearances()
    if let bar: UIToolbar = known() { all.toolbar = bar.look }
    if let bar: UINavigationBar = known() { bar.configure(&all) }
    if let tint = (known() as UIBarButtonItem?)?.shownTint {
      all.navigationBar.tint = all.navigationBar.tint ?? tint
      all.toolbar.tint = all.toolbar.tint ?? tint
    }
    if let items: UITabBarItem = known() {
      (all.tab, all.selectedTab) = (items.titles.normalLetters, items.titles.selectedLetters)
    }
    if let bar: UITabBar = known() { bar.configure(&all) }
    configureLists(&all)
    if let view: UIScrollView = known() { all.scrolling = view.scrolling }
    if let view: UITextView = known() { all.editorBackground = view.backgroundColor.map { Color($0) } }
    if let control: UISegmentedControl = known() { control.configure(&all.segments) }
    if let dots: UIPageControl = known() {
      (all.dots.first, all.dots.second) = (
        dots.currentPageIndicatorTintColor.map { Color($0) }, dots.pageIndicatorTintColor.map { Color($0) }
      )
    }
    if let control: UISwitch = known() { all.toggle = control.look }
    if let control: UISlider = known() { all.slider = control.look }
    return all
  }
  private func configureLists(_ all: inout Appearances) {
    if let view: UICollectionView = known() { all.list.background = view.backgroundColor.map { Color($0) } }
    if let cell: UITableViewCell = known() {
      all.list.row = cell.backgroundColor.map { Color($0) }
      all.list.showsPress = cell.selectionStyle != .none
    }
    guard let table: UITableView = known() else { return }
    if let color = table.backgroundColor { all.list.background = Color(color) }
    all.list.separator = table.separatorColor.map { Color($0) }
    all.list.hidesSeparators = table.separatorStyle == .none
    all.list.headerSpacing =
      table.sectionHeaderTopPadding == UITableView.automaticDimension ? nil : table.sectionHeaderTopPadding
    all.list.scrolling = table.scrolling
  }
}

extension UIView {
  /// The object on which an app sets what all views of a class look like; see `appearance()`.
  static func proxy<V: UIView>(_ make: () -> V) -> V { AppearanceStore.proxy(make) { $0.isProxy = true } }
}

/// The attributes of a text, by UIKit's keys.
typealias LetterAttributes = [NSAttributedString.Key: Any]

extension Appearances.Letters {
  /// What the first of some attributes that says something says.
  @MainActor init(_ all: LetterAttributes?...) {
    self.init()
    for attributes in all {
      guard let attributes else { continue }
      if color == nil, let given = attributes[.foregroundColor] as? UIColor { color = Color(given) }
      if font == nil, let given = attributes[.font] as? UIFont { font = Font(given) }
    }
  }
}

/// The attributes of titles in the states of a control.
@MainActor struct StateLetters {
  private(set) var normal: LetterAttributes?, selected: LetterAttributes?
  mutating func set(_ attributes: LetterAttributes?, _ state: UIControl.State) {
    if state == .normal { normal = attributes }
    if state.contains(.selected) { selected = attributes }
  }
  func attributes(_ state: UIControl.State) -> LetterAttributes? { state.contains(.selected) ? selected : normal }
  var normalLetters: Appearances.Letters { Appearances.Letters(normal) }
  var selectedLetters: Appearances.Letters { Appearances.Letters(selected) }
}

/// What a bar was given.
struct BarValues<Appearance: UIBarAppearance> {
  var standard: Appearance?, edge: Appearance?, compact: Appearance?
  var barTint: UIColor?
  var isTranslucent = true
  var backgroundImage: UIImage?, shadowImage: UIImage?
  var title: LetterAttributes?, largeTitle: LetterAttributes?

  @MainActor func bar(of view: UIView) -> Appearances.Bar {
    var bar = Appearances.Bar()
    bar.standard = standard?.ground ?? ownGround
    bar.edge = edge?.ground
    bar.base = view.backgroundColor.map { Color($0) }
    bar.tint = view.ownTint.map { Color($0) }
    return bar
  }
  /// What the bar itself was given; nil for nothing.
  @MainActor private var ownGround: Appearances.Ground? {
    if barTint == nil && isTranslucent && backgroundImage == nil && shadowImage == nil { return nil }
    var ground = Appearances.Ground(fill: .standard)
    if let image = backgroundImage {
      ground.fill = image.size == .zero ? .clear : .image(Image(uiImage: image))
    } else if let color = barTint {
      ground.fill = .color(Color(color))
    } else if !isTranslucent {
      ground.fill = .color(Color(.systemBackground))
    }
    if shadowImage?.size == .zero { ground.line = .hidden }
    return ground
  }
}
