import SwiftUI

/// The first page of an app, with what it does and a button to begin.
struct WelcomeScreen: View {
  var body: some View {
    // Text of the largest sizes needs more than the window.
    ViewThatFits(in: .vertical) {
      page
      ScrollView { page }
    }
    .frame(maxWidth: 560)
    .frame(maxWidth: .infinity)
  }
  private var page: some View {
    VStack(spacing: 32) {
      Text("Welcome to\nGarden").font(.largeTitle.bold()).multilineTextAlignment(.center).padding(.top, 72)
      VStack(alignment: .leading, spacing: 24) {
        Feature(symbol: "leaf", title: "Every Plant", text: "Know when to water, cut and plant anew.")
        Feature(symbol: "sun.max", title: "The Weather", text: "See what the week brings for each bed.")
        Feature(symbol: "bell", title: "Reminders", text: "Be told in time, and only then.")
      }
      .padding(.horizontal, 24)
      Spacer()
      VStack(spacing: 12) {
        Button {
        } label: {
          Text("Continue").font(.headline).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        Button("Not Now") {}
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 24)
    }
  }
}

private struct Feature: View {
  let symbol: String, title: String, text: String
  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: symbol).font(.largeTitle).foregroundStyle(.tint).frame(width: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(text).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
