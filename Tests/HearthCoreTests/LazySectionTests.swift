import Foundation
import HearthCore
import HearthTesting
import QuickTesting
import SwiftUI

@MainActor struct LazySectionTests {
  let middle = CGPoint(x: 100, y: 50)
  struct Sections: View {
    var pinned: PinnedScrollableViews
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<100) { section in
            SectionElements(
              header: Text("head \(section)").accessibilityIdentifier("h\(section)"),
              content: ForEach(0..<10) { Text("row \($0)").accessibilityIdentifier("\(section * 10 + $0)") },
              footer: Text("foot \(section)").accessibilityIdentifier("f\(section)"))
          }
        }
      }
    }
  }
  @Test func `a pinned header stays while its section does`() throws {
    let window = scrollWindow(size: CGSize(width: 200, height: 100)) { Sections(pinned: .sectionHeaders) }
    try expect(window.element("h0").frame.minY, equals: 0)
    window.scroll(by: CGSize(width: 0, height: -50), at: middle)
    try expect(window.element("h0").frame.minY, equals: 0)
    // The section is 240 points long: its end pushes the header out.
    window.scroll(by: CGSize(width: 0, height: -180), at: middle)
    try expect(window.element("h0").frame.maxY, equals: 240 - 230)
    try expect(window.element("h1").frame.minY, equals: 10)
    window.scroll(by: CGSize(width: 0, height: -5_000), at: middle)
    try expect(window.element("h21").frame.minY, equals: 0)
    expect(window.displayList.split(separator: "\n").last { $0.contains("text") }!.contains("head 21"))
  }
  @Test func `a pinned footer lies at the end of the view`() throws {
    let window = scrollWindow(size: CGSize(width: 200, height: 100)) {
      Sections(pinned: [.sectionHeaders, .sectionFooters])
    }
    try expect(window.element("f0").frame.maxY, equals: 100)
    window.scroll(by: CGSize(width: 0, height: -200), at: middle)
    try expect(window.element("f0").frame.maxY, equals: 40)
    try expect(window.element("f1").frame.maxY, equals: 100)
  }
  @Test func `rows of sections are made on demand`() {
    let window = scrollWindow(size: CGSize(width: 200, height: 100)) { Sections(pinned: []) }
    let atStart = window.liveNodes
    window.scroll(by: CGSize(width: 0, height: -100_000), at: middle)
    // For each section its own nodes, whatever it holds; those of sections that were not seen come now.
    expect(window.liveNodes < 100 * 8 + 60)
    expect(atStart * 2 < window.liveNodes)
    let nodes = window.liveNodes
    window.scroll(by: CGSize(width: 0, height: 10_000), at: middle)
    expect(window.liveNodes <= nodes + 20)
  }
  @Test func `rows of sections go when they are out of view`() {
    let window = scrollWindow(size: CGSize(width: 200, height: 100)) { Sections(pinned: []) }
    window.scroll(by: CGSize(width: 0, height: -100_000), at: middle)
    let nodes = window.liveNodes
    for _ in 0..<100 { window.scroll(by: CGSize(width: 0, height: 90), at: middle) }
    expect(window.liveNodes <= nodes + 20)
  }
  @Test func `a section starts a line of a grid, its header takes a whole one`() throws {
    let window = scrollWindow(size: CGSize(width: 200, height: 300)) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))], spacing: 0) {
          ForEach(0..<3) { section in
            SectionElements(
              header: Text("head").frame(maxWidth: .infinity).accessibilityIdentifier("h\(section)"),
              content: ForEach(0..<3) {
                Text("c").frame(width: 100, height: 20).accessibilityIdentifier("\(section)\($0)")
              }, footer: EmptyView())
          }
        }
      }
    }
    try expect(window.element("h0").frame.midX, equals: 100)
    try expect(window.element("01").frame.midX, equals: 150)
    try expect(window.element("01").frame.minY, equals: 20)
    try expect(window.element("02").frame.midX, equals: 50)
    try expect(window.element("02").frame.minY, equals: 40)
    try expect(window.element("h1").frame.minY, equals: 60)
    try expect(window.element("10").frame.midX, equals: 50)
    try expect(window.element("10").frame.minY, equals: 80)
  }
}
