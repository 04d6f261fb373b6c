import SwiftUI

/// What a new member fills in, and what is wrong with it.
struct SignUp {
  enum Field: String, CaseIterable {
    case name = "Name", mail = "E-mail", password = "Password", again = "Password again"
  }
  var name = ""
  var mail = ""
  var password = ""
  var again = ""

  func problem(with field: Field) -> String? {
    switch field {
    case .name: name.trimmingCharacters(in: .whitespaces).isEmpty ? "Tell us your name." : nil
    case .mail: mail.wholeMatch(of: /[^@ ]+@[^@ ]+\.[^@ .]+/) == nil ? "This is not an e-mail address." : nil
    case .password: password.count < 8 ? "Eight characters at least." : nil
    case .again: again == password ? nil : "The passwords differ."
    }
  }
  var firstInvalid: Field? { Field.allCases.first { problem(with: $0) != nil } }
}

/// A row of a form that shows below its field what is wrong, once the user has left it.
struct ValidatedField<Content: View>: View {
  let title: String
  let problem: String?
  let isFocused: Bool
  @ViewBuilder let content: Content
  @State private var wasLeft = false
  let complainsAtOnce: Bool

  var body: some View {
    let shown = wasLeft || complainsAtOnce ? problem : nil
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: title).font(.subheadline)
      content
      if let shown {
        Label(shown, systemImage: "exclamationmark.triangle")
          .font(.caption)
          .foregroundStyle(Color.red.mix(with: .primary, by: 0.25))
          .transition(.opacity.combined(with: .move(edge: .top)))
          .accessibilityElement(children: .combine)
          .accessibilityIdentifier("problem " + title)
      }
    }
    .animation(.smooth(duration: 0.2), value: shown)
    .onChange(of: isFocused) { if !isFocused { wasLeft = true } }
  }
}

struct SignUpPage: View {
  @State private var entry = SignUp()
  @State private var wasSent = false
  @State private var hasTried = false
  @FocusState private var field: SignUp.Field?

  var body: some View {
    if wasSent {
      Label("Welcome, \(entry.name).", systemImage: "checkmark.circle")
        .font(.title2)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("welcome")
    } else {
      VStack(alignment: .leading, spacing: 14) {
        row(.name) { TextField("As friends call you", text: $entry.name) }
        row(.mail) { TextField("you@example.org", text: $entry.mail) }
        row(.password) { SecureField("Eight characters at least", text: $entry.password) }
        row(.again) { SecureField("Once more", text: $entry.again) }
        Button("Sign up", action: send).buttonStyle(.borderedProminent).accessibilityIdentifier("sign up")
      }
      .frame(maxWidth: 340, alignment: .leading)
      .onSubmit(goOn)
      .defaultFocus($field, .name)
    }
  }

  private func row(_ which: SignUp.Field, @ViewBuilder _ content: () -> some View) -> some View {
    ValidatedField(
      title: which.rawValue, problem: entry.problem(with: which), isFocused: field == which,
      content: {
        content()
          .textFieldStyle(.roundedBorder)
          .focused($field, equals: which)
          .accessibilityLabel(which.rawValue)
          .accessibilityIdentifier(which.rawValue)
      }, complainsAtOnce: hasTried)
  }
  /// Return leads to the next field, and from the last one sends.
  private func goOn() {
    let fields = SignUp.Field.allCases
    guard let field, let index = fields.firstIndex(of: field), index + 1 < fields.count else { return send() }
    self.field = fields[index + 1]
  }
  private func send() {
    hasTried = true
    if let invalid = entry.firstInvalid { field = invalid } else { withAnimation { wasSent = true } }
  }
}
