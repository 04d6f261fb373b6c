import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

@testable import HearthUI

private struct Surroundings: View {
  let name: String
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    Text(verbatim: "\(scheme) \(textSize) \(direction)").accessibilityIdentifier(name)
  }
}

@MainActor struct PreviewBoardTests {
  private func board(_ first: PreviewBoard.Choice = PreviewBoard.Choice()) -> TestWindow {
    PreviewBoardApp.first = first
    defer { PreviewBoardApp.first = PreviewBoard.Choice() }
    let previews = [
      Preview("One", traits: [.sizeThatFitsLayout]) { Surroundings(name: "one") },
      Preview("Two", traits: [.fixedLayout(width: 120, height: 40)]) { Surroundings(name: "two") },
    ]
    return TestWindow(size: CGSize(width: 1200, height: 700)) { PreviewBoard(previews: previews) }
  }

  @Test func `shows all previews, and one of them by its name`() throws {
    let window = board()
    expect(try window.element("one").label, equals: "light large leftToRight")
    expect(try window.element("two").label, equals: "light large leftToRight")
    window.click("hearth.previews.name.Two")
    expect(window.find { $0.identifier == "one" } == nil)
    expect(try window.element("two").label, equals: "light large leftToRight")
    window.click("hearth.previews.name.All")
    expect(try window.element("one").label, equals: "light large leftToRight")
  }

  @Test func `shows previews in the appearance and the size of text that are chosen`() throws {
    let window = board(PreviewBoard.Choice(isDark: true, textSize: .xxxLarge))
    expect(try window.element("one").label, equals: "dark xxxLarge leftToRight")
    window.click("hearth.previews.dark")
    expect(try window.element("one").label, equals: "light xxxLarge leftToRight")
  }

  @Test func `a preview of the screen has the size of the chosen device`() throws {
    PreviewBoardApp.first = PreviewBoard.Choice(idiom: .phone)
    defer { PreviewBoardApp.first = PreviewBoard.Choice() }
    let window = TestWindow(size: CGSize(width: 1200, height: 1000)) {
      PreviewBoard(previews: [Preview("Screen") { Color.red.accessibilityElement().accessibilityIdentifier("screen") }])
    }
    expect(try window.element("screen").frame.size, equals: Idiom.phone.standardSize)
  }
}
