import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Menus that views, rows and items have by their delegates.
@MainActor @Suite(.serialized) struct ContextMenuInteractionTests {}

extension ContextMenuInteractionTests {
  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var hasMenu = true
    var preview: UIViewController?
    var menu: UIMenu?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(Int(location.x)) \(Int(location.y))")
      if !hasMenu { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: { self.preview }) { _ in
        self.menu ?? UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("open")
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      animator?.addCompletion { self.log.append("closed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration:
        UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("preview")
    }
  }
  private func choose(_ label: String, in window: TestWindow) throws {
    let item = try require(window.find { $0.label == label })
    window.click(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
  }

  @QuickTesting.Test func `a menu is made when it opens, for the place in the view, and tells when it comes and goes`()
    throws
  {
    let outer = UIView(), photo = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 80)), menus = Menus()
    outer.addSubview(photo)
    let interaction = UIContextMenuInteraction(delegate: menus)
    photo.addInteraction(interaction)
    expect(interaction.view === photo && photo.interactions.count == 1)
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Holder(view: outer) }
    window.secondaryClick(at: CGPoint(x: 60, y: 60))
    expect(menus.log == ["asked 10 20", "open"] && interaction.location(in: photo) == CGPoint(x: 10, y: 20))
    try choose("Copy", in: window)
    expect(menus.log.contains("copy") && menus.log.contains("closed"))
    // Beside the view there is no menu.
    let count = menus.log.count
    window.secondaryClick(at: CGPoint(x: 300, y: 200))
    expect(menus.log.count, equals: count)
    menus.hasMenu = false
    window.secondaryClick(at: CGPoint(x: 60, y: 60))
    expect(menus.log.last == "asked 10 20" && window.find { $0.label == "Copy" } == nil)
    expect(window.reports.isEmpty)
  }

  @QuickTesting.Test func `titles stand above the actions of a menu, and images before those of menus in it`() {
    let outer = UIView(), menus = Menus()
    let sorting = UIMenu(title: "Sorting", options: .displayInline, children: [UIAction(title: "By Name") { _ in }])
    outer.addInteraction(UIContextMenuInteraction(delegate: menus))
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Holder(view: outer) }
    func picture(_ image: UIImage?) -> String {
      let sharing = UIMenu(title: "Share", image: image, children: [UIAction(title: "Mail") { _ in }])
      menus.menu = UIMenu(title: "Photo", children: [sharing, sorting])
      window.secondaryClick(at: CGPoint(x: 200, y: 100))
      for text in ["Photo", "Share", "Sorting", "By Name"] {
        expect(window.find { $0.label == text } != nil, "\(text)")
      }
      let picture = window.displayList
      window.press(.escape)
      return picture
    }
    let plain = picture(nil)
    expect(picture(nil) == plain && picture(UIImage(systemName: "square.and.arrow.up")) != plain)
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `an interaction may come and go while the view is shown`() {
    let outer = UIView(), photo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), menus = Menus()
    photo.backgroundColor = .red
    outer.addSubview(photo)
    let window = TestWindow(size: CGSize(width: 400, height: 300)) { Holder(view: outer) }
    let interaction = UIContextMenuInteraction(delegate: menus)
    photo.addInteraction(interaction)
    window.settle()
    expect(window.displayList.contains("#ff0000"))
    window.secondaryClick(at: CGPoint(x: 20, y: 20))
    expect(menus.log, equals: ["asked 20 20", "open"])
    interaction.dismissMenu()
    window.settle()
    expect(menus.log.last == "closed" && window.find { $0.label == "Copy" } == nil)
    outer.addInteraction(interaction)
    window.settle()
    expect(interaction.view === outer && photo.interactions.isEmpty)
    window.secondaryClick(at: CGPoint(x: 20, y: 20))
    expect(menus.log.last == "open" && window.displayList.contains("#ff0000"))
    expect(window.reports.isEmpty)
  }
  @QuickTesting.Test func `a finger that rests shows the preview, and a tap on it is told`() throws {
    let view = UIView(), menus = Menus(), preview = UIViewController()
    preview.view.backgroundColor = .green
    preview.preferredContentSize = CGSize(width: 120, height: 90)
    menus.preview = preview
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    let window = TestWindow(size: CGSize(width: 390, height: 700), idiom: .phone) { Holder(view: view) }
    window.longPress(at: CGPoint(x: 195, y: 300))
    expect(window.displayList.contains("#00ff00") && window.find { $0.label == "Copy" } != nil)
    window.tap(at: CGPoint(x: 195, y: 350))
    expect(menus.log.contains("preview") && menus.log.contains("closed"))
    expect(window.find { $0.label == "Copy" } == nil && window.reports.isEmpty)
  }
  @QuickTesting.Test func `an interaction of an app is told of its view`() {
    final class Own: NSObject, UIInteraction {
      weak var view: UIView?
      var log: [String] = []
      func willMove(to view: UIView?) { log.append(view == nil ? "leaves" : "comes") }
      func didMove(to view: UIView?) { self.view = view }
    }
    let first = UIView(), second = UIView(), own = Own()
    first.addInteraction(own)
    second.addInteraction(own)
    expect(own.view === second && first.interactions.isEmpty && own.log == ["comes", "leaves", "comes"])
    second.interactions = []
    expect(own.view == nil && second.interactions.isEmpty)
  }

  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      indexPath.row == 0
        ? nil
        : UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        ])
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      if indexPath.row == 2 { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open \(indexPath.row)") { _ in self.log.append("open \(indexPath.row)") }])
      })
    }
  }
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
  @QuickTesting.Test
  func `rows of a table have the menus of its delegate, with what they offer when they are swept aside`() throws {
    let rows = Rows(style: .plain)
    let window = TestWindow(size: CGSize(width: 400, height: 400)) { Screen(controller: rows) }
    func place(_ row: Int) throws -> CGPoint {
      let text = try require(window.place(ofDrawn: "Row \(row)"))
      return CGPoint(x: text.x + 5, y: text.y + 5)
    }
    window.secondaryClick(at: try place(0))
    expect(window.find { $0.label == "Pin" } == nil)
    try choose("Open 0", in: window)
    expect(rows.log, equals: ["open 0"])
    window.secondaryClick(at: try place(1))
    expect(window.find { $0.label == "Pin" } != nil)
    try choose("Open 1", in: window)
    expect(rows.log, equals: ["open 0", "open 1"])
    window.secondaryClick(at: try place(2))
    expect(window.find { $0.label == "Pin" } != nil && window.find { $0.label == "Open 2" } == nil)
    expect(window.reports.isEmpty)
  }
}
