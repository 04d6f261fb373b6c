#if GTK
  import CGTK
  import Foundation
  import HearthCore

  /// What clients are told about one object. Whatever they ask for that is not there is refused, or answered with nothing.
  struct AccessibleAnswers {
    let bridge: AccessibilityBridge
    init(_ bridge: AccessibilityBridge) { self.bridge = bridge }
    private typealias Value = BusValue
    private var parts: AccessibleParts { AccessibleParts { bridge.reference($0) } }

    /// What a method answers; nil where the object has no such thing.
    func call(
      _ target: AccessibilityBridge.Target, _ interface: AccessibleInterface, _ method: String,
      _ arguments: OpaquePointer
    ) -> [OpaquePointer]? {
      switch target {
      case .application:
        switch interface {
        case .accessible: return application(method, arguments)
        case .application: return method == "GetLocale" ? [Value.string(Locale.session.accessibleName)] : nil
        default: return nil
        }
      case .item(let item):
        guard item.interfaces.contains(interface) else { return nil }
        switch interface {
        case .accessible: return accessible(item, method, arguments)
        case .component: return component(item, method, arguments)
        case .action: return action(item, method, arguments)
        case .text: return item.text.flatMap { text(item, $0, method, arguments) }
        case .editableText: return item.text.flatMap { edit(item, $0, method, arguments) }
        case .selection: return selection(item, method, arguments)
        case .image: return image(item, method, arguments)
        case .table: return parts.table(item, method, arguments)
        case .tableCell: return parts.cell(item, method)
        case .hypertext: return parts.hypertext(item, method, arguments)
        case .hyperlink: return parts.hyperlink(item, method, arguments)
        case .document: return parts.document(item, method, arguments)
        case .collection: return method == "GetMatches" ? [matches(item, arguments)] : nil
        case .application, .value, .cache: return nil
        }
      }
    }
    func property(
      _ target: AccessibilityBridge.Target, _ interface: AccessibleInterface, _ name: String
    ) -> OpaquePointer? {
      guard case .item(let item) = target else { return applicationProperty(name) }
      guard item.interfaces.contains(interface) else { return nil }
      switch (interface, name) {
      case (.accessible, "Name"): return Value.string(item.name)
      case (.accessible, "Description"): return Value.string(item.description)
      case (.accessible, "Parent"): return bridge.parentReference(item)
      case (.accessible, "ChildCount"): return Value.int(Int32(clamping: item.childCount))
      case (.accessible, "Locale"): return Value.string(Locale.session.accessibleName)
      case (.accessible, "AccessibleId"): return Value.string(item.element?.properties.identifier ?? "")
      case (.action, "NActions"): return Value.int(Int32(clamping: item.actions.count))
      case (.value, "MinimumValue"): return item.range.map { Value.double($0.bounds.lowerBound) }
      case (.value, "MaximumValue"): return item.range.map { Value.double($0.bounds.upperBound) }
      case (.value, "MinimumIncrement"): return item.range.map { Value.double($0.step) }
      case (.value, "CurrentValue"): return item.range.map { Value.double($0.value) }
      case (.value, "Text"): return Value.string(item.element?.properties.value ?? "")
      case (.text, "CharacterCount"):
        return item.text.map { Value.int(Int32(clamping: $0.accessibleString.unicodeScalars.count)) }
      case (.text, "CaretOffset"):
        return item.text.map { Value.int($0.accessibleSelection.map { Int32(clamping: $0.caret) } ?? -1) }
      case (.selection, "NSelectedChildren"): return Value.int(Int32(clamping: selected(in: item).count))
      case (.table, _): return parts.tableProperty(item, name)
      case (.tableCell, _): return parts.cellProperty(item, name)
      case (.hyperlink, _): return parts.hyperlinkProperty(item, name)
      // A text has no pages.
      case (.document, _): return Value.int(-1)
      case (.image, "ImageDescription"): return Value.string(item.description)
      case (.image, "ImageLocale"): return Value.string(Locale.session.accessibleName)
      default: return nil
      }
    }

    // MARK: - The app

    private var applicationName: String {
      g_get_application_name().map { String(cString: $0) } ?? g_get_prgname().map { String(cString: $0) } ?? ""
    }
    private func roots() -> [AccessibleItem] { bridge.windows.compactMap(\.root) }
    private func application(_ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      switch method {
      case "GetChildAtIndex": return [bridge.reference(Self.element(roots(), Value.int(arguments, at: 0)))]
      case "GetChildren": return [references(roots())]
      case "GetIndexInParent": return [Value.int(-1)]
      case "GetRelationSet": return [Value.array("(ua(so))", [])]
      case "GetRole": return [Value.unsigned(AccessibleRole.application.rawValue)]
      case "GetRoleName", "GetLocalizedRoleName": return [Value.string(AccessibleRole.application.name)]
      case "GetState":
        let states: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
        return [Value.array("u", states.words.map { Value.unsigned($0) })]
      case "GetAttributes": return [Value.pairs([("toolkit", "Hearth")])]
      case "GetApplication": return [bridge.reference(AccessibilityBridge.root)]
      case "GetInterfaces":
        return [Value.strings([AccessibleInterface.accessible.name, AccessibleInterface.application.name])]
      default: return nil
      }
    }
    private func applicationProperty(_ name: String) -> OpaquePointer? {
      switch name {
      case "Name": Value.string(applicationName)
      case "Description", "AccessibleId": Value.string("")
      case "Parent":
        bridge.desktop.map { Value.tuple([Value.string($0.name), Value.path($0.path)]) }
          ?? bridge.reference(AccessibilityBridge.null)
      case "ChildCount": Value.int(Int32(clamping: roots().count))
      case "Locale": Value.string(Locale.session.accessibleName)
      case "ToolkitName": Value.string("Hearth")
      case "Version": Value.string("1.0")
      case "AtspiVersion": Value.string("2.1")
      case "Id": Value.int(bridge.applicationID)
      default: nil
      }
    }

    // MARK: - Every element

    private static func element<T>(_ list: [T], _ index: Int32) -> T? {
      list.indices.contains(Int(index)) ? list[Int(index)] : nil
    }
    private func references(_ items: [AccessibleItem]) -> OpaquePointer {
      Value.array("(so)", items.map { bridge.reference($0) })
    }
    private func index(_ item: AccessibleItem) -> Int32 {
      if item.parent != nil { return Int32(clamping: item.indexInParent) }
      return Int32(clamping: bridge.windows.firstIndex { $0 === item.window } ?? -1)
    }
    func reference(_ child: AccessibleItem.Child?, of item: AccessibleItem) -> OpaquePointer {
      guard let child else { return bridge.reference(AccessibilityBridge.null) }
      return bridge.reference("\(AccessibilityBridge.base)/\(item.window.number(of: child, in: item))")
    }
    private func children(of item: AccessibleItem) -> OpaquePointer {
      if item.rows == nil { return references(item.children) }
      return Value.array("(so)", (0..<item.childCount).map { reference(item.child(at: $0), of: item) })
    }
    private func accessible(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      switch method {
      case "GetChildAtIndex": [reference(item.child(at: Int(Value.int(arguments, at: 0))), of: item)]
      case "GetChildren": [children(of: item)]
      case "GetIndexInParent": [Value.int(index(item))]
      case "GetRelationSet": [parts.relations(of: item)]
      case "GetRole": [Value.unsigned(item.role.rawValue)]
      case "GetRoleName", "GetLocalizedRoleName": [Value.string(item.role.name)]
      case "GetState": [Value.array("u", item.states.words.map { Value.unsigned($0) })]
      case "GetAttributes": [Value.pairs(item.attributes)]
      case "GetApplication": [bridge.reference(AccessibilityBridge.root)]
      case "GetInterfaces": [Value.strings(item.interfaces.map(\.name))]
      default: nil
      }
    }

    // MARK: - Places

    /// A number of pixels that the bus can carry.
    private func pixels(_ value: CGFloat) -> Int32 { value.isNaN ? 0 : Int32(max(-1e9, min(1e9, value)).rounded()) }
    private var now: Double { Double(g_get_monotonic_time()) / 1_000_000 }
    /// - Parameter kind: 0 of the screen, 1 of the window, 2 of what is around.
    private func rectangle(_ frame: CGRect, of item: AccessibleItem, _ kind: UInt32) -> [Int32] {
      let (origin, scale) = item.window.screen(now)
      var place = frame.origin
      if kind == 2, let parent = item.parent {
        place = CGPoint(x: place.x - parent.frame.minX, y: place.y - parent.frame.minY)
      }
      place = CGPoint(x: place.x * scale, y: place.y * scale)
      if kind == 0 || kind == 2 && item.parent == nil { place = CGPoint(x: place.x + origin.x, y: place.y + origin.y) }
      return [pixels(place.x), pixels(place.y), pixels(frame.width * scale), pixels(frame.height * scale)]
    }
    /// In points of the window.
    private func point(_ x: Int32, _ y: Int32, of item: AccessibleItem, _ kind: UInt32) -> CGPoint {
      let (origin, scale) = item.window.screen(now)
      var place = CGPoint(x: CGFloat(x), y: CGFloat(y))
      if kind == 0 || kind == 2 && item.parent == nil { place = CGPoint(x: place.x - origin.x, y: place.y - origin.y) }
      place = CGPoint(x: place.x / scale, y: place.y / scale)
      if kind == 2, let parent = item.parent {
        place = CGPoint(x: place.x + parent.frame.minX, y: place.y + parent.frame.minY)
      }
      return place
    }
    private func ints(_ values: [Int32]) -> [OpaquePointer] { values.map { Value.int($0) } }
    private func component(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      func point() -> CGPoint {
        self.point(Value.int(arguments, at: 0), Value.int(arguments, at: 1), of: item, Value.unsigned(arguments, at: 2))
      }
      switch method {
      case "Contains": return [Value.boolean(item.frame.contains(point()))]
      case "GetAccessibleAtPoint":
        let point = point()
        return [bridge.reference(item.nearestCell(to: point) ?? item.item(at: point))]
      case "GetExtents":
        return [Value.tuple(ints(rectangle(item.frame, of: item, Value.unsigned(arguments, at: 0))))]
      case "GetPosition":
        return ints(Array(rectangle(item.frame, of: item, Value.unsigned(arguments, at: 0)).prefix(2)))
      case "GetSize": return ints(Array(rectangle(item.frame, of: item, 1).suffix(2)))
      // 3 for what is in a window, 7 for a window.
      case "GetLayer": return [Value.unsigned(item.role == .frame ? 7 : 3)]
      case "GetMDIZOrder": return [g_variant_new_int16(-1)]
      case "GetAlpha": return [Value.double(1)]
      case "GrabFocus":
        if item.role == .frame {
          item.window.host?.raise()
          return [Value.boolean(true)]
        }
        guard item.states.contains(.focusable) || item.parent?.states.contains(.focusable) == true else {
          return [Value.boolean(false)]
        }
        // A row of a list is where the list has focus once it is selected.
        if item.row != nil, item.isUnseen || item.element?.isFocusable != true, item.actions.first?.request == .press {
          let isPressed = item.window.perform(.press, on: item)
          if item.isUnseen, let list = item.parent {
            return [Value.boolean(isPressed && item.window.perform(.focus, on: list))]
          }
        }
        return [Value.boolean(item.window.perform(.focus, on: item))]
      case "ScrollTo", "ScrollToPoint": return [Value.boolean(item.window.perform(.reveal, on: item))]
      // Views have the place that layout gives them.
      case "SetExtents", "SetPosition", "SetSize": return [Value.boolean(false)]
      default: return nil
      }
    }

    // MARK: - Actions

    private func action(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      let actions = item.actions, chosen = Self.element(actions, Value.int(arguments, at: 0))
      switch method {
      case "GetActions":
        return [
          Value.array(
            "(sss)",
            actions.enumerated().map {
              Value.tuple([Value.string($1.name), Value.string(""), Value.string($0 == 0 ? item.shortcut ?? "" : "")])
            })
        ]
      case "GetName", "GetLocalizedName": return [Value.string(chosen?.name ?? "")]
      case "GetDescription": return [Value.string(chosen?.request == .press ? item.element?.properties.hint ?? "" : "")]
      case "GetKeyBinding": return [Value.string(chosen?.request == .press ? item.shortcut ?? "" : "")]
      case "DoAction": return [Value.boolean(chosen.map { item.window.perform($0.request, on: item) } ?? false)]
      default: return nil
      }
    }

    // MARK: - Selection and images

    private func selected(in item: AccessibleItem) -> [AccessibleItem.Child] {
      guard let rows = item.rows else {
        return item.children.filter { $0.states.contains(.selected) }.map { .shown($0) }
      }
      return rows.selectedAccessibleRows.map { row in item.shownRows[row].map { .shown($0) } ?? .unseen(row: row) }
    }
    private func selection(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      let index = Value.int(arguments, at: 0)
      switch method {
      case "GetSelectedChild": return [reference(Self.element(selected(in: item), index), of: item)]
      case "IsChildSelected":
        let child = item.window.child(item.child(at: Int(index)), of: item)
        return [Value.boolean(child?.states.contains(.selected) ?? false)]
      case "SelectChild":
        guard let child = item.window.child(item.child(at: Int(index)), of: item),
          child.actions.first?.request == .press
        else {
          return [Value.boolean(false)]
        }
        if child.states.contains(.selected) { return [Value.boolean(true)] }
        return [Value.boolean(child.window.perform(.press, on: child))]
      // A click selects one thing, and takes nothing back.
      default: return [Value.boolean(false)]
      }
    }
    private func image(_ item: AccessibleItem, _ method: String, _ arguments: OpaquePointer) -> [OpaquePointer]? {
      let place = rectangle(item.frame, of: item, Value.unsigned(arguments, at: 0))
      switch method {
      case "GetImageExtents": return [Value.tuple(ints(place))]
      case "GetImagePosition": return ints(Array(place.prefix(2)))
      case "GetImageSize": return ints(Array(place.suffix(2)))
      default: return nil
      }
    }

    // MARK: - Texts

    private func rangeUnit(_ granularity: UInt32) -> TextBoundaries.Unit? { TextBoundaries.Unit(rawValue: granularity) }
    /// From the older kinds of boundaries: a character, the start or end of a word, sentence or line.
    private func oldUnit(_ boundary: UInt32) -> TextBoundaries.Unit? {
      switch boundary {
      case 0: .character
      case 1, 2: .word
      case 3, 4: .sentence
      case 5, 6: .line
      default: nil
      }
    }
    private func text(
      _ item: AccessibleItem, _ text: any AccessibleText, _ method: String, _ arguments: OpaquePointer
    ) -> [OpaquePointer]? {
      let parts = TextBoundaries(text.accessibleString)
      let first = Int(Value.int(arguments, at: 0)), second = Int(Value.int(arguments, at: 1))
      func part(_ range: Range<Int>) -> [OpaquePointer] {
        [Value.string(parts.slice(range.lowerBound, range.upperBound))]
          + ints([Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound)])
      }
      func range(_ unit: TextBoundaries.Unit?, at offset: Int) -> Range<Int> {
        guard let unit else { return 0..<0 }
        return parts.range(of: unit, at: offset) { text.accessibleLine(at: $0) }
      }
      func select(_ anchor: Int, _ caret: Int) -> [OpaquePointer] {
        guard text.accessibleSelection != nil else { return [Value.boolean(false)] }
        let last = parts.count
        return [
          Value.boolean(
            item.window.perform(
              .select(anchor: parts.clamped(anchor), caret: caret < 0 ? last : parts.clamped(caret)), on: item))
        ]
      }
      let selection = text.accessibleSelection.map { min($0.anchor, $0.caret)..<max($0.anchor, $0.caret) } ?? 0..<0
      switch method {
      case "GetText": return [Value.string(parts.slice(first, second))]
      case "GetStringAtOffset": return part(range(rangeUnit(Value.unsigned(arguments, at: 1)), at: first))
      case "GetTextAtOffset": return part(range(oldUnit(Value.unsigned(arguments, at: 1)), at: first))
      case "GetTextBeforeOffset":
        let unit = oldUnit(Value.unsigned(arguments, at: 1)), here = range(unit, at: first)
        return part(here.lowerBound > 0 ? range(unit, at: here.lowerBound - 1) : 0..<0)
      case "GetTextAfterOffset":
        let unit = oldUnit(Value.unsigned(arguments, at: 1)), here = range(unit, at: first)
        return part(range(unit, at: max(here.upperBound, 0)))
      case "GetCharacterAtOffset":
        return [Value.int(parts.scalars.indices.contains(first) ? Int32(parts.scalars[first].value) : 0)]
      case "SetCaretOffset": return select(first, first)
      case "GetNSelections": return [Value.int(selection.isEmpty ? 0 : 1)]
      case "GetSelection":
        let given = first == 0 ? selection : 0..<0
        return ints([Int32(clamping: given.lowerBound), Int32(clamping: given.upperBound)])
      case "AddSelection": return selection.isEmpty ? select(first, second) : [Value.boolean(false)]
      case "SetSelection":
        return first == 0 ? select(second, Int(Value.int(arguments, at: 2))) : [Value.boolean(false)]
      case "RemoveSelection":
        guard first == 0, !selection.isEmpty, let caret = text.accessibleSelection?.caret else {
          return [Value.boolean(false)]
        }
        return select(caret, caret)
      case "GetCharacterExtents", "GetRangeExtents":
        let isRange = method == "GetRangeExtents"
        let start = parts.clamped(first),
          end = isRange ? (second < 0 ? parts.count : parts.clamped(second)) : min(start + 1, parts.count)
        let frame = text.accessibleFrame(of: start..<max(start, end))
        return ints(rectangle(frame, of: item, Value.unsigned(arguments, at: isRange ? 2 : 1)))
      case "GetOffsetAtPoint":
        let place = point(Int32(clamping: first), Int32(clamping: second), of: item, Value.unsigned(arguments, at: 2))
        return [Value.int(Int32(clamping: text.accessibleOffset(at: place) ?? -1))]
      case "GetAttributeValue":
        let name = Value.string(arguments, at: 1)
        let run = AccessibleTextAttributes(text, at: first)
        return [Value.string(run.all.first { $0.0 == name }?.1 ?? "")]
      case "GetAttributes", "GetAttributeRun":
        // The first tells what differs from the defaults, the second all where the client wants it.
        let run = AccessibleTextAttributes(text, at: first)
        let isAll = method == "GetAttributeRun" && flag(arguments, at: 1)
        let found = isAll ? run.all : run.differing(from: AccessibleTextAttributes(text, at: 0))
        return [Value.pairs(found)]
          + ints([Int32(clamping: run.range.lowerBound), Int32(clamping: run.range.upperBound)])
      case "GetDefaultAttributes", "GetDefaultAttributeSet":
        return [Value.pairs(AccessibleTextAttributes(text, at: 0).standard)]
      case "ScrollSubstringTo": return [Value.boolean(item.window.perform(.reveal, on: item))]
      default: return nil
      }
    }
    private func edit(
      _ item: AccessibleItem, _ text: any AccessibleText, _ method: String, _ arguments: OpaquePointer
    ) -> [OpaquePointer]? {
      let parts = TextBoundaries(text.accessibleString)
      let first = Int(Value.int(arguments, at: 0)), second = Int(Value.int(arguments, at: 1))
      let start = parts.clamped(first), end = second < 0 ? parts.count : parts.clamped(second)
      func replace(_ start: Int, _ end: Int, _ new: String) -> [OpaquePointer] {
        guard text.isAccessibleTextEditable else { return [Value.boolean(false)] }
        return [Value.boolean(item.window.perform(.replace(start..<max(start, end), new), on: item))]
      }
      switch method {
      case "SetTextContents": return replace(0, parts.count, Value.string(arguments, at: 0))
      case "InsertText":
        // The length is of the part that is meant, in letters; AT-SPI's clients give bytes, too.
        let new = Value.string(arguments, at: 1), length = Int(Value.int(arguments, at: 2))
        return replace(start, start, length < 0 ? new : TextBoundaries(new).slice(0, length))
      case "DeleteText": return replace(start, end, "")
      case "CopyText", "CutText":
        let isCut = method == "CutText"
        // A secret stays one.
        guard item.role != .passwordText, let host = item.window.host else {
          return isCut ? [Value.boolean(false)] : []
        }
        host.copyAccessibleText(parts.slice(start, end))
        return isCut ? replace(start, end, "") : []
      case "PasteText":
        guard text.isAccessibleTextEditable, let host = item.window.host else { return [Value.boolean(false)] }
        let number = item.number
        host.readAccessibleClipboard { [weak window = item.window] new in
          guard let new, let window, let item = window.item(number) else { return }
          _ = window.perform(.replace(start..<start, new), on: item)
        }
        return [Value.boolean(true)]
      default: return nil
      }
    }

    // MARK: - Many elements at once

    /// Elements inside that a rule is for. Source: at-spi2-core, documentation of `AtspiMatchRule`: how a part of the rule
    /// matches is 1 for all, 2 for any and 3 for none.
    private func matches(_ item: AccessibleItem, _ arguments: OpaquePointer) -> OpaquePointer {
      guard let rule = g_variant_get_child_value(arguments, 0) else { return references([]) }
      defer { g_variant_unref(rule) }
      func bits(_ index: Int) -> [UInt32] { Value.list(rule, at: index) { UInt32(bitPattern: Value.int($0, at: $1)) } }
      func isMatch(_ kind: Int32, _ given: [Bool]) -> Bool {
        switch kind {
        case 1: given.allSatisfy { $0 }
        case 2: given.isEmpty || given.contains(true)
        case 3: !given.contains(true)
        default: true
        }
      }
      let stateWords = bits(0), roleWords = bits(4)
      let states = AccessibleStates(
        rawValue: UInt64(stateWords.first ?? 0) | UInt64(stateWords.count > 1 ? stateWords[1] : 0) << 32)
      let wantedStates = AccessibleStates.names.map(\.0).filter { states.contains($0) }
      let interfaces = Value.list(rule, at: 6) { Value.string($0, at: $1) }
      let stateKind = Value.int(rule, at: 1), roleKind = Value.int(rule, at: 5), interfaceKind = Value.int(rule, at: 7)
      let hasRoles = roleWords.contains { $0 != 0 }
      let isInverted = flag(rule, at: 8)
      let limit = Int(Value.int(arguments, at: 2))
      var found: [AccessibleItem] = []
      item.visit { inner in
        if limit > 0, found.count >= limit { return }
        let role = Int(inner.role.rawValue)
        let hasRole = role / 32 < roleWords.count && roleWords[role / 32] >> UInt32(role % 32) & 1 == 1
        let isWanted =
          isMatch(stateKind, wantedStates.map { inner.states.contains($0) })
          && (!hasRoles || isMatch(roleKind, [hasRole]))
          && isMatch(
            interfaceKind,
            interfaces.map { name in
              inner.interfaces.contains { $0.name.lowercased().hasSuffix(name.lowercased()) }
            })
        if isWanted != isInverted { found.append(inner) }
      }
      return references(found)
    }
    private func flag(_ tuple: OpaquePointer, at index: Int) -> Bool {
      guard index < Int(g_variant_n_children(tuple)), let part = g_variant_get_child_value(tuple, gsize(index)) else {
        return false
      }
      defer { g_variant_unref(part) }
      return g_variant_classify(part) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(part) != 0
    }

    /// An element as the cache of a client has it.
    func cacheItem(_ item: AccessibleItem) -> OpaquePointer {
      Value.tuple([
        bridge.reference(item), bridge.reference(AccessibilityBridge.root), bridge.parentReference(item),
        // Children that come as they are asked for are not remembered. Source: at-spi2-core, `cache-adaptor.c`.
        Value.int(index(item)), Value.int(item.rows == nil ? Int32(clamping: item.children.count) : -1),
        Value.strings(item.interfaces.map(\.name)), Value.string(item.name), Value.unsigned(item.role.rawValue),
        Value.string(item.description), Value.array("u", item.states.words.map { Value.unsigned($0) }),
      ])
    }
    func cacheItems() -> OpaquePointer {
      var entries: [OpaquePointer] = []
      let roots = roots()
      let states: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
      entries.append(
        Value.tuple([
          bridge.reference(AccessibilityBridge.root), bridge.reference(AccessibilityBridge.root),
          applicationProperty("Parent")!, Value.int(-1), Value.int(Int32(clamping: roots.count)),
          Value.strings([AccessibleInterface.accessible.name, AccessibleInterface.application.name]),
          Value.string(applicationName), Value.unsigned(AccessibleRole.application.rawValue), Value.string(""),
          Value.array("u", states.words.map { Value.unsigned($0) }),
        ]))
      for root in roots {
        entries.append(cacheItem(root))
        root.visit { entries.append(cacheItem($0)) }
      }
      return Value.array("((so)(so)(so)iiassusau)", entries)
    }
  }
#endif
