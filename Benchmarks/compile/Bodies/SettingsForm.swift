import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
}

struct Account: Identifiable {
  let id: Int
  var name: String
  var unread: Int
  var isActive: Bool
}

struct SettingsForm: View {
  @State private var accounts = [Account(id: 1, name: "Work", unread: 3, isActive: true)]
  @State private var appearance = Appearance.system
  @State private var size = 14.0
  @State private var showsPreviews = true
  @State private var playsSounds = false
  @State private var interval = 15
  @State private var signature = ""
  @State private var reminder = Date()
  @State private var isErasing = false
  @State private var isAdding = false
  @State private var isExpanded = false

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ForEach(accounts) { account in // error: ForEach(acounts) { account in
            NavigationLink {
              Text(account.name) // error: Text(account.nme)
                .font(.title)
            } label: {
              HStack {
                Circle()
                  .fill(account.isActive ? Color.green : Color.gray) // error: .fill(account.isActive ? Color.green : 3)
                  .frame(width: 10, height: 10)
                VStack(alignment: .leading) {
                  Text(account.name)
                    .font(.headline)
                  Text("\(account.unread) unread messages") // error: Text("\(account.unread) unread messages", bold: true)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                }
                Spacer()
                if account.unread > 10 {
                  Image(systemName: "exclamationmark.circle")
                    .foregroundStyle(.orange)
                } else if account.unread > 0 {
                  Text("\(account.unread)")
                    .padding(6)
                    .background(Color.blue, in: Circle())
                }
              }
            }
          }
          .onDelete { offsets in accounts.remove(atOffsets: offsets) } // error: .onDelete { offsets in accounts.remove(at: offsets) }
          Button {
            isAdding = true
          } label: {
            Label("Add account", systemImage: "plus.circle") // error: Label("Add account", systemImages: "plus.circle")
          }
        } header: {
          Text("Accounts")
        } footer: {
          Text("Mail is fetched every \(interval) minutes.")
        }
        Section {
          Picker("Appearance", selection: $appearance) { // error: Picker("Appearance", selection: appearance) {
            ForEach(Appearance.allCases) { appearance in
              Text(appearance.rawValue.capitalized).tag(appearance) // error: Text(appearance.rawValue.capitalised).tag(appearance)
            }
          }
          .pickerStyle(.segmented) // error: .pickerStyle(.segment)
          HStack {
            Text("Size")
            Slider(value: $size, in: 9...24, step: 1) // error: Slider(value: $size, from: 9...24, step: 1)
            Text("\(Int(size)) pt")
              .monospacedDigit()
              .frame(width: 60, alignment: .trailing)
          }
          Toggle("Show previews", isOn: $showsPreviews)
          Toggle(isOn: $playsSounds) {
            Label("Play sounds", systemImage: "speaker")
          }
          .disabled(!showsPreviews)
        } header: {
          Text("Look and sound")
        }
        Section {
          Stepper("Every \(interval) minutes", value: $interval, in: 5...120, step: 5) // error: Stepper("Every \(interval) minutes", value: $intervall, in: 5...120, step: 5)
          DatePicker("Remind me", selection: $reminder)
          TextField("Signature", text: $signature)
            .lineLimit(3)
          DisclosureGroup("Advanced", isExpanded: $isExpanded) {
            Toggle("Load remote images", isOn: $showsPreviews)
            Text("Images tell the sender that you read the message.")
              .font(.footnote)
              .foregroundStyle(.secondary)
              .fixedSize(horizontal: false, vertical: true) // error: .fixedSize(horizontally: false, vertical: true)
          }
        } header: {
          Text("Fetching")
        }
        Section {
          Button("Erase everything", role: .destructive) { isErasing = true } // error: Button("Erase everything", role: .destroy) { isErasing = true }
            .frame(maxWidth: .infinity, alignment: .center)
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .primaryAction) { // error: ToolbarItem(placement: .primry) {
          Button("Done") { isAdding = false }
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { isAdding = false }
        }
      }
      .alert("Erase everything?", isPresented: $isErasing) { // error: .alert("Erase everything?", isPresented: isErasing) {
        Button("Erase", role: .destructive) { accounts = [] }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("\(accounts.count) accounts go away. This cannot be undone.")
      }
      .sheet(isPresented: $isAdding) {
        VStack {
          Text("A new account")
          Button("Add") {
            accounts.append(Account(id: accounts.count + 1, name: "New", unread: 0, isActive: false)) // error: accounts.append(Account(id: accounts.count + 1, title: "New", unread: 0, isActive: false))
            isAdding = false
          }
        }
        .padding()
      }
    }
  }
}
