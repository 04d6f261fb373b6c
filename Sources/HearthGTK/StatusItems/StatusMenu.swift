#if GTK
  import CGTK
  import Foundation
  import HearthCore
  import HearthRendering

  /// The menu of a status item on the bus: panels read it from there and show it.
  /// Source: com.canonical.dbusmenu, version 3.
  final class StatusMenu: BusObject {
    private let item: any StatusItem
    private let pictures: StatusPictures
    private var items: [StatusMenuItem]
    private var revision: UInt32 = 1

    init?(_ item: any StatusItem, _ connection: OpaquePointer, path: String, _ pictures: StatusPictures) {
      (self.item, self.pictures, items) = (item, pictures, item.menu ?? [])
      super.init(connection, path: path, interface: "com.canonical.dbusmenu", description: Self.description)
    }
    nonisolated deinit {}

    /// Tells the panel what has changed in the menu; only the properties where the items are the same.
    func update() {
      let new = item.menu ?? []
      if new == items { return }
      let hasSameShape = Self.haveSameShape(new, items)
      let old = items
      items = new
      guard hasSameShape else {
        revision &+= 1
        return emit("LayoutUpdated", [BusValue.unsigned(revision), BusValue.int(0)])
      }
      var changed: [OpaquePointer] = [], removed: [OpaquePointer] = []
      compare(old, new, &changed, &removed)
      emit("ItemsPropertiesUpdated", [BusValue.array("(ia{sv})", changed), BusValue.array("(ias)", removed)])
    }
    private static func haveSameShape(_ a: [StatusMenuItem], _ b: [StatusMenuItem]) -> Bool {
      a.count == b.count
        && zip(a, b).allSatisfy {
          $0.id == $1.id && $0.isSubmenu == $1.isSubmenu && haveSameShape($0.children, $1.children)
        }
    }
    private func compare(
      _ old: [StatusMenuItem], _ new: [StatusMenuItem], _ changed: inout [OpaquePointer],
      _ removed: inout [OpaquePointer]
    ) {
      for (before, after) in zip(old, new) {
        var plainBefore = before, plainAfter = after
        if before.isSubmenu { (plainBefore.kind, plainAfter.kind) = (.submenu([]), .submenu([])) }
        if plainBefore != plainAfter {
          let properties = properties(of: after)
          changed.append(BusValue.tuple([BusValue.int(after.id), BusValue.properties(properties)]))
          let names = Set(properties.map(\.0))
          let gone = self.properties(of: before).map { name, value in
            g_variant_unref(g_variant_ref_sink(value))
            return name
          }.filter { !names.contains($0) }
          if !gone.isEmpty { removed.append(BusValue.tuple([BusValue.int(after.id), BusValue.strings(gone)])) }
        }
        compare(before.children, after.children, &changed, &removed)
      }
    }

    // MARK: - What others ask

    private func find(_ id: Int32) -> StatusMenuItem? {
      if id == 0 { return StatusMenuItem(id: 0, kind: .submenu(items)) }
      func search(_ items: [StatusMenuItem]) -> StatusMenuItem? {
        for item in items {
          if item.id == id { return item }
          if let found = search(item.children) { return found }
        }
        return nil
      }
      return search(items)
    }

    override func call(_ method: String, _ parameters: OpaquePointer) -> [OpaquePointer]? {
      switch method {
      case "GetLayout":
        guard let item = find(BusValue.int(parameters, at: 0)) else { return nil }
        let depth = BusValue.int(parameters, at: 1),
          names = BusValue.list(parameters, at: 2) { BusValue.string($0, at: $1) }
        return [BusValue.unsigned(revision), layout(item, depth: depth, Set(names))]
      case "GetGroupProperties":
        var ids = BusValue.list(parameters, at: 0) { BusValue.int($0, at: $1) }
        if ids.isEmpty { ids = allIDs(items) }
        let names = Set(BusValue.list(parameters, at: 1) { BusValue.string($0, at: $1) })
        let found = ids.compactMap { find($0) }.map {
          BusValue.tuple([BusValue.int($0.id), BusValue.properties(properties(of: $0, names))])
        }
        return [BusValue.array("(ia{sv})", found)]
      case "GetProperty":
        let name = BusValue.string(parameters, at: 1)
        guard let item = find(BusValue.int(parameters, at: 0)), let value = properties(of: item, [name]).first?.1 else {
          return nil
        }
        return [BusValue.variant(value)]
      case "Event":
        perform(BusValue.int(parameters, at: 0), BusValue.string(parameters, at: 1))
        return []
      case "EventGroup":
        var missing: [OpaquePointer] = []
        for (id, event) in BusValue.tuples(parameters, at: 0, { (BusValue.int($0, at: 0), BusValue.string($0, at: 1)) })
        {
          if find(id) == nil { missing.append(BusValue.int(id)) } else { perform(id, event) }
        }
        return [BusValue.array("i", missing)]
      // The menu is always as it should be.
      case "AboutToShow": return [BusValue.boolean(false)]
      case "AboutToShowGroup": return [BusValue.array("i", []), BusValue.array("i", [])]
      default: return nil
      }
    }
    private func perform(_ id: Int32, _ event: String) { if event == "clicked" { item.choose(id) } }
    private func allIDs(_ items: [StatusMenuItem]) -> [Int32] { items.flatMap { [$0.id] + allIDs($0.children) } }

    override func property(_ name: String) -> OpaquePointer? {
      switch name {
      case "Version": BusValue.unsigned(3)
      case "TextDirection": BusValue.string(gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? "rtl" : "ltr")
      case "Status": BusValue.string("normal")
      default: BusValue.strings([])
      }
    }

    // MARK: - Items

    /// - Parameters:
    ///   - depth: Levels of items below; negative for all.
    ///   - names: The properties that are asked for; empty for all.
    private func layout(_ item: StatusMenuItem, depth: Int32, _ names: Set<String>) -> OpaquePointer {
      let children = depth == 0 ? [] : item.children.map { BusValue.variant(layout($0, depth: depth - 1, names)) }
      return BusValue.tuple([
        BusValue.int(item.id), BusValue.properties(properties(of: item, names)), BusValue.array("v", children),
      ])
    }
    /// What differs from what the protocol takes for granted.
    private func properties(of item: StatusMenuItem, _ names: Set<String> = []) -> [(String, OpaquePointer)] {
      var list: [(String, OpaquePointer)] = []
      func add(_ name: String, _ value: @autoclosure () -> OpaquePointer) {
        if names.isEmpty || names.contains(name) { list.append((name, value())) }
      }
      if case .separator = item.kind {
        add("type", BusValue.string("separator"))
        return list
      }
      // The letter after an underscore would be underlined.
      if item.id != 0 { add("label", BusValue.string(item.title.replacingOccurrences(of: "_", with: "__"))) }
      if !item.isEnabled { add("enabled", BusValue.boolean(false)) }
      if item.isDestructive { add("disposition", BusValue.string("alert")) }
      if let icon = item.icon { add("icon-data", BusValue.bytes(pictures.png(of: icon))) }
      if !item.shortcutKeys.isEmpty { add("shortcut", BusValue.array("as", [BusValue.strings(item.shortcutKeys)])) }
      switch item.kind {
      case .toggle(let isOn, let isMixed):
        add("toggle-type", BusValue.string("checkmark"))
        add("toggle-state", BusValue.int(isMixed ? -1 : isOn ? 1 : 0))
      case .submenu: add("children-display", BusValue.string("submenu"))
      case .action, .separator, .text: break
      }
      return list
    }

    private static let description = """
      <node><interface name="com.canonical.dbusmenu">
      <property name="Version" type="u" access="read"/><property name="TextDirection" type="s" access="read"/>
      <property name="Status" type="s" access="read"/><property name="IconThemePath" type="as" access="read"/>
      <method name="GetLayout"><arg type="i" name="parentId" direction="in"/><arg type="i" name="recursionDepth" direction="in"/>
      <arg type="as" name="propertyNames" direction="in"/><arg type="u" name="revision" direction="out"/>
      <arg type="(ia{sv}av)" name="layout" direction="out"/></method>
      <method name="GetGroupProperties"><arg type="ai" name="ids" direction="in"/><arg type="as" name="propertyNames" direction="in"/>
      <arg type="a(ia{sv})" name="properties" direction="out"/></method>
      <method name="GetProperty"><arg type="i" name="id" direction="in"/><arg type="s" name="name" direction="in"/>
      <arg type="v" name="value" direction="out"/></method>
      <method name="Event"><arg type="i" name="id" direction="in"/><arg type="s" name="eventId" direction="in"/>
      <arg type="v" name="data" direction="in"/><arg type="u" name="timestamp" direction="in"/></method>
      <method name="EventGroup"><arg type="a(isvu)" name="events" direction="in"/><arg type="ai" name="idErrors" direction="out"/></method>
      <method name="AboutToShow"><arg type="i" name="id" direction="in"/><arg type="b" name="needUpdate" direction="out"/></method>
      <method name="AboutToShowGroup"><arg type="ai" name="ids" direction="in"/><arg type="ai" name="updatesNeeded" direction="out"/>
      <arg type="ai" name="idErrors" direction="out"/></method>
      <signal name="ItemsPropertiesUpdated"><arg type="a(ia{sv})" name="updatedProps"/><arg type="a(ias)" name="removedProps"/></signal>
      <signal name="LayoutUpdated"><arg type="u" name="revision"/><arg type="i" name="parent"/></signal>
      <signal name="ItemActivationRequested"><arg type="i" name="id"/><arg type="u" name="timestamp"/></signal>
      </interface></node>
      """
  }

  extension StatusMenuItem { fileprivate var isSubmenu: Bool { if case .submenu = kind { true } else { false } } }
#endif
