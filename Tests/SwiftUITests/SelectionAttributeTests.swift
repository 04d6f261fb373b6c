import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// The attributes of what is selected in a rich text.
@MainActor struct SelectionAttributeTests {
  /// "one two three": red is "one two", bold is "two three".
  private var text: AttributedString {
    var text = AttributedString("one two three")
    text[text.range(of: "one two")!].foregroundColor = .red
    text[text.range(of: "two three")!].font = .body.bold()
    return text
  }
  @Test func `one attribute has a value for each of its own runs`() {
    let text = text
    let selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    let attributes = selection.attributes(in: text)
    expect(attributes[\.foregroundColor].map { $0 }, equals: [.red, nil])
    expect(attributes[\.font].map { $0 }, equals: [nil, .body.bold()])
    expect(attributes.map { $0.foregroundColor }, equals: [.red, .red, nil])
  }
  @Test func `a part of a run counts as one`() {
    let text = text
    let selection = AttributedTextSelection(range: text.range(of: "ne tw")!)
    expect(selection.attributes(in: text)[\.foregroundColor].map { $0 }, equals: [.red])
    expect(selection.attributes(in: text)[\.font].map { $0 }, equals: [nil, .body.bold()])
  }
  @Test func `a place has the attributes of what is typed there`() {
    let text = text
    let selection = AttributedTextSelection(insertionPoint: text.range(of: "two")!.lowerBound)
    expect(selection.attributes(in: text)[\.foregroundColor].map { $0 }, equals: [.red])
  }
}
