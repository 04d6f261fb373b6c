import Foundation
import HearthTesting
import QuickTesting
import SwiftUI
import Testing

/// Tables as apps write them: each compiles, shows what it should, reports nothing, and survives being clicked, sorted and
/// scrolled.
@MainActor struct TableUsageTests {
  nonisolated struct Person: Identifiable, Hashable, Codable, Sendable {
    var id = UUID()
    var name: String
    var age: Int
    var isAdmin = false
    var born = Date(timeIntervalSince1970: 0)
    var manager: String?
    var children: [Person]?
    static let samples = [
      Person(name: "Juan", age: 41), Person(name: "Mei", age: 27, isAdmin: true), Person(name: "Tom", age: 33),
    ]
    static let tree = [
      Person(name: "Juan", age: 41, children: [Person(name: "Mei", age: 27), Person(name: "Tom", age: 33)]),
      Person(name: "Gita", age: 50),
    ]
  }

  // MARK: - Columns and data

  struct Plain: View {
    let people = Person.samples
    var body: some View {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { person in Text(String(person.age)) }
        TableColumn("Admin") { Image(systemName: $0.isAdmin ? "checkmark" : "minus") }
      }
    }
  }
  struct Sorted: View {
    @State private var people = Person.samples
    @State private var sortOrder = [KeyPathComparator(\Person.name)]
    @State private var selection = Set<Person.ID>()
    var body: some View {
      Table(people, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)").monospacedDigit() }
          .width(min: 40, ideal: 60, max: 80)
          .alignment(.trailing)
        TableColumn("Born", value: \.born) { Text($0.born, style: .date) }.width(100)
        TableColumn("Manager") { Text($0.manager ?? "–").foregroundStyle(.secondary) }
      }
      .onChange(of: sortOrder) { _, new in people.sort(using: new) }
      .onDeleteCommand { people.removeAll { selection.contains($0.id) } }
      .toolbar { Text("\(selection.count) selected") }
    }
  }
  struct SortedByComputedOrder: View {
    let people = Person.samples
    @State private var order: [KeyPathComparator<Person>] = [
      .init(\.age, order: .reverse), .init(\.name, order: .forward),
    ]
    private var sorted: [Person] { people.sorted(using: order) }
    var body: some View {
      Table(sorted, sortOrder: $order) {
        TableColumn("Name", value: \Person.name)
        TableColumn("Age", value: \Person.age) { (person: Person) in Text(person.age, format: .number) }
        TableColumn("Admin", sortUsing: KeyPathComparator(\Person.name.count)) { Text($0.isAdmin ? "yes" : "no") }
      }
      .tableStyle(.inset)
      .alternatingRowBackgrounds(.disabled)
    }
  }
  struct OneSelected: View {
    @State private var selected: Person.ID?
    let people = Person.samples
    var body: some View {
      NavigationSplitView {
        Table(people, selection: $selected) { TableColumn("Name", value: \.name) }
      } detail: {
        if let person = people.first(where: { $0.id == selected }) { Text(person.name) } else { Text("None") }
      }
    }
  }
  struct Customized: View {
    @SceneStorage("columns") private var customization: TableColumnCustomization<Person>
    @State private var selection: Set<Person.ID> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(Person.samples, selection: $selection, sortOrder: $order, columnCustomization: $customization) {
        TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.customizationID("age")
        TableColumn("Manager") { Text($0.manager ?? "") }.customizationID("manager").defaultVisibility(.hidden)
      }
    }
  }
  struct Dynamic: View {
    let years = [2022, 2023, 2024]
    @State private var showsAge = true
    var body: some View {
      Table(Person.samples) {
        TableColumn(Text("Name"), value: \.name)
        TableColumnForEach(years, id: \.self) { year in
          TableColumn("\(String(year))") { person in Text("\(person.age + year - 2022)") }
        }
        if showsAge { TableColumn("Age") { Text("\($0.age)") } }
        Group {
          TableColumn("A") { (_: Person) in Text("a") }
          TableColumn("B", value: \Person.name)
        }
      }
    }
  }

  // MARK: - Rows

  struct Rows: View {
    @State private var people = Person.samples
    @State private var selection: Person.ID?
    var body: some View {
      Table(of: Person.self, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      } rows: {
        ForEach(people) { person in
          TableRow(person)
            .contextMenu {
              Button("Copy") {}
              Divider()
              Button("Delete", role: .destructive) { people.removeAll { $0.id == person.id } }
            }
            .itemProvider { NSItemProvider(object: person.name as NSString) }
        }
        .onInsert(of: [.plainText]) { index, providers in
          people.insert(Person(name: "\(providers.count)", age: index), at: index)
        }
      }
    }
  }
  struct Sections: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(of: Person.self, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      } rows: {
        Section("Staff") { ForEach(Person.samples.dropLast()) { TableRow($0) } }
        Section {
          ForEach(Person.samples.suffix(1))
        } header: {
          Text("Guests")
        }
      }
    }
  }
  struct Outline: View {
    @State private var selection: Set<Person.ID> = []
    @State private var order = [KeyPathComparator(\Person.name)]
    var body: some View {
      Table(Person.tree, children: \.children, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
    }
  }
  struct Disclosures: View {
    @State private var open: Set<Person.ID> = []
    var body: some View {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      } rows: {
        ForEach(Person.tree) { person in
          if let children = person.children {
            DisclosureTableRow(
              person,
              isExpanded: Binding(
                get: { open.contains(person.id) },
                set: { if $0 { open.insert(person.id) } else { open.remove(person.id) } })
            ) {
              ForEach(children)
            }
          } else {
            TableRow(person)
          }
        }
        OutlineGroup(Person.tree, children: \.children)
      }
    }
  }
  struct Editing: View {
    @State private var people = Person.samples
    @State private var selection: Set<Person.ID> = []
    @State private var search = ""
    private var shown: Binding<[Person]> { $people }
    var body: some View {
      Table($people, selection: $selection) {
        TableColumn("Name") { $person in TextField("Name", text: $person.name).labelsHidden() }
        TableColumn("Admin") { $person in Toggle("Admin", isOn: $person.isAdmin).labelsHidden() }
        TableColumn("Age") { $person in Stepper("\(person.age)", value: $person.age) }
      }
      .searchable(text: $search)
    }
  }
  struct Acting: View {
    @State private var selection: Set<Person.ID> = []
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      Table(Person.samples, selection: $selection) {
        TableColumn("Name") { person in
          Label(person.name, systemImage: "person").help("Open").draggable(person.name)
        }
        TableColumn("") { _ in Button("Info", systemImage: "info.circle") {}.labelStyle(.iconOnly) }.width(32)
      }
      .contextMenu(forSelectionType: Person.ID.self) { ids in
        if ids.isEmpty { Button("New") {} } else { Button("Open \(ids.count)") {} }
      } primaryAction: { ids in
        _ = ids.first
      }
      .tableStyle(.bordered(alternatesRowBackgrounds: true))
      .tableColumnHeaders(.visible)
      .scrollContentBackground(.hidden)
      .frame(minHeight: 100)
    }
  }
  struct Legacy: View {
    #if os(iOS)
      @Environment(\.horizontalSizeClass) private var sizeClass
    #endif
    let people = Person.samples
    var body: some View {
      Table(people) {
        TableColumn("Name") { person in
          VStack(alignment: .leading) {
            Text(person.name)
            Text("\(person.age)").font(.caption).foregroundColor(.secondary)
          }
        }
        TableColumn(LocalizedStringKey("Age")) { Text("\($0.age)") }
        TableColumn(Text(verbatim: "Admin")) { Text($0.isAdmin ? "yes" : "no") }
      }
      .tableStyle(.automatic)
    }
  }
  struct Builder: View {
    var body: some View {
      Table(Person.samples) {
        names
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
    @TableColumnBuilder<Person, Never> private var names: some TableColumnContent<Person, Never> {
      TableColumn("Name") { Text($0.name) }
      TableColumn("Initial") { Text(String($0.name.prefix(1))) }
    }
  }

  private func use<V: View>(_ view: V, on idiom: Idiom = .desktop, shows label: String = "Juan") {
    let window = TestWindow(size: CGSize(width: 600, height: 400), idiom: idiom) { view }
    let shown = window.find { $0.label.contains(label) || $0.value?.contains(label) == true }
    expect(shown != nil, "\(V.self) on \(idiom): \(window.tree)")
    if let shown { window.click(at: CGPoint(x: shown.frame.midX, y: shown.frame.midY)) }
    for key in [KeyEquivalent.downArrow, .downArrow, .rightArrow, .upArrow, .leftArrow] { window.press(key) }
    for title in ["Name", "Age"] {
      if let title = window.find({ $0.label == title }) {
        window.click(at: CGPoint(x: title.frame.midX, y: title.frame.midY))
        window.drag(
          from: CGPoint(x: title.frame.maxX + 5, y: title.frame.midY),
          to: CGPoint(x: title.frame.maxX + 40, y: title.frame.midY))
      }
    }
    window.turnWheel(by: 3, at: CGPoint(x: 300, y: 200))
    window.scroll(by: CGSize(width: -80, height: -120), at: CGPoint(x: 300, y: 200))
    window.press(.tab)
    window.press(.delete)
    window.advance(by: .seconds(2))
    expect(window.reports, equals: [], "\(V.self)")
  }
  @Test(arguments: [Idiom.desktop, .phone, .pad]) func `tables of data`(idiom: Idiom) {
    use(Plain(), on: idiom)
    use(Sorted(), on: idiom)
    use(SortedByComputedOrder(), on: idiom)
    if idiom == .desktop { use(OneSelected(), on: idiom) }
    use(Customized(), on: idiom)
    use(Dynamic(), on: idiom)
    use(Legacy(), on: idiom)
    use(Builder(), on: idiom)
  }
  @Test(arguments: [Idiom.desktop, .phone, .pad]) func `tables of rows`(idiom: Idiom) {
    use(Rows(), on: idiom)
    use(Sections(), on: idiom)
    use(Outline(), on: idiom)
    use(Disclosures(), on: idiom)
    use(Editing(), on: idiom)
    use(Acting(), on: idiom)
  }
}
