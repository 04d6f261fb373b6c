import Foundation
import HearthCore

/// What the user made of a toolbar: the order of its items and which of them are in the bar. Kept in the user defaults.
@MainActor struct ToolbarCustomization {
  let id: String
  /// What brings the user defaults to the disk.
  var file = DefaultsFile.shared
  private static let prefix = "Toolbar "
  private var key: String { Self.prefix + id }
  private var stored: [String: [String]] {
    let text = UserDefaults.standard.string(forKey: key) ?? ""
    return (try? JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))) ?? [:]
  }

  /// Identities of items in the user's order; empty where nothing was moved.
  private var order: [String] { stored["order"] ?? [] }
  private var removed: Set<String> { Set(stored["removed"] ?? []) }
  private var added: Set<String> { Set(stored["added"] ?? []) }

  /// The items of the bar, in the user's order. What is taken out and always available goes to the menu.
  func arranged(_ entries: [ToolbarEntry]) -> [ToolbarEntry] {
    sorted(entries).compactMap { (entry: ToolbarEntry) -> ToolbarEntry? in
      if isShown(entry) { return entry }
      guard entry.part.changes.options.contains(.alwaysAvailable) else { return nil }
      var part = entry.part
      part.placement = .secondaryAction
      return ToolbarEntry(part: part, node: entry.node)
    }
  }
  /// All items, in the user's order. Items that the user has never seen keep their places behind those before them.
  func sorted(_ entries: [ToolbarEntry]) -> [ToolbarEntry] {
    let order = order
    if order.isEmpty { return entries }
    let known = entries.filter { entry in entry.part.id.map { order.contains($0) } ?? false }
    var sorted = known.sorted { order.firstIndex(of: $0.part.id!)! < order.firstIndex(of: $1.part.id!)! }[...]
    return entries.map { entry in known.contains { $0.id == entry.id } ? sorted.removeFirst() : entry }
  }
  func isShown(_ entry: ToolbarEntry) -> Bool {
    guard let id = entry.part.id, canRemove(entry) else { return true }
    let isDefault = entry.part.showsByDefault && entry.part.changes.defaultVisibility != .hidden
    return isDefault ? !removed.contains(id) : added.contains(id)
  }
  func canRemove(_ entry: ToolbarEntry) -> Bool {
    entry.part.id != nil && (entry.part.changes.behavior ?? .default) == .default
  }
  func canMove(_ entry: ToolbarEntry) -> Bool { entry.part.id != nil && entry.part.changes.behavior != .disabled }

  // MARK: - Changes

  func setShown(_ isShown: Bool, _ entry: ToolbarEntry) {
    guard let item = entry.part.id else { return }
    var removed = removed, added = added
    if isShown {
      removed.remove(item)
      added.insert(item)
    } else {
      removed.insert(item)
      added.remove(item)
    }
    write(order, removed, added)
  }
  /// Moves an item before or after its neighbour.
  func move(_ entry: ToolbarEntry, by step: Int, among entries: [ToolbarEntry]) {
    let all = sorted(entries)
    let movable = all.filter(canMove)
    guard let index = movable.firstIndex(where: { $0.id == entry.id }), movable.indices.contains(index + step) else {
      return
    }
    var order = movable.compactMap(\.part.id)
    order.swapAt(index, index + step)
    write(order, removed, added)
  }
  func reset() {
    UserDefaults.standard.removeObject(forKey: key)
    file.note(nil, key, in: .standard)
  }
  func write(_ order: [String], _ removed: Set<String>, _ added: Set<String>) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(["order": order, "removed": removed.sorted(), "added": added.sorted()]) else {
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    UserDefaults.standard.set(text, forKey: key)
    file.note(.string(text), key, in: .standard)
  }
}

/// Shows what can be in the bar: each item with whether it is there, and buttons that move it.
nonisolated struct CustomizationPanel: View {
  let model: BarModel
  @MainActor var body: some View {
    let model = model
    let _ = model.read()
    VStack(alignment: .leading, spacing: 10) {
      ForEach(model.content.toolbars.filter { $0.id != nil }.map(Customized.init)) { customized in
        let customization = ToolbarCustomization(id: customized.toolbar.id ?? "")
        let entries = customization.sorted(customized.toolbar.items).filter { $0.part.id != nil }
        ForEach(entries) { entry in
          HStack(spacing: 8) {
            Toggle(Self.title(entry), isOn: isShown(entry, customization))
              .disabled(!customization.canRemove(entry))
              .accessibilityIdentifier("show \(entry.part.id ?? "")")
            Spacer(minLength: 24)
            mover("chevron.left", "Move \(Self.title(entry)) Forward", -1, customization, entry, entries)
            mover("chevron.right", "Move \(Self.title(entry)) Back", 1, customization, entry, entries)
          }
        }
        HStack(spacing: 8) {
          Button("Default Set") {
            customization.reset()
            model.customizationDidChange()
          }
          Spacer(minLength: 24)
          Button("Done") { model.setCustomizing(false) }.buttonStyle(.borderedProminent).accessibilityIdentifier(
            "customization done")
        }
      }
    }
    .fixedSize()
    .toggleStyle(.checkbox)
    .padding(16)
    .frame(maxWidth: .infinity)
    .onKeyPress(.escape) {
      model.setCustomizing(false)
      return .handled
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Customize Toolbar")
  }
  private struct Customized: Identifiable {
    let toolbar: ToolbarItems
    var id: ObjectIdentifier { ObjectIdentifier(toolbar) }
  }
  @MainActor private func isShown(_ entry: ToolbarEntry, _ customization: ToolbarCustomization) -> Binding<Bool> {
    let model = model
    return Binding(
      get: { customization.isShown(entry) },
      set: {
        customization.setShown($0, entry)
        model.customizationDidChange()
      })
  }
  @MainActor private func mover(
    _ symbol: String, _ label: String, _ step: Int, _ customization: ToolbarCustomization, _ entry: ToolbarEntry,
    _ entries: [ToolbarEntry]
  ) -> some View {
    let model = model
    let movable = entries.filter { customization.canMove($0) }
    let index = movable.firstIndex { $0.id == entry.id }
    return Button {
      customization.move(entry, by: step, among: entries)
      model.customizationDidChange()
    } label: {
      Image(systemName: symbol)
    }
    .disabled(index.map { !movable.indices.contains($0 + step) } ?? true)
    .accessibilityLabel(Text(verbatim: label))
  }
  /// What an item is called: the titles of its controls.
  @MainActor private static func title(_ entry: ToolbarEntry) -> String {
    let titles = MenuEntry.entries(of: entry.node).map(\.title).filter { !$0.isEmpty }
    return titles.isEmpty ? entry.part.id ?? "" : titles.joined(separator: ", ")
  }
}
