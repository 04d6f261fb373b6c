import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

private struct Person: Identifiable {
  let id = 1
  let name = "Ann"
}

/// One form of each family that takes a title from a resource.
private enum ResourceTitle: CaseIterable {
  case button, symbolButton, label, toggle, picker, menu, link, navigationLink, group, disclosure, section, unavailable
  case progress, content, stepper, field, secret, date, days, color, column, tab, share
  case alert, dialog, badge, help, prompt, name, value, hint

  @MainActor @ViewBuilder func view(_ title: LocalizedStringResource) -> some View {
    switch self {
    case .button: Button(title) {}
    case .symbolButton: Button(title, systemImage: "star", role: .cancel) {}
    case .label: Label(title, systemImage: "star")
    case .toggle: Toggle(title, isOn: .constant(true))
    case .picker: Picker(title, selection: .constant(1)) { Text("one").tag(1) }
    case .menu: Menu(title) { Button("one") {} }
    case .link: Link(title, destination: URL(string: "https://example.org")!)
    case .navigationLink: NavigationStack { NavigationLink(title) { Text("page") } }
    case .group: GroupBox(title) { Text("one") }
    case .disclosure: DisclosureGroup(title) { Text("one") }
    case .section: List { Section(title) { Text("one") } }
    case .unavailable: ContentUnavailableView(title, systemImage: "star")
    case .progress: ProgressView(title, value: 0.5)
    default: further(title)
    }
  }
  @MainActor @ViewBuilder private func further(_ title: LocalizedStringResource) -> some View {
    switch self {
    case .content: LabeledContent(title, value: "one")
    case .stepper: Stepper(title, value: .constant(1), in: 0...3)
    case .field: TextField(title, text: .constant(""))
    case .secret: SecureField(title, text: .constant(""))
    case .date: DatePicker(title, selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    case .days: MultiDatePicker(title, selection: .constant([]))
    case .color: ColorPicker(title, selection: .constant(.red))
    case .column: Table([Person()]) { TableColumn(title, value: \.name) }
    case .tab: TabView { Tab(title, systemImage: "star") { Text("page") } }
    case .share: ShareLink(title, item: "one")
    case .alert: Text("one").alert(Text(title), isPresented: .constant(true)) { Button("Done") {} }
    case .dialog:
      Text("one").confirmationDialog(Text(title), isPresented: .constant(true), titleVisibility: .visible) {
        Button("Done") {}
      }
    case .badge: List { Text("one").badge(title) }
    case .help: Button("one") {}.help(title)
    case .prompt: BarPage { Text("one").searchable(text: .constant(""), prompt: Text(title)) }
    case .name: Image(systemName: "star").accessibilityLabel(title)
    case .value: Text("one").accessibilityValue(title)
    case .hint: Text("one").accessibilityHint(title)
    default: EmptyView()
    }
  }
}

/// Titles from resources, which have a table and a bundle of their own.
@MainActor struct ResourceTitleTests {
  /// All that is drawn, and all that assistive technology is told.
  private func words(_ window: TestWindow) -> String {
    let told = window.elements(where: { _ in true }).flatMap { [$0.label, $0.value ?? "", $0.hint ?? ""] }
    return ([window.displayList] + told).joined(separator: "\n")
  }

  @Test(arguments: ResourceTitle.allCases)
  private func `a title from a resource follows the locale`(_ title: ResourceTitle) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "HearthTitles-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: directory) }
    for (language, word) in [("en", "Fig"), ("de", "Feige")] {
      let folder = directory.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"fruit.name\" = \"\(word)\";".utf8).write(to: folder.appending(path: "Fruit.strings"))
    }
    let resource = LocalizedStringResource(
      "fruit.name", defaultValue: "Unknown", table: "Fruit", bundle: .atURL(directory))
    let window = TestWindow { title.view(resource) }
    expect(words(window).contains("Fig"))
    window.settings.locale = Locale(identifier: "de_DE")
    window.settle()
    expect(words(window).contains("Feige"))
    expect(!words(window).contains("Fig"))
  }

  @QuickTesting.Test func `a literal is a key, a string is shown as it is, and a resource has its default value`() {
    let string = "**string**"
    let resource = LocalizedStringResource("no such key", defaultValue: "default")
    let window = TestWindow {
      VStack {
        Button("**key**") {}
        Button(string) {}
        Button(resource) {}
      }
    }
    // Markdown is read in keys alone.
    expect(window.find { $0.label == "key" } != nil)
    expect(window.find { $0.label == "**string**" } != nil)
    expect(window.find { $0.label == "default" } != nil)
  }
}
