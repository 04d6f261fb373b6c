import SwiftUI

/// A page with a large title, a picture and details.
struct ProfileScreen: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(spacing: 8) {
            Image(systemName: "person.crop.circle.fill").font(.system(size: 84)).foregroundStyle(.tint)
            Text("Ada Lovelace").font(.title.bold())
            Text("Analyst, London").foregroundStyle(.secondary)
            HStack(spacing: 12) {
              Button("Message", systemImage: "message.fill") {}.buttonStyle(.borderedProminent)
              Button("Call", systemImage: "phone.fill") {}.buttonStyle(.bordered)
            }
            .padding(.top, 4)
          }
          .frame(maxWidth: .infinity)
          .listRowBackground(Color.clear)
        }
        Section("Contact") {
          LabeledContent("Phone", value: "+44 20 7946 0123")
          LabeledContent("Mail", value: "ada@example.org")
        }
        Section("Work") {
          NavigationLink {
            Text("Notes")
          } label: {
            Label("Notes", systemImage: "doc.text")
          }
          NavigationLink {
            Text("Calendar")
          } label: {
            Label("Calendar", systemImage: "calendar")
          }
          Label("Favourites", systemImage: "star").badge(12)
        }
      }
      .navigationTitle("Profile")
      .toolbar { Button("Edit") {} }
    }
  }
}
