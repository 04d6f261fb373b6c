import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Pictures of presentations on every kind of device, for people to look at: written to the
/// directory that `HEARTH_PICTURES` names.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["HEARTH_PICTURES"] != nil, "HEARTH_PICTURES names no directory"))
@MainActor struct PresentationPictures {}

extension PresentationPictures {
  nonisolated enum Kind: String, CaseIterable, Sendable { case sheet, alert, field, buttons, dialog, popover, cover }
  nonisolated static let devices: [(Idiom, CGSize)] = [
    (.desktop, CGSize(width: 640, height: 460)), (.pad, CGSize(width: 820, height: 700)),
    (.phone, CGSize(width: 390, height: 700)),
    (.tv, CGSize(width: 960, height: 540)), (.watch, CGSize(width: 200, height: 240)),
  ]
  private struct Page: View {
    let kind: Kind
    @State private var isShown = true
    @State private var text = ""
    private func shows(_ other: Kind) -> Binding<Bool> {
      Binding(get: { isShown && kind == other }, set: { isShown = $0 })
    }
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("Groceries").font(.title)
        ForEach(["Apples", "Bread", "Coffee", "Dates", "Eggs"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Button("Buy") {}
          }
        }
        Button("More") {}
          .popover(isPresented: shows(.popover)) {
            VStack(alignment: .leading, spacing: 10) {
              Text("Sort by").font(.headline)
              Toggle("Name", isOn: .constant(true))
              Toggle("Price", isOn: .constant(false))
            }
            .padding(16)
          }
          .confirmationDialog("Empty the list?", isPresented: shows(.dialog), titleVisibility: .visible) {
            Button("Archive") {}
            Button("Empty", role: .destructive) {}
          } message: {
            Text("Five things are not bought yet.")
          }
      }
      .padding(30)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .sheet(isPresented: shows(.sheet)) {
        VStack(alignment: .leading, spacing: 14) {
          Text("New Item").font(.title2)
          TextField("Name", text: $text)
          Toggle("Urgent", isOn: .constant(true))
          HStack {
            Spacer()
            Button("Cancel", role: .cancel) {}
            Button("Add") {}.buttonStyle(.borderedProminent)
          }
        }
        .padding(24).frame(minWidth: 0, idealWidth: 340)
        .presentationDetents([.medium, .large])
      }
      .alert("Delete “Apples”?", isPresented: shows(.alert)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You cannot undo this. The item is removed from all your devices.")
      }
      .alert("Rename", isPresented: shows(.field)) {
        TextField("Name", text: $text)
        Button("Rename") {}
        Button("Cancel", role: .cancel) {}
      }
      .alert("Save changes?", isPresented: shows(.buttons)) {
        Button("Save") {}
        Button("Don’t Save", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("They are lost otherwise.")
      }
      .dialogSeverity(kind == .buttons ? .critical : .automatic)
      .fullScreenCover(isPresented: shows(.cover)) {
        VStack {
          Text("Welcome").font(.largeTitle)
          Button("Start") {}
        }
      }
    }
  }

  @Test(arguments: Kind.allCases) func `what is presented looks right`(_ kind: Kind) throws {
    let path = try require(ProcessInfo.processInfo.environment["HEARTH_PICTURES"])
    let directory = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (idiom, size) in Self.devices {
      for (name, change) in FocusPictures.looks where ["light", "dark", "right-to-left"].contains(name) {
        if idiom != .desktop && idiom != .phone && name != "light" && !(idiom == .tv && name == "dark") { continue }
        let window = TestWindow(text: .real, size: size, idiom: idiom) { Page(kind: kind) }
        change(&window.settings)
        try window.picture(scale: 1).pngData.write(
          to: directory.appendingPathComponent("presentation-\(kind.rawValue)-\(idiom.rawValue)-\(name).png"))
      }
    }
  }
}
