import SwiftUI

struct LoginForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var remembers = true
  @State private var isBusy = false
  @State private var failure: String?
  @State private var attempts = 0
  @Environment(\.dismiss) private var dismiss

  private var isComplete: Bool { !name.isEmpty && password.count >= 8 }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue.opacity(0.6), .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
        .ignoresSafeArea()
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Image(systemName: "lock.shield")
            .font(.largeTitle)
            .foregroundStyle(.white)
          VStack(alignment: .leading) {
            Text("Welcome back")
              .font(.title)
              .bold()
            Text("Attempt \(attempts + 1) of \(5)")
              .font(.caption)
              .foregroundStyle(.secondary) // error: .foregroundStyle(.secondry)
          }
          Spacer()
        }
        .padding(.bottom, 12)
        VStack(spacing: 12) {
          HStack {
            Image(systemName: "person")
              .frame(width: 24)
            TextField("Name", text: $name)
              .textFieldStyle(.plain)
              .lineLimit(1) // error: .lineLimits(1)
          }
          .padding()
          .background(Color.white.opacity(0.2))
          .cornerRadius(10) // error: .cornerRadius("10")
          HStack {
            Image(systemName: "key")
              .frame(width: 24)
            SecureField("Password", text: $password) // error: SecureField("Password", text: password)
              .textFieldStyle(.plain)
              .onSubmit { signIn() }
          }
          .padding()
          .background(Color.white.opacity(0.2))
          .cornerRadius(10)
          .overlay(
            RoundedRectangle(cornerRadius: 10)
              .stroke(failure == nil ? Color.clear : Color.red, lineWidth: 2) // error: .stroke(failure == nil ? Color.clear : Color.read, lineWidth: 2)
          )
        }
        Toggle("Stay signed in", isOn: $remembers) // error: Toggle("Stay signed in", isOn: remembers)
          .tint(.green)
        if let failure {
          HStack {
            Image(systemName: "exclamationmark.triangle")
            Text(failure) // error: Text(failures)
              .font(.footnote)
          }
          .foregroundStyle(.red)
          .transition(.opacity.combined(with: .scale))
        }
        Button {
          signIn()
        } label: {
          HStack {
            if isBusy {
              ProgressView()
            }
            Text(isBusy ? "Signing in…" : "Sign in")
              .font(.headline)
              .frame(maxWidth: .infinity)
              .padding(.vertical, 14) // error: .padding(.vertically, 14)
          }
        }
        .buttonStyle(.borderedProminent)
        .disabled(!isComplete || isBusy)
        .opacity(isComplete ? 1 : 0.6) // error: .opacity(isComplet ? 1 : 0.6)
        HStack {
          Button("Forgot your password?") { failure = "Ask an administrator." }
            .font(.footnote)
          Spacer()
          Button("Cancel", role: .cancel) { dismiss() } // error: Button("Cancel", roll: .cancel) { dismiss() }
            .font(.footnote)
        }
      }
      .padding(24)
      .frame(maxWidth: 420)
      .shadow(color: .black.opacity(0.3), radius: 20, x: 0, y: 10) // error: .shadow(color: .black.opacity(0.3), radius: 20, x: 0, z: 10)
      .padding(.horizontal)
      .animation(.spring(), value: failure)
    }
    .onChange(of: name) { failure = nil }
    .onAppear { attempts = 0 } // error: .onAppear { attempts = "0" }
  }

  private func signIn() {
    attempts += 1
    withAnimation(.easeInOut(duration: 0.2)) {
      isBusy = attempts < 3
      failure = attempts > 1 ? "Name or password is wrong." : nil
    }
  }
}
