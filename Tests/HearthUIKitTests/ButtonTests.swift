import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

@MainActor struct ButtonTests {
  private func show(_ button: UIButton, _ width: CGFloat = 200, _ height: CGFloat = 100) -> TestWindow {
    button.accessibilityIdentifier = "button"
    return TestWindow(size: CGSize(width: width, height: height)) { Holder(view: button) }
  }
  /// A button in its own size, in the corner of a window.
  private func showInOwnSize(_ button: UIButton) -> TestWindow {
    button.accessibilityIdentifier = "button"
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    outer.addSubview(button)
    let window = TestWindow(size: outer.bounds.size) { Holder(view: outer) }
    button.sizeToFit()
    window.settle()
    return window
  }

  @QuickTesting.Test func `titles with attributes are shown in their states`() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(
      NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Off"), for: .disabled)
    let window = show(button)
    expect(window.displayList.contains("\"Red\"") && window.displayList.contains("#ff0000"))
    expect(button.attributedTitle(for: .disabled)?.string == "Off" && button.currentAttributedTitle?.string == "Red")
    button.isEnabled = false
    window.settle()
    expect(window.displayList.contains("\"Off\"") && button.currentAttributedTitle?.string == "Off")
  }
  @QuickTesting.Test func `insets around the content make a button larger, and those of title and image move them`()
    throws
  {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let window = showInOwnSize(button)
    let plain = button.frame.size, title = try require(window.place(ofDrawn: "Title"))
    button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 10, bottom: 5, right: 20)
    button.sizeToFit()
    window.settle()
    expect(button.frame.size, equals: CGSize(width: plain.width + 30, height: plain.height + 8))
    expect(window.place(ofDrawn: "Title")!.x == title.x + 10 && window.place(ofDrawn: "Title")!.y == title.y + 3)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    window.settle()
    expect(window.place(ofDrawn: "Title")!.x, equals: title.x + 18)
    button.sizeToFit()
    expect(button.frame.width, equals: plain.width + 30)
  }
  #if GTK
    @Test func `an image is at the edge that the configuration says, a padding away`() throws {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Next"
      configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
      configuration.imagePadding = 12
      let button = UIButton(configuration: configuration)
      let window = showInOwnSize(button)
      let beside = button.frame.size, leading = try require(window.place(ofDrawn: "Next"))
      button.configuration?.imagePlacement = .trailing
      window.settle()
      expect(window.place(ofDrawn: "Next")!.x == leading.x - 32 && button.sizeThatFits(.zero) == beside)
      button.configuration?.imagePlacement = .top
      window.settle()
      let column = button.sizeThatFits(.zero)
      expect(column.height == beside.height + 22 && column.width == beside.width - 32)
    }
  #endif
  @QuickTesting.Test func `a subtitle, a wheel and transformed texts are shown`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Title")
    configuration.subtitle = "Subtitle"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 40)
      outgoing.uiKit.foregroundColor = .red
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let window = show(button)
    expect(window.displayList.contains("\"Subtitle\"") && window.displayList.contains("x50 "))
    expect(window.displayList.contains("#ff0000"))
    let still = window.displayList
    button.configuration?.showsActivityIndicator = true
    window.settle()
    let wheel = window.displayList
    expect(wheel != still)
    window.advance(by: .milliseconds(300))
    expect(window.displayList != wheel)
  }
  @QuickTesting.Test func `the background has its own colour, corners and line`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.background.backgroundColor = .green
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    configuration.background.cornerRadius = 9
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let window = show(UIButton(configuration: configuration), 108, 58)
    expect(window.displayList.contains("100x50") && window.displayList.contains("#00ff00"))
    expect(window.displayList.contains("#ff0000"))
  }
  @QuickTesting.Test func `the handler changes the configuration for each state`() {
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : button.isEnabled ? "Off" : "None"
    }
    let window = show(button)
    expect(window.displayList.contains("\"Off\"") && states == [.normal])
    button.isSelected = true
    window.settle()
    expect(window.displayList.contains("\"On\"") && states == [.normal, .selected])
    button.isSelected = false
    button.isEnabled = false
    window.settle()
    expect(window.displayList.contains("\"None\"") && states.last == .disabled && states.count == 3)
    window.settle()
    expect(states.count == 3 && window.reports.isEmpty)
  }
  @QuickTesting.Test func `a pressed button is highlighted, and tells of touches`() throws {
    let button = UIButton(type: .custom)
    var log: [String] = []
    button.setTitle("Up", for: .normal)
    button.setTitle("Down", for: .highlighted)
    button.changesSelectionAsPrimaryAction = true
    button.addAction(UIAction { _ in log.append("down \(button.isHighlighted)") }, for: .touchDown)
    button.addAction(UIAction { _ in log.append("up \(button.isSelected)") }, for: .touchUpInside)
    let window = show(button)
    let point = CGPoint(x: 100, y: 50)
    window.pointerDown(at: point)
    expect(button.isHighlighted && window.displayList.contains("\"Down\"") && log == ["down true"])
    window.pointerUp(at: point)
    expect(!button.isHighlighted && window.displayList.contains("\"Up\"") && log == ["down true", "up true"])
    window.click("button")
    expect(!button.isSelected && log.last == "up false")
  }
  @QuickTesting.Test func `a menu opens by a press where it is the primary action, and by the other button otherwise`()
    throws
  {
    let button = UIButton(type: .system)
    var log: [String] = []
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in log.append("copy") }])
    button.showsMenuAsPrimaryAction = true
    let window = show(button)
    window.click("button")
    let copy = try require(window.find { $0.label == "Copy" })
    window.click(at: CGPoint(x: copy.frame.midX, y: copy.frame.midY))
    expect(log, equals: ["copy"])
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { _ in log.append("press") }, for: .touchUpInside)
    window.settle()
    window.click("button")
    expect(log == ["copy", "press"] && window.find { $0.label == "Copy" } == nil)
    window.secondaryClick(at: CGPoint(x: 100, y: 50))
    expect(window.find { $0.label == "Copy" } != nil)
  }
  @QuickTesting.Test func `content is at the side that the alignment says`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let window = show(button)
    let middle = try require(window.place(ofDrawn: "Title"))
    button.contentHorizontalAlignment = .left
    window.settle()
    expect(window.place(ofDrawn: "Title")!.x, equals: 0)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .top
    window.settle()
    expect(window.place(ofDrawn: "Title")!.x == middle.x * 2 && window.place(ofDrawn: "Title")!.y < middle.y)
  }
}
