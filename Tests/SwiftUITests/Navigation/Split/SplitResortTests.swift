import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Resort: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let runs: Int
  var facilities: [String] { ["Family", "Cross-country", "Eco-friendly"] }
  static let all = (1...24).map { Resort(name: "Resort \($0)", runs: $0 * 5) }
}
@Observable private final class Favorites {
  private var names: Set<String> = []
  init() {}
  nonisolated deinit {}
  func contains(_ resort: Resort) -> Bool { names.contains(resort.id) }
  func toggle(_ resort: Resort) { if names.remove(resort.id) == nil { names.insert(resort.id) } }
}

private struct Details: View {
  let resort: Resort
  var body: some View {
    Group {
      VStack {
        Text("Runs").font(.caption.bold()); Text("\(resort.runs)").font(.title3)
      }
      VStack {
        Text("Price").font(.caption.bold()); Text("$$").font(.title3)
      }
    }
    .frame(maxWidth: .infinity)
  }
}
private struct ResortPage: View {
  let resort: Resort
  @Environment(Favorites.self) private var favorites
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @State private var facility: String?
  @State private var isShown = false
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Image(systemName: "snowflake").resizable().scaledToFit()
        HStack {
          if horizontalSizeClass == .compact && dynamicTypeSize > .large {
            VStack(spacing: 10) { Details(resort: resort) }
            VStack(spacing: 10) { Details(resort: resort) }
          } else {
            Details(resort: resort)
            Details(resort: resort)
          }
        }
        .padding(.vertical).background(.primary.opacity(0.1)).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        Group {
          Text("A long description of \(resort.name)").padding(.vertical).accessibilityIdentifier("page")
          Text("Facilities").font(.headline)
          HStack {
            ForEach(resort.facilities, id: \.self) { name in
              Button {
                facility = name
                isShown = true
              } label: {
                Image(systemName: "star").font(.title)
              }
            }
          }
          .padding(.vertical)
        }
        .padding(.horizontal)
      }
      Button(favorites.contains(resort) ? "Remove" : "Add") { favorites.toggle(resort) }.buttonStyle(.borderedProminent)
        .padding()
        .accessibilityIdentifier("favorite")
    }
    .navigationTitle("\(resort.name), Country").navigationBarTitleDisplayMode(.inline)
    .alert(facility ?? "More", isPresented: $isShown, presenting: facility) { _ in
    } message: {
      Text($0)
    }
  }
}
private struct ResortRow: View {
  let resort: Resort
  let favorites: Favorites
  var body: some View {
    HStack {
      Image(systemName: "flag").resizable().scaledToFill().frame(width: 40, height: 25).clipShape(
        .rect(cornerRadius: 5)
      )
      .overlay { RoundedRectangle(cornerRadius: 5).stroke(.black, lineWidth: 1) }
      VStack(alignment: .leading) {
        Text(resort.name).font(.headline)
        Text("\(resort.runs) runs").foregroundStyle(.secondary)
      }
      if favorites.contains(resort) {
        Spacer()
        Image(systemName: "heart.fill").accessibilityLabel("This is a favorite resort").foregroundStyle(.red)
      }
    }
  }
}
private struct Welcome: View {
  var body: some View {
    VStack {
      Text("Welcome!").font(.largeTitle).accessibilityIdentifier("page")
      Text("Swipe from the left edge to show it.").foregroundStyle(.secondary)
    }
  }
}
/// Links with values, and destinations in the sidebar.
private struct LinkedResorts: View {
  @State private var favorites = Favorites()
  @State private var search = ""
  private var shown: [Resort] {
    search.isEmpty ? Resort.all : Resort.all.filter { $0.name.localizedStandardContains(search) }
  }
  var body: some View {
    NavigationSplitView {
      List(shown) { resort in
        NavigationLink(value: resort) { ResortRow(resort: resort, favorites: favorites) }.accessibilityIdentifier(
          resort.name)
      }
      .navigationTitle("Resorts")
      .navigationDestination(for: Resort.self) { ResortPage(resort: $0) }
      .searchable(text: $search, prompt: "Search for a resort")
    } detail: {
      Welcome()
    }
    .environment(favorites)
  }
}
/// A list with a selection that the detail follows.
private struct SelectedResorts: View {
  let wraps: Bool
  @State private var favorites = Favorites()
  @State private var search = ""
  @State private var selection: Resort?
  @State private var visibility = NavigationSplitViewVisibility.automatic
  private var shown: [Resort] {
    search.isEmpty ? Resort.all : Resort.all.filter { $0.name.localizedStandardContains(search) }
  }
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(shown, selection: $selection) { resort in
        NavigationLink(value: resort) { ResortRow(resort: resort, favorites: favorites) }.accessibilityIdentifier(
          resort.name)
      }
      .navigationTitle("Resorts")
      .searchable(text: $search, prompt: "Search for a resort")
      .toolbar { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
    } detail: {
      if wraps { NavigationStack { detail } } else { detail }
    }
    .environment(favorites)
  }
  @ViewBuilder private var detail: some View { if let selection { ResortPage(resort: selection) } else { Welcome() } }
}
private struct OldResorts: View {
  @State private var favorites = Favorites()
  @State private var search = ""
  private var shown: [Resort] {
    search.isEmpty ? Resort.all : Resort.all.filter { $0.name.localizedStandardContains(search) }
  }
  @available(*, deprecated) var body: some View {
    NavigationView {
      List(shown) { resort in
        NavigationLink {
          ResortPage(resort: resort)
        } label: {
          ResortRow(resort: resort, favorites: favorites)
        }.accessibilityIdentifier(resort.name)
      }
      .navigationTitle("Resorts")
      .searchable(text: $search, prompt: "Search for a resort")
      Welcome()
    }
    .environment(favorites)
  }
}

/// A list of resorts beside the one that is chosen, as many apps are built.
@MainActor struct SplitResortTests {
  private func walk<V: View>(_ idiom: Idiom, _ size: CGSize, _ view: V) {
    let window = TestWindow(size: size, idiom: idiom) { view }
    expect(window.reports, equals: [], "\(idiom) \(size) at the start")
    if window.find({ $0.identifier == "Resort 2" }) == nil { window.press("s", modifiers: [.command, .control]) }
    window.click("Resort 2")
    window.advance(by: .seconds(1))
    expect(window.page.contains("Resort 2"), "\(idiom) \(size)")
    window.click("favorite")
    window.press(.escape)
    window.advance(by: .seconds(1))
    window.resize(to: CGSize(width: size.height, height: size.width))
    window.resize(to: size)
    expect(window.reports, equals: [], "\(idiom) \(size)")
  }
  private let places: [(Idiom, CGSize)] = [
    (.phone, CGSize(width: 390, height: 844)), (.phone, CGSize(width: 932, height: 430)),
    (.pad, CGSize(width: 1024, height: 768)),
    (.pad, CGSize(width: 768, height: 1024)), (.desktop, CGSize(width: 1000, height: 700)),
    (.desktop, CGSize(width: 440, height: 700)),
  ]
  @QuickTesting.Test func `a list of links beside what they lead to settles in one frame on every device`() {
    for (idiom, size) in places { walk(idiom, size, LinkedResorts()) }
  }
  @QuickTesting.Test func `a list with a selection beside what is selected settles in one frame on every device`() {
    for (idiom, size) in places {
      walk(idiom, size, SelectedResorts(wraps: false))
      walk(idiom, size, SelectedResorts(wraps: true))
    }
  }
  @available(*, deprecated) @Test func `old columns of links settle in one frame on every device`() {
    for (idiom, size) in places { walk(idiom, size, OldResorts()) }
  }
}
