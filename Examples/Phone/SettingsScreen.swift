import SwiftUI

/// A form as that of a phone's settings.
struct SettingsScreen: View {
  @State private var isAirplane = false
  @State private var isBluetooth = true
  @State private var brightness = 0.6
  @State private var size = 1
  @State private var sounds = "Chord"
  @State private var name = "Ada’s Phone"

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            Text("Account")
          } label: {
            HStack(spacing: 12) {
              Image(systemName: "person.crop.circle.fill").font(.system(size: 44)).foregroundStyle(.gray)
              VStack(alignment: .leading, spacing: 2) {
                Text("Ada Lovelace").font(.title3)
                Text("Account, Devices and Purchases").font(.footnote).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section {
          Toggle(isOn: $isAirplane) { Label("Airplane Mode", systemImage: "paperplane") }
          NavigationLink {
            Text("Networks")
          } label: {
            LabeledContent {
              Text("Garden")
            } label: {
              Label("Wi-Fi", systemImage: "wifi")
            }
          }
          Toggle(isOn: $isBluetooth) { Label("Bluetooth", systemImage: "wave.3.right") }
        }
        Section {
          Slider(value: $brightness) { Text("Brightness") }
          Picker("Text Size", selection: $size) {
            Text("Small").tag(0)
            Text("Medium").tag(1)
            Text("Large").tag(2)
          }
          Picker("Sound", selection: $sounds) { ForEach(["Chord", "Bells", "None"], id: \.self) { Text($0) } }
        } header: {
          Text("Display & Sounds")
        } footer: {
          Text("Sounds play when a message arrives, and when an alarm goes off.")
        }
        Section("This Phone") {
          TextField("Name", text: $name)
          LabeledContent("Version", value: "17.4")
          Button("Reset All Settings", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}
