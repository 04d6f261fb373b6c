import SwiftUI
import UIKit

/// Texts that input methods type into. What becomes of them is printed.
struct TextsView: View {
  @State private var name = ""
  @State private var secret = ""
  @State private var notes = ""
  var body: some View {
    VStack(spacing: 12) {
      TextField("Name", text: $name)
        .textInputAutocapitalization(.never)
        .keyboardType(CommandLine.arguments.contains("numbers") ? .numberPad : .default)
        .onSubmit { say("submitted \(name)") }
        .onKeyPress("q") {
          say("onKeyPress q")
          return .ignored
        }
        .printsPlace("field")
        .onChange(of: name) { _, new in say("text \(new)") }
      SecureField("Secret", text: $secret)
        .printsPlace("secret")
        .onChange(of: secret) { _, new in say("secret \(new)") }
      TextEditor(text: $notes)
        .printsPlace("notes")
        .onChange(of: notes) { _, new in say("notes \(new)") }
      Button("Read") { say("pasteboard \(UIPasteboard.general.string ?? "nothing")") }
        .printsPlace("read")
    }
    .padding(20)
    .printsPlace("content")
  }
}
