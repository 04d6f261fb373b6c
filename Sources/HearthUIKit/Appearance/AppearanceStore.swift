import Foundation
import HearthCore
import HearthUI

/// What an app has set by proxies for all bars and controls of a kind.
///
/// Each app has one, which tells the app's session what comes of it (`Appearances`).
@MainActor final class AppearanceStore: AppObserver {
  private weak var scenes: AppScenes?
  private var values = AppearanceValues()
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
  /// What the app whose code runs has set.
  static var values: AppearanceValues {
    get { current.values }
    set {
      current.values = newValue
      current.scenes?.appearances = newValue.appearances
    }
  }

  func appDidLaunch() {}
  func appOpens(_ url: URL) -> Bool { false }
  func appDidChange(_ change: AppChange) {}
  func appWillEnd() {}
  func configure(_ values: inout EnvironmentValues) {}
}

/// The attributes of a text, by UIKit's keys.
typealias LetterAttributes = [NSAttributedString.Key: Any]

/// What was set, by the names that it was set by.
@MainActor struct AppearanceValues {
  var navigationBar = BarValues<UINavigationBarAppearance>()
  var toolbar = BarValues<UIToolbarAppearance>()
  var tabBar = BarValues<UITabBarAppearance>()
  var unselectedTabTint: UIColor?
  var hidesTabBar = false
  var barItem = ItemValues(), tabItem = ItemValues()
  var tableBackground: UIColor?, cellBackground: UIColor?, separatorColor: UIColor?
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var sectionHeaderTopPadding: CGFloat?
  var tableScrolling = Appearances.Scrolling(), scrolling = Appearances.Scrolling()
  var textViewBackground: UIColor?
  var segmentBackground: UIColor?, selectedSegmentTint: UIColor?
  var segments = ItemValues()
  var currentDot: UIColor?, otherDots: UIColor?
  var switchOn: UIColor?, switchThumb: UIColor?
  var sliderMinimum: UIColor?, sliderMaximum: UIColor?, sliderThumb: UIColor?

  struct BarValues<Appearance: UIBarAppearance> {
    var standard: Appearance?, edge: Appearance?, compact: Appearance?
    var barTint: UIColor?, tint: UIColor?, background: UIColor?
    var isTranslucent = true
    var backgroundImage: UIImage?, shadowImage: UIImage?
    var title: LetterAttributes?, largeTitle: LetterAttributes?

    @MainActor var bar: Appearances.Bar {
      var bar = Appearances.Bar()
      bar.standard = standard?.ground ?? ownGround
      bar.edge = edge?.ground
      bar.base = background.map { Color($0) }
      bar.tint = tint.map { Color($0) }
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
  struct ItemValues {
    var tint: UIColor?
    var normal: LetterAttributes?, selected: LetterAttributes?
    mutating func set(_ attributes: LetterAttributes?, _ state: UIControl.State) {
      if state == .normal { normal = attributes }
      if state.contains(.selected) { selected = attributes }
    }
    func attributes(_ state: UIControl.State) -> LetterAttributes? { state.contains(.selected) ? selected : normal }
  }

  private static func letters(_ all: LetterAttributes?...) -> Appearances.Letters {
    var letters = Appearances.Letters()
    for attributes in all {
      guard let attributes else { continue }
      if letters.color == nil, let color = attributes[.foregroundColor] as? UIColor { letters.color = Color(color) }
      if letters.font == nil, let font = attributes[.font] as? UIFont { letters.font = Font(font) }
    }
    return letters
  }

  /// What bars and controls are to look like.
  var appearances: Appearances {
    var all = Appearances()
    func color(_ color: UIColor?) -> Color? { color.map { Color($0) } }
    all.navigationBar = navigationBar.bar
    all.toolbar = toolbar.bar
    all.tabBar = tabBar.bar
    all.tabBar.isHidden = hidesTabBar
    let standard = navigationBar.standard, edge = navigationBar.edge
    let buttonLetters = Self.letters(
      barItem.normal, standard?.buttonAppearance.normal.titleTextAttributes,
      edge?.buttonAppearance.normal.titleTextAttributes)
    let buttonTint = color(barItem.tint) ?? buttonLetters.color
    all.navigationBar.tint = all.navigationBar.tint ?? buttonTint
    all.toolbar.tint = all.toolbar.tint ?? buttonTint
    all.title = Self.letters(standard?.titleTextAttributes, navigationBar.title, edge?.titleTextAttributes)
    // Large titles are seen while the content is at its top.
    all.largeTitle = Self.letters(
      edge?.largeTitleTextAttributes, standard?.largeTitleTextAttributes, navigationBar.largeTitle)
    let item = (tabBar.standard ?? tabBar.edge)?.stackedLayoutAppearance
    all.tab = Self.letters(item?.normal.titleTextAttributes, tabItem.normal)
    all.tab.color = color(item?.normal.iconColor) ?? all.tab.color ?? color(unselectedTabTint)
    all.selectedTab = Self.letters(item?.selected.titleTextAttributes, tabItem.selected)
    all.selectedTab.color = color(item?.selected.iconColor) ?? all.selectedTab.color
    all.selectedTab.font = all.selectedTab.font ?? all.tab.font
    all.list.background = color(tableBackground)
    all.list.row = color(cellBackground)
    all.list.separator = color(separatorColor)
    all.list.hidesSeparators = separatorStyle == .none
    all.list.showsPress = selectionStyle != .none
    all.list.headerSpacing = sectionHeaderTopPadding
    all.list.scrolling = tableScrolling
    all.scrolling = scrolling
    all.editorBackground = color(textViewBackground)
    all.segments.background = color(segmentBackground)
    all.segments.card = color(selectedSegmentTint)
    all.segments.letters = Self.letters(segments.normal)
    all.segments.chosenLetters = Self.letters(segments.selected)
    (all.dots.first, all.dots.second) = (color(currentDot), color(otherDots))
    (all.toggle.first, all.toggle.second) = (color(switchOn), color(switchThumb))
    all.slider.before = color(sliderMinimum)
    all.slider.after = color(sliderMaximum)
    all.slider.knob = color(sliderThumb)
    return all
  }
}
