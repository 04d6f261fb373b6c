import SwiftUI

/// A name and a password, one after the other by the keyboard's return key.
struct SignInView: View {
  private enum Field { case name, password }

  @Environment(MessageStore.self) private var store
  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?

  private var canSignIn: Bool { !name.isEmpty && !password.isEmpty }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Image(systemName: "bubble.left.and.bubble.right.fill")
          .font(.system(size: 56))
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
        Text("Messages").font(.largeTitle.bold())
        TextField("Name", text: $name)
          .textContentType(.username)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($field, equals: .name)
          .onSubmit { field = .password }
          .accessibilityIdentifier("name")
        SecureField("Password", text: $password)
          .textContentType(.password)
          .submitLabel(.go)
          .focused($field, equals: .password)
          .onSubmit(signIn)
          .accessibilityIdentifier("password")
        Button("Sign In", action: signIn)
          .buttonStyle(.borderedProminent)
          .disabled(!canSignIn)
          .accessibilityIdentifier("sign in")
      }
      .textFieldStyle(.roundedBorder)
      .frame(maxWidth: 320)
      .padding(.horizontal, 24)
      .padding(.vertical, 64)
      .frame(maxWidth: .infinity)
    }
    .scrollDismissesKeyboard(.interactively)
    .defaultFocus($field, .name)
  }

  private func signIn() {
    if !canSignIn {
      field = name.isEmpty ? .name : .password
      return
    }
    field = nil
    store.user = name
    password = ""
  }
}
