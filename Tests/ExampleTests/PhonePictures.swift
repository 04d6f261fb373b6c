import Foundation
import HearthTesting
import SwiftUI
import Testing

@testable import Phone

/// Pictures of twelve screens on a phone and a tablet, in both editions and in light and dark, for people to look at: written to the
/// directory that `HEARTH_PICTURES` names. `Scripts/pictures DIRECTORY` makes them.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct PhonePictures {}

extension PhonePictures {
  private static let devices: [(Idiom, CGSize)] = [
    (.phone, CGSize(width: 390, height: 844)), (.pad, CGSize(width: 1024, height: 768)),
  ]
  /// Draws a view on each device, in both editions, in light and dark, and on the phone in large letters.
  private func draw<V: View>(
    _ name: String, _ root: V, _ prepare: (TestWindow) -> Void, then: (TestWindow, Idiom) -> Bool
  )
    throws
  {
    let directory = URL(fileURLWithPath: try #require(ProcessInfo.processInfo.environment["HEARTH_PICTURES"]))
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for ((idiom, size), look) in Self.devices.flatMap({ device in SystemLook.allCases.map { (device, $0) } }) {
      let edition = look == .ios17 ? "" : "-\(look.rawValue)"
      for letters in idiom == .phone ? [DynamicTypeSize.large, .accessibility3] : [.large] {
        for isDark in [false, true] {
          var settings = TestWindow.Settings(dynamicTypeSize: letters)
          if isDark { settings.colorScheme = .dark }
          let window = TestWindow(text: .real, size: size, idiom: idiom, look: look, settings: settings) { root }
          window.advance(by: .seconds(2))
          prepare(window)
          func write(_ step: String) throws {
            let kind = "\(letters == .large ? "" : "-ax3")\(isDark ? "-dark" : "")"
            let file = directory.appendingPathComponent("\(idiom.rawValue)-\(name)\(edition)\(step)\(kind).png")
            try window.picture().pngData.write(to: file)
          }
          try write("")
          if then(window, idiom) { try write("-scrolled") }
        }
      }
    }
  }
  @Test(arguments: Screen.allCases) func `a screen looks right`(_ screen: Screen) throws {
    try draw(screen.rawValue, ScreenView(screen: screen)) { _ in
    } then: { window, idiom in
      guard idiom == .phone, [.settings, .mail, .grid].contains(screen) else { return false }
      window.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 195, y: 400))
      window.advance(by: .seconds(3))
      return true
    }
  }

  private struct Parts: View {
    @State private var isAsked = false
    @State private var isReversed = true
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var name = ""
    var body: some View {
      NavigationStack {
        Form {
          DatePicker("Day", selection: $date).accessibilityIdentifier("day")
          Picker("Order", selection: $isReversed) {
            Text("Oldest first").tag(true)
            Text("Newest first").tag(false)
          }
          TextField("Name", text: $name).textFieldStyle(.roundedBorder)
          ProgressView("Reading", value: 0.4)
          Button("Remove…") { isAsked = true }
            .confirmationDialog("Remove the note?", isPresented: $isAsked, titleVisibility: .visible) {
              Button("Remove", role: .destructive) {}
              Button("Keep a copy") {}
            } message: {
              Text("It goes from all of your devices.")
            }
        }
        .navigationTitle("Parts")
        .toolbar {
          Menu("Options", systemImage: "ellipsis.circle") {
            Button("Rename", systemImage: "pencil") {}
            Button("Duplicate", systemImage: "plus.square.on.square") {}
            Section("Order") {
              Toggle("Reversed", isOn: $isReversed)
              Menu("Sort by") {
                Button("Name") {}
                Button("Date") {}
              }
            }
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
      }
    }
  }
  @Test(arguments: ["", "Options", "Remove…", "day"]) func `parts look right`(_ opened: String) throws {
    let name = "parts" + (opened.isEmpty ? "" : "-" + opened.filter(\.isLetter).lowercased())
    try draw(name, Parts()) { window in
      let found = window.elements { $0.label == opened || $0.identifier == opened }
      if !opened.isEmpty, let frame = found.last?.frame {
        window.tap(
          at: opened == "day" ? CGPoint(x: frame.maxX - 150, y: frame.midY) : CGPoint(x: frame.midX, y: frame.midY))
        window.advance(by: .seconds(2))
      }
    } then: { _, _ in
      false
    }
  }
}
