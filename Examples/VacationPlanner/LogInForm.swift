import SwiftUI

/// Asks for a mail address and a password. A wrong address takes focus back, and is marked as long as it has focus.
struct LogInForm: View {
  let logIn: (MailAddress) -> Void

  enum Field: Hashable { case mail, password }

  @State private var mail = ""
  @State private var password = ""
  /// Whether something that is no address was submitted.
  @State private var wasRefused = false
  @FocusState private var focusedField: Field?

  private static let problem = "This is no mail address. One looks like ada@example.org."
  private var isWrong: Bool { wasRefused && MailAddress(mail) == nil }

  var body: some View {
    VStack(spacing: 28) {
      header
      VStack(alignment: .leading, spacing: 14) {
        TextField("Mail address", text: $mail)
          .textContentType(.username)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focusedField, equals: .mail)
          .overlay { if isWrong && focusedField == .mail { WrongMark() } }
          .accessibilityIdentifier("mail")
        SecureField("Password", text: $password)
          .textContentType(.password)
          .submitLabel(.go)
          .focused($focusedField, equals: .password)
          .accessibilityIdentifier("password")
        if isWrong {
          Text(Self.problem)
            .font(.caption)
            .foregroundStyle(Color.red.mix(with: .primary, by: 0.25))
            .accessibilityIdentifier("problem")
        }
      }
      .textFieldStyle(.roundedBorder)
      .onSubmit(of: .text, submit)
      Button(action: submit) {
        Text("Log In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier("log in")
    }
    .controlSize(.large)
    .frame(maxWidth: 340)
    .padding(32)
  }

  private var header: some View {
    VStack(spacing: 10) {
      Landscape(scenery: .coast)
        .frame(width: 88, height: 88)
        .clipShape(.circle)
        .accessibilityHidden(true)
      Text("Where to next?")
        .font(.system(size: 32, weight: .bold))
        .lineLimit(1)
      Text("Log in to plan a trip.")
        .font(.callout)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
  }

  private func submit() {
    guard let address = MailAddress(mail) else {
      wasRefused = true
      focusedField = .mail
      AccessibilityNotification.Announcement(Self.problem).post()
      return
    }
    wasRefused = false
    if password.isEmpty {
      focusedField = .password
    } else {
      // Nothing has focus any more, so that a keyboard on the screen goes away.
      focusedField = nil
      logIn(address)
    }
  }
}

/// A red border.
private struct WrongMark: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .strokeBorder(.red, lineWidth: 2)
      .allowsHitTesting(false)
  }
}
