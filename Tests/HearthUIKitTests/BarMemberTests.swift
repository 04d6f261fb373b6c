import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUI
@testable import HearthUIKit

/// What apps say of bars and controls beside their colours.
@MainActor struct BarMemberTests {
  private func look(_ bar: UITabBar) -> Appearances {
    var all = Appearances()
    bar.add(to: &all)
    return all
  }
  private func list(_ set: (UITableViewCell) -> Void) -> Appearances.ListLook {
    let cell = UITableViewCell(frame: .zero)
    cell.didChangeAsProxy = {}
    set(cell)
    var all = Appearances()
    cell.add(to: &all)
    return all.list
  }

  @Test func `tabs have the colours of the first layout that says some`() {
    let bar = UITabBar(), appearance = UITabBarAppearance()
    appearance.inlineLayoutAppearance.normal.iconColor = .green
    appearance.compactInlineLayoutAppearance.normal.iconColor = .blue
    appearance.compactInlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.standardAppearance = appearance
    expect(look(bar).tab.color, equals: Color(UIColor.green))
    expect(look(bar).selectedTab.color, equals: Color(UIColor.red))
    appearance.stackedLayoutAppearance.normal.iconColor = .black
    bar.standardAppearance = appearance
    expect(look(bar).tab.color, equals: Color(UIColor.black))
  }
  @Test func `all layouts of tabs are taken over with what is kept of them`() {
    let appearance = UITabBarAppearance(), bar = UITabBar()
    for tabs in [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance, appearance.compactInlineLayoutAppearance,
    ] {
      tabs.normal.badgeBackgroundColor = .blue
      tabs.selected.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    }
    appearance.stackedItemPositioning = .centered
    bar.standardAppearance = appearance
    appearance.inlineLayoutAppearance.normal.badgeBackgroundColor = .red
    appearance.stackedItemPositioning = .fill
    let kept = bar.standardAppearance
    expect(kept.inlineLayoutAppearance.normal.badgeBackgroundColor, equals: .blue)
    expect(kept.compactInlineLayoutAppearance.selected.titlePositionAdjustment.vertical, equals: 2)
    expect(kept.stackedItemPositioning, equals: .centered)
  }
  @Test func `bars have badges, indicators and titles where and as the app says`() {
    let bar = UITabBar(), appearance = UITabBarAppearance(), tabs = appearance.stackedLayoutAppearance
    expect(look(bar).tabs == Appearances.TabsLook())
    tabs.normal.badgeBackgroundColor = .blue
    tabs.normal.badgeTextAttributes = [.foregroundColor: UIColor.green]
    tabs.normal.badgePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    tabs.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -2)
    tabs.disabled.iconColor = .red
    appearance.selectionIndicatorTintColor = .green
    (appearance.stackedItemPositioning, appearance.stackedItemWidth, appearance.stackedItemSpacing) = (.centered, 70, 9)
    bar.standardAppearance = appearance
    let all = look(bar)
    expect(all.tabs.badgeGround == Color(UIColor.blue) && all.tabs.badge.color == Color(UIColor.green))
    expect(all.tabs.badgeOffset, equals: CGSize(width: 3, height: 4))
    expect(all.tab.offset, equals: CGSize(width: 0, height: -2))
    expect(all.tabs.disabledColor == Color(UIColor.red) && all.tabs.indicator == Color(UIColor.green))
    expect(all.tabs.isCentered && all.tabs.width == 70 && all.tabs.spacing == 9)
  }
  @Test func `buttons of bars have looks for their states, and those that go back or are done their own`() {
    let bar = UINavigationBar(), appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.blue]
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    appearance.doneButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
    appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
    bar.standardAppearance = appearance
    var all = Appearances()
    bar.add(to: &all)
    expect(all.buttons.pressed.color == Color(UIColor.red) && all.buttons.disabled.color == Color(UIColor.blue))
    expect(all.buttons.back.color == Color(UIColor.green) && all.buttons.done.offset.width == 1)
    expect(all.title.offset, equals: CGSize(width: 0, height: 5))
    bar.standardAppearance = UINavigationBarAppearance()
    bar.setTitleVerticalPositionAdjustment(6, for: .default)
    var plain = Appearances()
    bar.add(to: &plain)
    expect(plain.title.offset.height == 6 && plain.buttons == Appearances.ButtonsLook())
  }
  @Test func `a blur gives a clear bar its material, and no blur takes it away`() {
    func fill(_ change: (UINavigationBarAppearance) -> Void) -> String {
      let appearance = UINavigationBarAppearance()
      change(appearance)
      return "\(UINavigationBarAppearance(barAppearance: appearance).ground.fill)".prefix(8).lowercased()
    }
    expect(fill { _ in }, equals: "standard")
    expect(fill { $0.backgroundEffect = nil }, equals: "clear")
    expect(fill { $0.configureWithTransparentBackground() }, equals: "clear")
    expect(
      fill {
        $0.configureWithTransparentBackground()
        $0.backgroundEffect = UIBlurEffect(style: .light)
      }, equals: "standard")
    expect(
      fill {
        $0.backgroundEffect = UIBlurEffect(style: .light)
        $0.backgroundColor = .red
      }.hasPrefix("color"))
    expect(
      fill {
        $0.backgroundEffect = nil
        $0.configureWithDefaultBackground()
      }, equals: "standard")
  }
  @Test func `a view behind rows that are pressed is their colour where it is clear`() {
    expect(list { _ in }.showsPress)
    expect(!list { $0.selectedBackgroundView = UIView() }.showsPress)
    expect(
      list {
        let grey = UIView()
        grey.backgroundColor = .gray
        $0.selectedBackgroundView = grey
      }.showsPress)
  }
  @Test func `a cell shows the view behind it while it is selected`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil), view = UIView()
    cell.selectedBackgroundView = view
    cell.layoutIfNeeded()
    expect(view.superview === cell && view.isHidden)
    cell.isSelected = true
    expect(!view.isHidden)
    cell.selectedBackgroundView = nil
    expect(view.superview == nil)
  }
  @Test func `the looks of a class without any are an object of the class, and reported`() {
    final class OwnSlider: UISlider {}
    let said = TestWindow.reports {
      UIDatePicker.appearance().minimumDate = .distantPast
      UIProgressView.appearance().progressTintColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UISegmentedControl.self]).numberOfLines = 0
      let own: OwnSlider = OwnSlider.appearance()
      own.minimumTrackTintColor = .red
    }
    for name in ["UIDatePicker", "UIProgressView", "UILabel", "OwnSlider"] {
      expect(said.contains { $0.contains(name) }, name)
    }
    expect(said.count, equals: 4)
  }
  @Test func `pictures of no size are no pictures, and others are reported`() {
    let empty = UIImage(), picture = UIImage(systemName: "star")
    let none = TestWindow.reports {
      UINavigationBar().backIndicatorImage = empty
      UINavigationBarAppearance().setBackIndicatorImage(empty, transitionMaskImage: empty)
      UISlider().setThumbImage(empty, for: .normal)
      UISearchBar().setImage(empty, for: .search, state: .normal)
      UISegmentedControl().setDividerImage(
        empty, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    }
    expect(none.isEmpty, "\(none)")
    let slider = UISlider(), stepper = UIStepper()
    let some = TestWindow.reports {
      UINavigationBar().backIndicatorImage = picture
      slider.setThumbImage(picture, for: .normal)
      stepper.setIncrementImage(picture, for: .normal)
      UISegmentedControl().setBackgroundImage(picture, for: .normal, barMetrics: .default)
    }
    expect(some.count == 4 && some.allSatisfy { $0.contains("Not on Linux") }, "\(some)")
    expect(slider.currentThumbImage === picture && stepper.incrementImage(for: .normal) === picture)
  }
  @Test func `an empty picture behind segments or a bar leaves nothing there`() {
    let segments = UISegmentedControl(items: ["A", "B"]), bar = UIToolbar()
    segments.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    bar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    var all = Appearances()
    segments.configure(&all.segments)
    expect(all.segments.background, equals: Color(UIColor.clear))
    expect("\(bar.look.standard.map { "\($0.fill) \($0.line)" } ?? "")", equals: "clear hidden")
  }
}
