import Foundation
import HearthTesting
import QuickTesting
import SwiftUI

/// The name of a person.
struct NameFormatTests {
  private let english = Locale(identifier: "en_US")
}

extension NameFormatTests {
  private var thomas: PersonNameComponents {
    PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark", nameSuffix: "Esq.",
      nickname: "Tom")
  }

  @Test func `is written as long as its style says`() {
    let expected: [(PersonNameComponents.FormatStyle.Style, String)] = [
      (.long, "Dr. Thomas Louis Clark Esq."), (.medium, "Thomas Clark"), (.short, "Tom"), (.abbreviated, "TC"),
    ]
    for (style, text) in expected { expect(thomas.formatted(.name(style: style).locale(english)), equals: text) }
    expect(PersonNameComponents(givenName: "Ada").formatted(), equals: "Ada")
    expect(PersonNameComponents().formatted(), equals: "")
  }
  @Test func `has the family name first where people say it so`() {
    let kim = PersonNameComponents(givenName: "민준", familyName: "김")
    expect(kim.formatted(), equals: "김민준")
    expect(kim.formatted(.name(style: .abbreviated)), equals: "김")
    let istvan = PersonNameComponents(givenName: "István", familyName: "Nagy")
    expect(istvan.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))), equals: "Nagy István")
    expect(istvan.formatted(.name(style: .medium).locale(english)), equals: "István Nagy")
  }
  @Test func `is read from a text`() throws {
    let read = try PersonNameComponents("Dr. Thomas Louis Clark Esq.")
    expect(read.namePrefix == "Dr." && read.givenName == "Thomas" && read.middleName == "Louis")
    expect(read.familyName == "Clark" && read.nameSuffix == "Esq.")
    let turned = try PersonNameComponents("Clark, Thomas", strategy: .name)
    expect(turned.givenName == "Thomas" && turned.familyName == "Clark")
    try expect(PersonNameComponents("Ludwig van Beethoven").familyName, equals: "van Beethoven")
    try expect(PersonNameComponents("Ada").givenName, equals: "Ada")
    try expect(PersonNameComponents("김민준").familyName, equals: "김")
    expect(throws: CocoaError.self) { try PersonNameComponents(" 12 ") }
  }
  @Test func `is written and read by a formatter`() {
    let formatter = PersonNameComponentsFormatter()
    expect(formatter.string(from: thomas), equals: "Thomas Clark")
    formatter.style = .long
    expect(formatter.string(for: thomas), equals: "Dr. Thomas Louis Clark Esq.")
    expect(formatter.personNameComponents(from: "Thomas Clark")?.familyName, equals: "Clark")
    expect(formatter.personNameComponents(from: "") == nil)
    expect(
      PersonNameComponentsFormatter.localizedString(from: thomas, style: .abbreviated, options: []), equals: "TC")
    let annotated = formatter.annotatedString(from: PersonNameComponents(givenName: "Ada", familyName: "King"))
    let key = NSAttributedString.Key(rawValue: NSPersonNameComponentKey)
    expect(annotated.string, equals: "Ada King")
    expect(annotated.attribute(key, at: 4, effectiveRange: nil) as? String == NSPersonNameComponentFamilyName)
  }
  @Test func `is shown by a text`() {
    let thomas = thomas
    let window = TestWindow { Text(thomas, format: .name(style: .short)) }
    expect(window.find { $0.label == "Tom" } != nil)
  }
}
