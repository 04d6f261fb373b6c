import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Components

/// A window with one chapter of the components, as the app shows it.
@MainActor private func page(
  _ chapter: Chapter, width: CGFloat = 640, direction: LayoutDirection = .leftToRight
) -> TestWindow {
  TestWindow(size: CGSize(width: width, height: 560)) {
    ChapterPage(chapter: chapter).environment(\.layoutDirection, direction)
  }
}

@MainActor struct RatingTests {
  @Test func `a tap on a star sets it, and a tap on the last bright one clears it`() throws {
    let window = page(.rating), frame = try window.element("food").frame
    window.click(at: CGPoint(x: frame.maxX - 6, y: frame.midY))
    #expect(try window.element("food").value == "5 of 5")
    window.click(at: CGPoint(x: frame.maxX - 6, y: frame.midY))
    #expect(try window.element("food").value == "0 of 5")
  }
  @Test func `a drag shows stars on its way and sets the last one`() throws {
    let window = page(.rating), frame = try window.element("service").frame
    window.drag(from: CGPoint(x: frame.minX + 6, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try window.element("service").value == "4 of 7")
    #expect(try window.element("thanks").label == "Thank you.")
  }
  @Test func `arrows and digits set it, and nothing leads out of its range`() throws {
    let window = page(.rating)
    window.press(.tab)
    #expect(window.focused == "food")
    for _ in 0..<9 { window.press(.rightArrow) }
    #expect(try window.element("food").value == "5 of 5")
    window.type("2")
    #expect(try window.element("food").value == "2 of 5")
    window.type("9")
    #expect(try window.element("food").value == "2 of 5")
  }
  @Test func `from right to left the first star is on the right, and Left means more`() throws {
    let window = page(.rating, direction: .rightToLeft), frame = try window.element("food").frame
    window.click(at: CGPoint(x: frame.maxX - 6, y: frame.midY))
    #expect(try window.element("food").value == "1 of 5")
    window.press(.leftArrow)
    #expect(try window.element("food").value == "2 of 5")
  }
}

@MainActor struct ChipTests {
  @Test func `any number of chips is on`() throws {
    let window = page(.chips)
    window.click("chip Raw")
    #expect(try window.element("diets").label == "Raw, Vegan")
    #expect(try window.element("chip Raw").isSelected)
    window.click("chip Vegan")
    #expect(try window.element("diets").label == "Raw")
  }
  @Test func `chips flow into as many lines as they need`() throws {
    let wide = page(.chips, width: 1200), narrow = page(.chips, width: 300)
    #expect(try wide.element("chip Vegan").frame.midY == wide.element("chip Kosher").frame.midY)
    let first = try narrow.element("chip Vegan").frame, last = try narrow.element("chip Kosher").frame
    #expect(last.minY > first.maxY && last.maxX <= 300 - 28)
  }
  @Test func `Return adds a tag, Backspace in the empty field takes the last one, its cross takes any`() throws {
    let window = page(.chips)
    window.click("new tag")
    window.type("baked\n")
    #expect(try window.element("count").label == "4 tags")
    window.type("baked\n")
    #expect(try window.element("count").label == "4 tags")
    window.press(.delete)
    window.click("remove quick")
    #expect(try window.element("count").label == "2 tags")
    window.advance(by: .seconds(1))
    #expect(window.find { $0.identifier == "remove quick" } == nil)
  }
}

@MainActor struct SegmentedSliderTests {
  @Test func `the thumb comes to rest at the nearest place`() throws {
    let window = page(.stops), frame = try window.element("heat").frame
    window.drag(
      from: CGPoint(x: frame.minX + 100, y: frame.minY + 14),
      to: CGPoint(x: frame.minX + frame.width * 0.7, y: frame.minY + 14))
    #expect(try window.element("heat").value == "High")
    window.click(at: CGPoint(x: frame.minX + 2, y: frame.minY + 14))
    #expect(try window.element("oven").label == "The oven is at off.")
  }
  @Test func `arrows, Home and End move it, mirrored from right to left`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let window = page(.stops, direction: direction)
      window.press(.tab)
      window.press(direction == .leftToRight ? .rightArrow : .leftArrow)
      #expect(try window.element("heat").value == "Medium")
      window.press(.end)
      #expect(try window.element("heat").value == "Boost")
      window.press(.home)
      #expect(try window.element("heat").value == "Off")
    }
  }
}

