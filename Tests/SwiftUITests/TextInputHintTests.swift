import HearthTesting
import QuickTesting
import SwiftUI

/// What text fields tell input methods, and keyboards on the screen.
@MainActor struct TextInputHintTests {
  private struct Fields: View {
    @State private var text = ""
    @State private var isPlain = false
    var body: some View {
      Form {
        TextField("Mail", text: $text).keyboardType(.emailAddress).autocorrectionDisabled().textInputAutocapitalization(
          .never
        )
        .accessibilityIdentifier("mail")
        TextField("Amount", text: $text).keyboardType(.decimalPad).textContentType(.emailAddress)
          .accessibilityIdentifier("amount")
        TextField("Phone", text: $text).textContentType(isPlain ? nil : .telephoneNumber).accessibilityIdentifier(
          "phone")
        SecureField("Code", text: $text).keyboardType(.numberPad).accessibilityIdentifier("code")
        TextField("Plain", text: $text).accessibilityIdentifier("plain")
        Button("Plain") { isPlain = true }.accessibilityIdentifier("toggle").keyboardShortcut("p")
      }
      .textInputAutocapitalization(.words)
    }
  }
  @Test func `a keyboard on the screen hears what is entered, whose capitals it makes, and whether it may correct`()
    throws
  {
    let window = TestWindow { Fields() }
    func input(_ field: String) throws -> TextInput {
      window.click(field)
      return try require(window.textInput)
    }
    let mail = try input("mail")
    expect(mail.purpose == .email && mail.capitalization == .never && !mail.allowsCorrection)
    let amount = try input("amount")
    expect(amount.purpose == .decimal && amount.capitalization == .words && amount.allowsCorrection)
    try expect(input("phone").purpose, equals: .phone)
    try expect(input("code").purpose, equals: .password)
    try expect(input("plain").purpose, equals: .text)
  }
  @Test func `a field that asks for something else while it is edited is heard`() throws {
    let window = TestWindow { Fields() }
    window.click("phone")
    expect(window.textInput?.purpose, equals: .phone)
    window.press("p", modifiers: .command)
    expect(window.textInput?.purpose, equals: .text)
  }
}
