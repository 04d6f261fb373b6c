import SwiftUI

struct SettingsView: View {
  @EnvironmentObject private var settings: TrailSettings

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Only Easy Trails", isOn: $settings.showsOnlyEasy)
          .accessibilityIdentifier("only easy")
        Section {
          Text("Version \(settings.version)")
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("version")
        }
      }
      .navigationTitle("Settings")
    }
  }
}
