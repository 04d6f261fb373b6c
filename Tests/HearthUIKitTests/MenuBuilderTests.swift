import HearthSelectors
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Makes a window, and menus for it.
private final class BuildingDelegate: UIResponder, UIApplicationDelegate {
  static var build: ((any UIMenuBuilder) -> Void)?
  static var log: [String] = []
  static var isRefreshable = true
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIHostingController(rootView: Text("Page"))
    window?.makeKeyAndVisible()
    return true
  }
  static let refresh = Selector("refresh:", BuildingDelegate.refresh(_:))
  func refresh(_ sender: Any?) { Self.log.append("refresh") }
  override func validate(_ command: UICommand) {
    super.validate(command)
    Self.log.append("validate")
    command.attributes = Self.isRefreshable ? [] : .disabled
  }
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    Self.log.append("build \(builder.system === UIMenuSystem.main)")
    Self.build?(builder)
  }
}

extension WaitingAppTests {
  @Suite(.serialized) @MainActor struct MenuBuilderTests {
    init() {
      (BuildingDelegate.build, BuildingDelegate.log, BuildingDelegate.isRefreshable) = (nil, [], true)
    }
  }
}

extension WaitingAppTests.MenuBuilderTests {
  private func names(_ window: TestWindow) -> [String] {
    window.elements { $0.traitNames.contains("menu item") || $0.traitNames.contains("menu") }.map(\.label)
  }

  @QuickTesting.Test func `the delegate builds the menus of the app's windows`() throws {
    BuildingDelegate.build = { builder in
      builder.insertSibling(
        UIMenu(title: "Tools", children: [UIAction(title: "Count") { _ in BuildingDelegate.log.append("count") }]),
        afterMenu: .view)
      builder.insertChild(
        UIMenu(options: .displayInline, children: [UIAction(title: "Import…") { _ in }]), atStartOfMenu: .file)
      builder.remove(menu: .edit)
    }
    let window = TestWindow(BuildingDelegate.self, idiom: .desktop)
    expect(BuildingDelegate.log, equals: ["build true"])
    let all = names(window)
    expect(
      all.contains("File") && all.contains("Tools") && !all.contains("Edit") && !all.contains("Format"), window.tree)
    window.press(named: "Tools")
    window.press(named: "Count")
    expect(BuildingDelegate.log.last, equals: "count")
    window.press(named: "File")
    expect(names(window).contains("Import…") && names(window).contains("Quit"), window.tree)
    window.press(.escape)
    expect(window.reports.isEmpty, "\(window.reports)")
  }
  @QuickTesting.Test func `menus are replaced, found and built anew`() {
    BuildingDelegate.build = { builder in
      let own = UIMenu(title: "Own", identifier: UIMenu.Identifier("own"), children: [])
      builder.insertSibling(own, beforeMenu: .help)
      builder.replaceChildren(ofMenu: own.identifier) {
        $0 + [UIAction(title: "One", identifier: .init("one")) { _ in }]
      }
      let found = builder.menu(for: own.identifier)
      BuildingDelegate.log.append(
        "\(found?.children.count ?? 0) \(builder.action(for: .init("one"))?.title ?? "none")")
      BuildingDelegate.log.append("\(builder.menu(for: .init("nothing")) == nil)")
    }
    let window = TestWindow(BuildingDelegate.self, idiom: .desktop)
    expect(BuildingDelegate.log, equals: ["build true", "1 One", "true"])
    BuildingDelegate.build = {
      $0.replace(menu: .edit, with: UIMenu(title: "Change", children: [UIAction(title: "x") { _ in }]))
    }
    UIMenuSystem.main.setNeedsRebuild()
    window.settle()
    expect(
      names(window).contains("Change") && !names(window).contains("Own") && !names(window).contains("Edit"),
      window.tree)
    let reports = TestWindow.reports {
      BuildingDelegate.build = { $0.remove(menu: .init("nothing")) }
      UIMenuSystem.main.setNeedsRebuild()
    }
    expect(reports.contains { $0.contains("nothing") }, "\(reports)")
  }
  @QuickTesting.Test func `a command is asked about when its menu opens, and performed by who has its method`() throws {
    BuildingDelegate.build = { builder in
      let commands = [
        UIKeyCommand(title: "Refresh", action: BuildingDelegate.refresh, input: "r", modifierFlags: .command),
        UICommand(title: "Nobody", action: Selector("nobody:")),
      ]
      builder.insertSibling(UIMenu(title: "Data", children: commands), afterMenu: .view)
    }
    let window = TestWindow(BuildingDelegate.self, idiom: .desktop)
    window.press(named: "Data")
    expect(window.find { $0.label == "Refresh" }?.isEnabled == true, window.tree)
    expect(window.find { $0.label == "Nobody" }?.isEnabled == false, window.tree)
    window.press(named: "Refresh")
    expect(BuildingDelegate.log.suffix(2), equals: ["validate", "refresh"])
    BuildingDelegate.isRefreshable = false
    window.press(named: "Data")
    expect(window.find { $0.label == "Refresh" }?.isEnabled == false, window.tree)
  }
}
