import CoreTransferable
import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import UniformTypeIdentifiers

private struct Book: Codable, Hashable, Identifiable, Transferable {
  var id: Int
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

@Observable private final class Shelf {
  var books: [Book] = []
  var texts: [String] = []
  var urls: [URL] = []
  var places: [CGPoint] = []
  var isTargeted = false
  var targeted: [Bool] = []
  var log: [String] = []
}

/// A row of two squares, 100 points wide: what is dragged, and where it goes.
private struct Pair<From: View, To: View>: View {
  @ViewBuilder var from: From
  @ViewBuilder var to: To
  var body: some View {
    HStack(spacing: 0) {
      from.frame(width: 100, height: 100)
      to.frame(width: 100, height: 100)
    }
  }
}
private let start = CGPoint(x: 50, y: 50), end = CGPoint(x: 150, y: 40)

@MainActor struct `Drag and drop of values` {
  @Test func `a value that is dragged arrives as it was, where the pointer was let go`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Pair {
        Color.red.draggable(Book(id: 7, title: "Emma"))
      } to: {
        Color.blue.dropDestination(for: Book.self) { books, location in
          shelf.books += books
          shelf.places.append(location)
          return true
        } isTargeted: {
          shelf.targeted.append($0)
        }
      }
    }
    window.drag(from: start, to: end)
    expect(shelf.books, equals: [Book(id: 7, title: "Emma")])
    expect(shelf.places, equals: [CGPoint(x: 150 - 100, y: 40)])
    expect(shelf.targeted, equals: [true, false])
  }
  @Test func `a short press is no drag`() {
    var taps = 0, asked = 0
    let payload = { () -> String in
      asked += 1
      return "Emma"
    }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.red.draggable(payload()).onTapGesture { taps += 1 }
    }
    window.click(at: start)
    expect(taps, equals: 1)
    expect(asked, equals: 0)
    expect(window.dragged == nil)
  }
  @Test func `what is dragged is told to other programs as text`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Color.red.draggable(Book(id: 7, title: "Emma")) }
    window.pointerDown(at: start)
    window.hover(at: CGPoint(x: 90, y: 50))
    expect(window.dragged?.text, equals: "Emma")
    let json = window.dragged?.data("application/json").map { String(decoding: $0, as: UTF8.self) }
    expect(json?.contains("Emma"), equals: true)
    window.pointerUp(at: CGPoint(x: 90, y: 50))
    expect(window.dragged == nil)
  }
  @Test func `the pointer carries a picture of the view, or the preview`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Pair {
        Color.red.draggable("a")
      } to: {
        Color.blue.draggable("b") { Color.green.frame(width: 30, height: 20) }
      }
    }
    window.pointerDown(at: start)
    window.hover(at: CGPoint(x: 90, y: 50))
    expect(window.dragged?.pictureSize, equals: CGSize(width: 100, height: 100))
    window.pointerUp(at: CGPoint(x: 90, y: 50))
    window.pointerDown(at: end)
    window.hover(at: CGPoint(x: 190, y: 50))
    expect(window.dragged?.pictureSize, equals: CGSize(width: 30, height: 20))
    window.pointerUp(at: CGPoint(x: 190, y: 50))
  }
  @Test func `text of another program can be dropped, and a picture cannot where text is wanted`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.dropDestination(for: String.self) { texts, _ in
        shelf.texts += texts
        return true
      }
    }
    expect(window.drop(["text/plain;charset=utf-8": Data("Milk".utf8)], at: start), equals: .copy)
    expect(shelf.texts, equals: ["Milk"])
    expect(window.drop(["image/png": Data([1, 2, 3])], at: start) == nil)
  }
  @Test func `each file of a list of files is one URL`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.dropDestination(for: URL.self) { urls, _ in
        shelf.urls += urls
        return true
      }
    }
    let list = Data("file:///tmp/a%20b.txt\r\nfile:///tmp/c.txt\r\n".utf8)
    expect(window.drop(["text/uri-list": list], at: start), equals: .copy)
    expect(shelf.urls.map(\.path), equals: ["/tmp/a b.txt", "/tmp/c.txt"])
  }
  @Test func `an action that returns false takes nothing`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.dropDestination(for: String.self) { _, _ in false }
    }
    expect(window.drop(["text/plain;charset=utf-8": Data("Milk".utf8)], at: start) == nil)
  }
  @Test func `the innermost destination that wants it has it, and all of its bounds count`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      VStack {
        Spacer()
        Text("Drop here")
      }
      .frame(width: 200, height: 100)
      .dropDestination(for: String.self) { texts, _ in
        shelf.log.append("inner")
        return true
      }
      .dropDestination(for: URL.self) { urls, _ in
        shelf.log.append("outer")
        return true
      }
    }
    window.drop(["text/plain;charset=utf-8": Data("Milk".utf8)], at: CGPoint(x: 5, y: 5))
    window.drop(["text/uri-list": Data("https://example.org\r\n".utf8)], at: CGPoint(x: 5, y: 5))
    expect(shelf.log.first, equals: "inner")
    expect(shelf.log.count, equals: 2)
  }
  @Test func `a view that is disabled takes nothing and gives nothing`() {
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Pair {
        Color.red.draggable("a")
      } to: {
        Color.blue.dropDestination(for: String.self) { _, _ in true }
      }
      .disabled(true)
    }
    window.pointerDown(at: start)
    window.hover(at: CGPoint(x: 90, y: 50))
    expect(window.dragged == nil)
    window.pointerUp(at: CGPoint(x: 90, y: 50))
    expect(window.drop(["text/plain;charset=utf-8": Data("Milk".utf8)], at: end) == nil)
  }
  @Test func `a destination that is not enabled leaves what is dropped to the view around`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue
        .dropDestination(for: String.self, isEnabled: false) { _, _ in shelf.log.append("inner") }
        .dropDestination(for: String.self) { texts, session in
          shelf.log.append("outer \(texts) \(session.itemsCount) \(session.localSession == nil)")
        }
    }
    window.drop(["text/plain;charset=utf-8": Data("Milk".utf8)], at: start)
    expect(shelf.log, equals: ["outer [\"Milk\"] 1 true"])
  }
  @Test func `a drag goes to another window of the app`() {
    let shelf = Shelf()
    let first = TestWindow(size: CGSize(width: 200, height: 100)) { Color.red.draggable(Book(id: 1, title: "Emma")) }
    let second = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.dropDestination(for: Book.self) { books, _ in
        shelf.books += books
        return true
      }
    }
    first.drag(from: start, to: end, in: second)
    expect(shelf.books.map(\.title), equals: ["Emma"])
  }
  @Test func `Escape leaves everything as it was`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Pair {
        Color.red.draggable("a")
      } to: {
        Color.blue.dropDestination(for: String.self) { texts, _ in
          shelf.texts += texts
          return true
        } isTargeted: {
          shelf.targeted.append($0)
        }
      }
    }
    window.pointerDown(at: start)
    window.hover(at: CGPoint(x: 90, y: 50))
    window.hover(at: end)
    expect(window.dragged?.outcome, equals: .copy)
    window.hover(at: start)
    expect(window.dragged?.outcome == nil)
    window.pointerUp(at: start)
    expect(shelf.targeted, equals: [true, false])
    expect(shelf.texts, equals: [])
  }

  // MARK: - Bad input

  @Test func `data that never comes is reported once, and the window goes on`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.dropDestination(for: String.self) { texts, _ in
        shelf.texts += texts
        return true
      }
    }
    let drop = window.dropWithoutData(["text/plain;charset=utf-8"], at: start)
    expect(drop?.isFinished, equals: false)
    window.advance(by: .seconds(11))
    expect(drop?.isFinished, equals: true)
    expect(drop?.outcome == nil)
    drop?.send(Data("late".utf8))
    expect(shelf.texts, equals: [])
    expect(window.reports.count, equals: 1)
    expect(window.reports.first?.contains("did not come within 10 seconds"), equals: true)
    expect(window.drop(["text/plain;charset=utf-8": Data("Milk".utf8)], at: start), equals: .copy)
    expect(shelf.texts, equals: ["Milk"])
  }
  @Test func `data that comes later is dropped then`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.dropDestination(for: String.self) { texts, _ in
        shelf.texts += texts
        return true
      }
    }
    let drop = window.dropWithoutData(["text/plain;charset=utf-8"], at: start)
    window.advance(by: .seconds(3))
    drop?.send(Data("Milk".utf8))
    expect(drop?.outcome, equals: .copy)
    expect(shelf.texts, equals: ["Milk"])
    window.advance(by: .seconds(20))
    expect(window.reports.isEmpty)
  }
  @Test func `data that is not of its type is reported, and nothing is taken`() {
    let shelf = Shelf()
    let window = TestWindow(size: CGSize(width: 200, height: 100)) {
      Color.blue.dropDestination(for: Book.self) { books, _ in
        shelf.books += books
        return true
      }
    }
    expect(window.drop(["application/json": Data("no JSON at all".utf8)], at: start) == nil)
    expect(shelf.books, equals: [])
    expect(window.reports.first?.contains("no Book could be made"), equals: true)
  }
  @Test func `a view that goes while data is awaited is no mistake`() {
    struct Fleeting: View {
      @State var isThere = true
      var body: some View {
        VStack {
          Button("Go") { isThere = false }.accessibilityIdentifier("go")
          if isThere { Color.blue.dropDestination(for: String.self) { _, _ in true } }
        }
      }
    }
    let window = TestWindow(size: CGSize(width: 200, height: 100)) { Fleeting() }
    let drop = window.dropWithoutData(["text/plain;charset=utf-8"], at: CGPoint(x: 100, y: 80))
    expect(drop?.isFinished, equals: false)
    window.click("go")
    expect(drop?.isFinished, equals: true)
    drop?.send(Data("late".utf8))
    window.advance(by: .seconds(20))
    expect(window.reports.isEmpty)
  }
}
