import SwiftUI

/// A list with a field to search it, below the title.
struct SearchScreen: View {
  @State private var text = ""
  private let cities = [
    "Amsterdam", "Athens", "Berlin", "Bern", "Brussels", "Copenhagen", "Dublin", "Helsinki", "Lisbon", "London",
    "Madrid", "Oslo", "Paris",
    "Prague", "Rome", "Stockholm", "Vienna", "Warsaw",
  ]
  private var found: [String] { text.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(text) } }
  var body: some View {
    NavigationStack {
      List(found, id: \.self) { city in NavigationLink(city) { Text(city) } }
        .listStyle(.plain)
        .navigationTitle("Cities")
        .searchable(text: $text)
    }
  }
}