@MainActor struct CarouselTests {
  @Test func `a short quick drag and a long slow one turn the page, a short slow one does not`() throws {
    let window = page(.carousel), frame = try window.element("carousel").frame
    window.drag(from: CGPoint(x: frame.midX, y: frame.minY + 60), to: CGPoint(x: frame.minX + 20, y: frame.minY + 60))
    #expect(try window.element("season").label == "It is summer.")
    window.advance(by: .seconds(1))
    window.pointerDown(at: CGPoint(x: frame.midX, y: frame.minY + 60))
    window.advance(by: .milliseconds(300))
    window.hover(at: CGPoint(x: frame.midX - 30, y: frame.minY + 60))
    window.advance(by: .milliseconds(500))
    window.pointerUp(at: CGPoint(x: frame.midX - 30, y: frame.minY + 60))
    #expect(try window.element("season").label == "It is summer.")
  }
  @Test func `buttons and arrows turn pages and stop at the ends`() throws {
    let window = page(.carousel)
    #expect(try !window.element("previous").isEnabled)
    for _ in 0..<3 { window.click("next") }
    #expect(try window.element("season").label == "It is winter.")
    #expect(try !window.element("next").isEnabled)
    window.click("previous")
    #expect(try window.element("season").label == "It is autumn.")
  }
}

@MainActor struct AccordionTests {
  @Test func `opening a section closes the other, and a second press closes it`() throws {
    let window = page(.accordion)
    #expect(try window.element("answer 1").label.hasPrefix("Two to four days"))
    window.click(at: CGPoint(x: 60, y: try window.element("section Which flour is right?").frame.minY + 12))
    window.advance(by: .seconds(1))
    #expect(throws: Never.self) { try window.element("answer 3") }
    #expect(window.find { $0.identifier == "answer 1" } == nil)
    window.click(at: CGPoint(x: 60, y: try window.element("section Which flour is right?").frame.minY + 12))
    window.advance(by: .seconds(1))
    #expect(window.find { $0.identifier.hasPrefix("answer") } == nil)
  }
  @Test func `a section below moves smoothly while one above closes`() throws {
    let window = page(.accordion), y = try window.element("section Which flour is right?").frame.minY
    window.click(at: CGPoint(x: 60, y: try window.element("section How long does bread keep?").frame.minY + 12))
    window.advance(by: .milliseconds(100))
    let between = try window.element("section Which flour is right?").frame.minY
    window.advance(by: .seconds(1))
    let end = try window.element("section Which flour is right?").frame.minY
    #expect(end < between && between < y)
  }
}

/// Lets the messages of a test go when the test says so.
@MainActor private final class Pause {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  func wait() async { await withCheckedContinuation { waiting.append($0) } }
  /// Waits until a message waits, and lets it go.
  func end() async {
    for _ in 0..<1000 where waiting.isEmpty { await Task.yield() }
    guard !waiting.isEmpty else {
      Issue.record("no message waits")
      return
    }
    waiting.removeFirst().resume()
  }
}

@MainActor struct ToastTests {
  @Test func `messages wait for each other, and each goes when its time is over`() async throws {
    let pause = Pause(), queue = ToastQueue { await pause.wait() }
    let window = TestWindow { ToastPage(queue: queue) }
    window.click("save")
    window.click("save")
    await window.settleTasks()
    #expect(try window.element("toast").label == "Saved")
    await pause.end()
    await window.settleTasks()
    window.advance(by: .seconds(1))
    #expect(try window.element("toast").label == "Saved 2 times")
    await pause.end()
    await window.settleTasks()
    window.advance(by: .seconds(1))
    #expect(window.find { $0.identifier == "toast" } == nil)
  }
  @Test func `its cross takes it away at once`() throws {
    let window = TestWindow { ToastPage(queue: ToastQueue { try await Task.sleep(for: .seconds(1_000_000)) }) }
    window.click("save")
    window.advance(by: .seconds(1))
    window.click("close toast")
    window.advance(by: .seconds(1))
    #expect(window.find { $0.identifier == "toast" } == nil)
  }
}

