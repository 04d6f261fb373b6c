import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Each style of lists side by side, for people to look at.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct ListPictures {}

extension ListPictures {
  struct Place: Identifiable {
    let id: Int
    var name: String, country: String, height: Int
    var parts: [Place]?
  }
  nonisolated static let places = [
    Place(
      id: 1, name: "Amsterdam", country: "Netherlands", height: -2,
      parts: [
        Place(id: 11, name: "Jordaan", country: "Netherlands", height: 1),
        Place(id: 12, name: "De Pijp", country: "Netherlands", height: 0),
      ]),
    Place(id: 2, name: "Bern", country: "Switzerland", height: 540),
    Place(id: 3, name: "Copenhagen", country: "Denmark", height: 14),
    Place(id: 4, name: "Dublin", country: "Ireland", height: 20),
  ]
  struct Rows: View {
    @State private var chosen: Set<Int> = [2]
    @State private var isOpen = true
    @State private var places = ListPictures.places
    var body: some View {
      List(selection: $chosen) {
        Section("Cities") {
          ForEach(places) { place in
            Label(place.name, systemImage: "building.2").badge(place.height).tag(place.id)
          }
          .onMove { places.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { places.remove(atOffsets: $0) }
        }
        Section {
          DisclosureGroup("More", isExpanded: $isOpen) {
            Text("Esbjerg").tag(21)
            Text("Fribourg").tag(22).listRowBackground(Color.yellow.opacity(0.3))
          }
          Toggle("Shown on the map", isOn: .constant(true)).tag(23)
          Button("Add a city") {}.tag(24)
        } header: {
          Text("Others").headerProminence(.increased)
        } footer: {
          Text("What is not in a group is shown last, however it is sorted.")
        }
        OutlineGroup(ListPictures.places, children: \.parts) { Text($0.name) }
      }
    }
  }
  struct Styled: View {
    let name: String
    let list: AnyView
    var body: some View {
      VStack(spacing: 4) {
        Text(name).font(.caption)
        list
      }
    }
  }
  struct Styles: View {
    var isEdited = false
    var body: some View {
      HStack(spacing: 12) {
        Styled(name: "automatic", list: AnyView(Rows()))
        Styled(name: "plain", list: AnyView(Rows().listStyle(.plain)))
        Styled(name: "inset, stripes", list: AnyView(Rows().listStyle(.inset).alternatingRowBackgrounds()))
        Styled(name: "sidebar", list: AnyView(Rows().listStyle(.sidebar)))
        Styled(name: "bordered", list: AnyView(Rows().listStyle(.bordered)))
        Styled(name: "grouped", list: AnyView(Rows().listStyle(.grouped)))
        Styled(name: "inset grouped", list: AnyView(Rows().listStyle(.insetGrouped)))
      }
      .environment(\.editMode, .constant(isEdited ? .active : .inactive))
    }
  }
  enum Kind: String, CaseIterable { case styles, edited }

  @Test(arguments: [Idiom.desktop, .phone, .pad, .tv], [false, true])
  func `lists`(idiom: Idiom, isDark: Bool) throws {
    let directory = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] ?? ".")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let settings = TestWindow.Settings(colorScheme: isDark ? .dark : .light)
    for kind in Kind.allCases where idiom != .tv || kind == .styles {
      let window = TestWindow(
        text: .real, size: CGSize(width: 1860, height: 760), idiom: idiom, settings: settings
      ) {
        Styles(isEdited: kind == .edited)
      }
      window.advance(by: .seconds(1))
      let name = "lists-\(kind.rawValue)-\(idiom)-\(isDark ? "dark" : "light").png"
      try window.picture(scale: 1).pngData.write(to: directory.appendingPathComponent(name))
      expect(window.reports, equals: [])
    }
  }
}
