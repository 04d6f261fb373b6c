import HearthTesting
import QuickTesting
import SwiftUI
import Testing

@testable import HearthUIKit

/// Keys that reach responders of UIKit.
@MainActor @Suite(.serialized) struct KeyCommandTests {}

extension KeyCommandTests {
  private class Page: UIViewController {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      becomeFirstResponder()
    }
    func next(_ command: UIKeyCommand) { heard.append("next \(command.input ?? "")") }
    func save() { heard.append("save") }
    static let next = Selector("next:", Page.next(_:))
    static let save = Selector("save", Page.save)
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: Self.next),
        UIKeyCommand(
          title: "Save", action: Self.save, input: "s", modifierFlags: .command, discoverabilityTitle: "Saves"),
        UIKeyCommand(input: "+", modifierFlags: .command, action: Self.next),
      ]
    }
  }
  private final class Game: UIViewController {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard let press = presses.first, let key = press.key else { return }
      heard.append("began \(key.characters) \(key.keyCode) \(press.type) \(event?.allPresses == presses)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("ended \(presses.first?.key?.charactersIgnoringModifiers ?? "") \(event?.type == .presses)")
    }
    override var canBecomeFirstResponder: Bool { true }
  }
  private struct Screen: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @QuickTesting.Test func `the keys of a view controller with the keyboard call its methods`() {
    let page = Page()
    let window = TestWindow { Screen(controller: page) }
    expect(page.isFirstResponder)
    window.press(.rightArrow)
    window.press("s", modifiers: .command)
    window.press("s")
    window.press(.rightArrow, modifiers: .shift)
    expect(page.heard, equals: ["next UIKeyInputRightArrow", "save"])
    page.resignFirstResponder()
    window.press("s", modifiers: .command)
    expect(page.heard.count == 2 && !page.isFirstResponder)
  }
  @QuickTesting.Test
  func `a key that was added counts until it is taken away, and a subclass that gives none has none`() {
    final class Quiet: Page {
      override var keyCommands: [UIKeyCommand]? { nil }
    }
    let page = Quiet(), command = UIKeyCommand(input: "n", modifierFlags: [.command, .shift], action: Page.save)
    let window = TestWindow { Screen(controller: page) }
    page.addKeyCommand(command)
    window.press("n", modifiers: [.command, .shift])
    window.press("s", modifiers: .command)
    expect(page.heard, equals: ["save"])
    page.removeKeyCommand(command)
    window.press("n", modifiers: [.command, .shift])
    expect(page.heard, equals: ["save"])
  }
  @QuickTesting.Test func `a text keeps what it types, unless a command takes precedence`() {
    final class Writer: UITextView {
      var heard = 0, isFirst = false
      func act() { heard += 1 }
      static let act = Selector("act", Writer.act)
      override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(input: "x", modifierFlags: [], action: Self.act)
        command.wantsPriorityOverSystemBehavior = isFirst
        return [command, UIKeyCommand(input: "\r", modifierFlags: .command, action: Self.act)]
      }
    }
    let view = Writer(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let window = TestWindow { Holder(view: view) }
    view.becomeFirstResponder()
    window.settle()
    window.press("x")
    expect(view.heard == 0 && view.text == "x", "\(window.keyTrace)")
    window.press(.return, modifiers: .command)
    expect(view.heard, equals: 1)
    view.isFirst = true
    window.press("x")
    expect(view.heard == 2 && view.text == "x")
  }
  @QuickTesting.Test func `keys that nobody wants are presses of the responder`() {
    let game = Game()
    let window = TestWindow { Screen(controller: game) }
    game.becomeFirstResponder()
    window.press("w")
    window.press(.upArrow)
    expect(
      game.heard,
      equals: [
        "began w keyboardW other true", "ended w true", "began UIKeyInputUpArrow keyboardUpArrow upArrow true",
        "ended UIKeyInputUpArrow true",
      ])
    game.resignFirstResponder()
  }
  @QuickTesting.Test
  func `a shortcut of SwiftUI comes before a command, and a window without responders hears nothing`() {
    let page = Page()
    var pressed = 0
    let window = TestWindow {
      VStack {
        Button("Save") { pressed += 1 }.keyboardShortcut("s")
        Screen(controller: page)
      }
    }
    window.press("s", modifiers: .command)
    expect(pressed == 1 && page.heard.isEmpty)
    let other = TestWindow { Text("Alone") }
    other.press("s", modifiers: .command)
    other.press(.rightArrow)
    expect(page.heard.isEmpty)
    page.resignFirstResponder()
  }
  @QuickTesting.Test func `a menu shows commands and performs them`() {
    let page = Page()
    let window = TestWindow { Screen(controller: page) }
    let command = UIKeyCommand(title: "Save", action: Page.save, input: "s", modifierFlags: .command)
    command.title = "Save All"
    expect(command.title == "Save All" && command.shortcut == KeyboardShortcut("s"))
    expect(command.perform(from: page) && page.heard == ["save"])
    command.attributes = .disabled
    expect(!command.perform(from: page))
    withExtendedLifetime(window) {}
  }
}

/// Animations that an app switches off.
@MainActor @Suite(.serialized) struct StillnessTests {}

extension StillnessTests {
  private final class Flag: ObservableObject {
    @Published var isCovered = false
    @Published var isWide = false
  }
  private struct Page: View {
    @ObservedObject var flag: Flag
    var body: some View {
      Color.red.frame(width: flag.isWide ? 100 : 50, height: 20)
        .animation(.linear(duration: 1), value: flag.isWide)
        .fullScreenCover(isPresented: $flag.isCovered) { Text("Cover") }
    }
  }
  /// How the next frame after a change differs from what it comes to.
  private func moves(_ change: @escaping (Flag) -> Void) -> Bool {
    let flag = Flag()
    let window = TestWindow(size: CGSize(width: 300, height: 300), idiom: .phone) { Page(flag: flag) }
    change(flag)
    window.advance(by: .milliseconds(50))
    let early = window.displayList
    window.advance(by: .seconds(2))
    return early != window.displayList
  }

  @QuickTesting.Test func `while animations are off, changes and covers are seen at once`() {
    expect(UIView.areAnimationsEnabled)
    expect(moves { $0.isCovered = true } && moves { $0.isWide = true })
    expect(
      !moves {
        UIView.setAnimationsEnabled(false)
        $0.isCovered = true
        UIView.setAnimationsEnabled(true)
      })
    expect(
      !moves {
        UIView.setAnimationsEnabled(false)
        $0.isWide = true
        UIView.setAnimationsEnabled(true)
      })
    expect(UIView.areAnimationsEnabled)
  }
  @QuickTesting.Test func `UIKit's animations are over at once while they are off`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .red
    let window = TestWindow(size: CGSize(width: 100, height: 100)) { Holder(view: view) }
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var isDone = false
    UIView.animate(withDuration: 2) {
      view.alpha = 0.5
    } completion: {
      isDone = $0
    }
    expect(isDone)
    window.advance(by: .milliseconds(20))
    let now = window.displayList
    window.advance(by: .seconds(3))
    expect(now == window.displayList && view.alpha == 0.5)
  }
}