@MainActor struct TreeTests {
  @Test func `Right opens and enters, Left goes out and closes`() throws {
    let window = page(.tree)
    window.click("food Fruit")
    #expect(window.find { $0.identifier == "food Apples" } == nil)
    window.press(.rightArrow)
    #expect(try window.element("food Apples").frame.minX > window.element("food Fruit").frame.minX)
    window.press(.rightArrow)
    #expect(try window.element("food").label == "Apples")
    window.press(.rightArrow)
    window.press(.downArrow)
    #expect(try window.element("food").label == "Boskoop")
    window.press(.leftArrow)
    #expect(try window.element("food").label == "Apples")
    window.press(.leftArrow)
    window.advance(by: .seconds(1))
    #expect(window.find { $0.identifier == "food Boskoop" } == nil)
    window.press(.leftArrow)
    #expect(try window.element("food").label == "Fruit")
  }
  @Test func `an arrow opens without selecting`() throws {
    let window = page(.tree)
    window.click("open Grain")
    #expect(try window.element("food Rye").label == "Rye")
    #expect(try window.element("food").label == "Nothing is selected.")
  }
}

@MainActor struct DataGridTests {
  @Test func `a title sorts by its column, and a second click turns the order round`() throws {
    let window = page(.grid)
    window.click("sort by Spice")
    let first = try #require(window.find { $0.identifier.hasPrefix("row ") })
    #expect(first.label.contains("Anise"))
    window.click("sort by Spice")
    #expect(try #require(window.find { $0.identifier.hasPrefix("row ") }).label.contains("Sage"))
  }
  @Test func `of a thousand rows those in view are made`() throws {
    let window = page(.grid)
    #expect(window.elements.flatMap(\.all).count { $0.identifier.hasPrefix("row ") } < 60)
  }
  @Test func `a click selects a row, and arrows go on from there`() throws {
    let window = page(.grid)
    window.click("row 3")
    window.press(.downArrow)
    #expect(try window.element("jar").label == "Jar 4")
  }
  @Test func `the edge of a title makes its column wider`() throws {
    let window = page(.grid), title = try window.element("sort by Spice").frame
    window.drag(from: CGPoint(x: title.maxX - 4, y: title.midY), to: CGPoint(x: title.maxX + 46, y: title.midY))
    #expect(abs(try window.element("sort by Spice").frame.width - title.width - 50) < 1)
  }
}

@MainActor struct ValidatedFormTests {
  @Test func `a field complains when it was left, not while it is filled in for the first time`() throws {
    let window = page(.form)
    #expect(window.focused == "Name")
    window.press(.tab)
    #expect(try window.element("problem Name").label.contains("Tell us your name."))
    window.type("ann")
    #expect(window.find { $0.identifier == "problem E-mail" } == nil)
    window.press(.tab)
    #expect(try window.element("problem E-mail").label.contains("not an e-mail"))
  }
  @Test func `Return goes on to the next field, and the last one sends`() throws {
    let window = page(.form)
    window.type("Ann\nann@example.org\nlong enough\nlong enough\n")
    window.advance(by: .seconds(1))
    #expect(try window.element("welcome").label.contains("Welcome, Ann."))
  }
  @Test func `sending what is wrong leads to the first field that is`() throws {
    let window = page(.form)
    window.type("Ann\nann@example.org\nshort\nshort\n")
    #expect(window.focused == "Password")
    #expect(try window.element("problem Password").label.contains("Eight characters"))
    #expect(window.find { $0.identifier == "welcome" } == nil)
  }
}

@MainActor struct ComponentBookTests {
  @Test(arguments: Chapter.allCases) func `each chapter shows from the list without a report`(chapter: Chapter) throws {
    let window = TestWindow(ComponentsApp.self, size: CGSize(width: 900, height: 620))
    let row = try #require(window.find { $0.label == chapter.rawValue && !$0.traits.contains(.isHeader) })
    window.click(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    window.advance(by: .seconds(1))
    #expect(window.find { $0.label == chapter.summary } != nil)
    #expect(window.reports == [])
  }
  @Test func `a chapter is at most 150 lines of code`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Examples/Components").standardized
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "swift" {
      #expect(
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).count
          <= 151, "\(file.lastPathComponent)")
    }
  }
}

extension HearthTesting.Element {
  fileprivate var all: [HearthTesting.Element] { [self] + children.flatMap(\.all) }
}
