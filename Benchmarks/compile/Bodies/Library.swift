import SwiftUI

struct Album: Identifiable, Hashable {
  let id: Int
  var title: String
  var artist: String
  var year: Int
  var rating: Double
  var isFavorite: Bool
  var songs: [Song]
}

struct Song: Identifiable, Hashable {
  let id: Int
  var title: String
  var seconds: Int
  var isExplicit: Bool
}

enum Order: String, CaseIterable, Identifiable {
  case title, artist, year
  var id: String { rawValue }
}

struct Library: View {
  @State private var albums: [Album] = []
  @State private var order = Order.title
  @State private var search = ""
  @State private var path: [Album] = []
  @State private var selected: Song?
  @State private var isAdding = false
  @State private var isAsking = false
  @State private var showsFavorites = false
  @State private var newTitle = ""
  @State private var volume = 0.5

  private var shown: [Album] { albums.filter { search.isEmpty || $0.title.contains(search) } }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          Picker("Order", selection: $order) { // error: Picker("Order", selection: order) {
            ForEach(Order.allCases) { order in
              Text(order.rawValue.capitalized).tag(order) // error: Text(order.rawValue.capitalised).tag(order)
            }
          }
          .pickerStyle(.segmented)
          Toggle("Favorites only", isOn: $showsFavorites) // error: Toggle("Favorites only", isOn: showsFavorites)
            .tint(.pink)
        }
        if shown.isEmpty {
          VStack(spacing: 8) {
            Image(systemName: "music.note.list")
              .font(.largeTitle)
              .foregroundStyle(.secondary)
            Text("Nothing found for \(search)")
              .multilineTextAlignment(.center) // error: .multilineTextAlignment(.middle)
          }
          .frame(maxWidth: .infinity)
          .padding(.vertical, 40)
        }
        ForEach(shown) { album in
          Section {
            ForEach(album.songs) { song in
              Button {
                selected = song // slow error: selected = song.id
              } label: {
                HStack(spacing: 12) {
                  Image(systemName: selected == song ? "speaker.wave.2.fill" : "music.note")
                    .foregroundStyle(selected == song ? Color.pink : Color.gray) // slow error: .foregroundStyle(selected == song ? Color.pink : Color.grey)
                    .frame(width: 24)
                  VStack(alignment: .leading, spacing: 2) {
                    Text(song.title)
                      .font(.body)
                      .lineLimit(1) // slow error: .lineLimit("1")
                    if song.isExplicit {
                      Text("Explicit")
                        .font(.caption2)
                        .padding(.horizontal, 4)
                        .background(Color.gray.opacity(0.3)) // slow error: .background(Color.gray.opacity(of: 0.3))
                        .cornerRadius(2)
                    }
                  }
                  Spacer()
                  Text("\(song.seconds / 60):\(song.seconds % 60)") // slow error: Text("\(song.second / 60):\(song.seconds % 60)")
                    .font(.caption)
                    .monospacedDigit()
                    .foregroundStyle(.secondary)
                }
                .padding(.vertical, 2)
                .contentShape(Rectangle())
              }
              .buttonStyle(.plain)
              .contextMenu {
                Button("Play next") { selected = song }
                Button("Remove", role: .destructive) { remove(song, from: album) } // slow error: Button("Remove", role: .destructive) { remove(song, of: album) }
              }
            }
          } header: {
            NavigationLink(value: album) { // slow error: NavigationLink(values: album) {
              HStack {
                VStack(alignment: .leading) {
                  Text(album.title).font(.headline)
                  Text("\(album.artist), \(album.year)") // slow error: Text("\(album.artists), \(album.year)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                }
                Spacer()
                ForEach(0..<5) { index in
                  Image(systemName: Double(index) < album.rating ? "star.fill" : "star")
                    .font(.caption2)
                    .foregroundStyle(.yellow) // slow error: .foregroundStyle(.yelow)
                }
                if album.isFavorite {
                  Image(systemName: "heart.fill").foregroundStyle(.pink)
                }
              }
            }
          } footer: {
            Text("\(album.songs.count) songs, \(album.songs.map { $0.seconds }.reduce(0, +) / 60) minutes")
              .font(.footnote) // slow error: .font(.footnotes)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Library")
      .searchable(text: $search) // slow error: .searchable(text: search)
      .navigationDestination(for: Album.self) { album in
        ScrollView {
          VStack(alignment: .leading, spacing: 16) {
            RoundedRectangle(cornerRadius: 16, style: .continuous)
              .fill(LinearGradient(colors: [.pink, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)) // slow error: .fill(LinearGradient(colors: [.pink, .purple], start: .topLeading, endPoint: .bottomTrailing))
              .frame(height: 220)
              .overlay(Text(album.title).font(.largeTitle).bold().foregroundStyle(.white))
              .shadow(color: .black.opacity(0.2), radius: 12, x: 0, y: 6) // slow error: .shadow(color: .black.opacity(0.2), radius: "12", x: 0, y: 6)
            ForEach(album.songs) { song in
              HStack {
                Text(song.title)
                Spacer()
                Text("\(song.seconds)").foregroundStyle(.secondary) // slow error: Text(song.seconds).foregroundStyle(.secondary)
              }
              .padding(12)
              .background(Color.gray.opacity(0.1))
              .cornerRadius(8)
            }
          }
          .padding()
        }
        .navigationTitle("Album")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus") // slow error: Image(system: "plus")
          }
        }
        ToolbarItem(placement: .cancellationAction) { // slow error: ToolbarItem(place: .cancellationAction) {
          Button("Clear") { isAsking = true }
            .disabled(albums.isEmpty)
        }
      }
      .alert("Clear the library?", isPresented: $isAsking) { // slow error: .alert("Clear the library?", isShown: $isAsking) {
        Button("Cancel", role: .cancel) {}
        Button("Clear", role: .destructive) { albums = [] } // slow error: Button("Clear", role: .destructive) { albums = nil }
      } message: {
        Text("All \(albums.count) albums are removed.")
      }
      .sheet(isPresented: $isAdding) { // slow error: .sheet(isPresented: isAdding) {
        NavigationStack {
          Form {
            Section {
              TextField("Title", text: $newTitle) // slow error: TextField("Title", text: newTitle)
              Slider(value: $volume, in: 0...1)
              Text("Volume \(Int(volume * 100)) %") // error: Text("Volume \(Int(volume * hundred)) %")
            } header: {
              Text("New album")
            }
          }
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Add") {
                albums.append(Album(id: albums.count, title: newTitle, artist: "", year: 2024, rating: 3, isFavorite: false, songs: [])) // slow error: albums.append(Album(id: albums.count, title: newTitle, artist: "", year: "2024", rating: 3, isFavorite: false, songs: []))
                isAdding = false
              }
              .disabled(newTitle.isEmpty)
            }
          }
        }
      }
    }
  }

  private func remove(_ song: Song, from album: Album) {
    guard let index = albums.firstIndex(of: album) else { return }
    albums[index].songs.removeAll { $0 == song }
  }
}
