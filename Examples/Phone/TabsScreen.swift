import SwiftUI

/// Tabs at the foot of the window, with content that goes on below them.
struct TabsScreen: View {
  var body: some View {
    TabView {
      NavigationStack {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 16) {
            ForEach(Story.samples) { StoryCard(story: $0) }
          }
          .padding(.horizontal, 16)
        }
        .navigationTitle("Today")
      }
      .tabItem { Label("Today", systemImage: "newspaper") }
      Text("Library").tabItem { Label("Library", systemImage: "book") }.badge(3)
      Text("Favourites").tabItem { Label("Favourites", systemImage: "heart") }
      Text("Profile").tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

struct Story: Identifiable {
  let id: Int
  let title: String, line: String, color: Color
  static let samples = [
    Story(id: 1, title: "The Quiet Machine", line: "How a mill taught the world to calculate", color: .indigo),
    Story(id: 2, title: "Night Gardens", line: "Ten flowers that open after dark", color: .teal),
    Story(id: 3, title: "Salt and Stone", line: "A walk along the oldest road", color: .orange),
    Story(id: 4, title: "Rain", line: "What forecasters see before we do", color: .blue),
  ]
}

struct StoryCard: View {
  let story: Story
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Spacer()
      Text(story.title).font(.title2.bold())
      Text(story.line).font(.subheadline).opacity(0.85)
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(maxWidth: .infinity, minHeight: 180, alignment: .bottomLeading)
    // White is read on it, in the light and in the dark.
    .background(story.color.mix(with: .black, by: 0.45).gradient, in: .rect(cornerRadius: 16))
  }
}
