import Foundation
import HearthCore
import SwiftUI

extension TestWindow {
  /// A screen reader at the window: goes from element to element, and says what is there.
  ///
  /// ```swift
  /// let reader = window.startReader()
  /// #expect(reader.next() == "Inbox, heading level 1")
  /// #expect(reader.next() == "Archive, button")
  /// reader.activate()
  /// ```
  @MainActor public final class Reader {
    /// What a reader remembers. It does not know the window, so that a window can keep it.
    @MainActor final class Memory {
      fileprivate var log: [String] = []
      fileprivate var current: Stop?
    }
    /// A node may have several elements: which of them, from 0.
    fileprivate struct Stop {
      var id: UInt64
      var index: Int
    }
    private let window: TestWindow
    private let memory: Memory
    /// What was said last; empty where nothing was.
    public var says: String { log.last ?? "" }
    /// All that was said since it was started.
    public var log: [String] { memory.log }
    private var current: Stop? { memory.current }
    fileprivate init(_ window: TestWindow, _ memory: Memory) { (self.window, self.memory) = (window, memory) }

    /// The elements that it stops at, in order.
    private var stops: [AccessibilityElement] {
      func visit(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        elements.flatMap { element in
          let isStop =
            element.children.isEmpty
            ? Self.isTold(element) : element.properties.press != nil || element.traits.contains(.isChart)
          return (isStop ? [element] : []) + visit(element.children)
        }
      }
      return visit(window.content.accessibilityElements)
    }
    private static func isTold(_ element: AccessibilityElement) -> Bool {
      let properties = element.properties
      return properties.label?.isEmpty == false || properties.value != nil || properties.press != nil
        || properties.adjust != nil || properties.setValue != nil
    }

    /// Where it is among them.
    private func place(in stops: [AccessibilityElement]) -> Int? {
      guard let current else { return nil }
      let same = stops.indices.filter { stops[$0].id == current.id }
      return same.indices.contains(current.index) ? same[current.index] : same.first
    }

    /// Goes to the next element, and says what it is; nil at the end.
    @discardableResult public func next() -> String? { step(1) }
    /// Goes to the element before, and says what it is; nil at the start.
    @discardableResult public func previous() -> String? { step(-1) }
    private func step(_ direction: Int) -> String? {
      let stops = stops
      let next = place(in: stops).map { $0 + direction } ?? (direction > 0 ? 0 : stops.count - 1)
      return stops.indices.contains(next) ? go(to: next, of: stops) : nil
    }
    /// Goes to the element of an identifier, and says what it is; nil where there is none.
    @discardableResult public func move(to identifier: String) -> String? {
      let stops = stops
      return stops.firstIndex { $0.properties.identifier == identifier }.map { go(to: $0, of: stops) }
    }
    private func go(to place: Int, of stops: [AccessibilityElement]) -> String {
      let element = stops[place]
      memory.current = Stop(id: element.id, index: stops[..<place].count { $0.id == element.id })
      window.act(CallSite(#fileID, #filePath, #line, #column)) {
        window.content.accessibilityFocus.move(to: element.node)
      }
      return say(Self.text(of: element))
    }
    private func say(_ text: String) -> String {
      memory.log.append(text)
      return text
    }

    /// Does what a press does to the element where it is, and says what the element is then.
    @discardableResult public func activate() -> String? { perform(.press) }
    /// Makes the value of the element where it is greater by a step.
    @discardableResult public func increment() -> String? { perform(.increment) }
    /// Makes the value of the element where it is less by a step.
    @discardableResult public func decrement() -> String? { perform(.decrement) }
    /// Does what the element where it is offers by a name; nil where it offers nothing of that name.
    @discardableResult public func perform(named name: String) -> String? {
      guard actions.contains(name) else { return nil }
      return perform(.other(AccessibilityActionKind(name: name)))
    }
    private func perform(_ action: AccessibilityRequest.Action) -> String? {
      guard let id = current?.id else { return nil }
      window.act(CallSite(#fileID, #filePath, #line, #column)) {
        window.content.handle(.accessibilityAction(AccessibilityRequest(elementID: id, action: action)))
      }
      return element.map { say(Self.text(of: $0)) }
    }
    private var element: AccessibilityElement? {
      let stops = stops
      return place(in: stops).map { stops[$0] }
    }
    /// The same, as `perform(named:)` does it: an action by the name that `actions` has.
    ///
    /// ```swift
    /// #expect(window.reader.actions == ["Archive", "Delete"])
    /// window.reader.perform("Delete")
    /// ```
    @discardableResult public func perform(_ name: String) -> String? { perform(named: name) }
    /// Enters a text, or what stands for a value, into the element where it is, and says what it is then; nil where
    /// nothing can be entered.
    @discardableResult public func enter(_ text: String) -> String? {
      element?.properties.setValue == nil ? nil : perform(.setValue(text))
    }
    /// What the element where it is offers by names.
    public var actions: [String] { element.map { $0.properties.actions.keys.compactMap(\.name).sorted() } ?? [] }
    /// What is told of the element where it is when a user asks for more: "Size: 2 MB".
    public var moreContent: [String] {
      element.map { $0.properties.details.facts.map { "\($0.label): \($0.value ?? "")" } } ?? []
    }

    // MARK: - Rotors

    private struct Place {
      let label: String
      /// Has the view made, where that is needed.
      let prepare: () -> Void
      let matches: (AccessibilityElement) -> Bool
    }
    private var allRotors: [AccessibilityRotor] {
      func visit(_ elements: [AccessibilityElement]) -> [AccessibilityRotor] {
        elements.flatMap { $0.properties.details.rotors + visit($0.children) }
      }
      return visit(window.content.accessibilityElements)
    }
    private static func name(_ rotor: AccessibilityRotor) -> String {
      switch rotor.kind {
      case .named(let name): name
      case .system(let system): system.name
      }
    }
    /// What a reader finds by itself, by the kind of element.
    private static func own(_ name: String) -> ((AccessibilityElement) -> Bool)? {
      switch name {
      case AccessibilitySystemRotor.headings.name:
        { element in
          let level = element.properties.details.headingLevel
          return element.traits.contains(.isHeader) || (level != nil && level != .unspecified)
        }
      case AccessibilitySystemRotor.links.name: { $0.traits.contains(.isLink) }
      case AccessibilitySystemRotor.images.name: { $0.traits.contains(.isImage) }
      case AccessibilitySystemRotor.textFields.name: { $0.traits.contains(.isTextField) }
      default: nil
      }
    }
    /// A list of the app takes precedence over one that the reader makes of the same name.
    private func places(_ rotor: String) -> [Place] {
      let offered = allRotors.filter { Self.name($0) == rotor }
      if !offered.isEmpty {
        return offered.flatMap { $0.entries() }.map { target in
          Place(label: target.label, prepare: target.prepare, matches: { $0.matches(target) })
        }
      }
      guard let isPlace = Self.own(rotor) else { return [] }
      return stops.filter(isPlace).map { element in
        Place(label: element.properties.label ?? "", prepare: {}, matches: { $0.id == element.id })
      }
    }
    private func move(to place: Place) -> String? {
      window.act(CallSite(#fileID, #filePath, #line, #column)) { place.prepare() }
      return stops.firstIndex(where: place.matches).map { go(to: $0, of: stops) }
    }
    /// The lists of places that the window offers.
    public var rotors: [String] { allRotors.map(Self.name) }
    /// The labels of the places in a list.
    public func entries(of rotor: String) -> [String] { places(rotor).map(\.label) }
    /// Goes to a place in a list by its label, and says what is there; nil where there is no such place.
    @discardableResult public func move(to label: String, in rotor: String) -> String? {
      places(rotor).first { $0.label == label }.flatMap { move(to: $0) }
    }
    /// A list of places to go through: one that the app offers, or one of those that a reader has by itself,
    /// "headings", "links", "images" and "text fields". One that is not there is empty.
    ///
    /// ```swift
    /// let warnings = window.reader.rotor("Warnings")
    /// #expect(warnings.entries == ["No internet", "Disk is full"])
    /// #expect(warnings.next() == "No internet, button")
    /// ```
    public func rotor(_ name: String) -> Rotor { Rotor(reader: self, name: name) }
    /// The same, by its kind.
    public func rotor(_ kind: AccessibilitySystemRotor) -> Rotor { rotor(kind.name) }

    /// The places of one kind in a window.
    @MainActor public struct Rotor {
      fileprivate let reader: Reader
      /// What the user calls it.
      public let name: String
      /// The labels of the places, in their order.
      public var entries: [String] { reader.entries(of: name) }
      /// Goes to the first place after the element where the reader is, and says what is there; nil after the last.
      @discardableResult public func next() -> String? { reader.step(1, in: name) }
      /// Goes to the last place before the element where the reader is, and says what is there; nil before the first.
      @discardableResult public func previous() -> String? { reader.step(-1, in: name) }
      /// Goes to a place by its label, and says what is there; nil where there is no such place.
      @discardableResult public func move(to label: String) -> String? { reader.move(to: label, in: name) }
    }
    /// By the order of reading; a place whose view has not been made is passed over.
    private func step(_ direction: Int, in rotor: String) -> String? {
      let stops = stops, places = places(rotor)
      let found = stops.indices.filter { index in places.contains { $0.matches(stops[index]) } }
      let here = place(in: stops)
      let index =
        direction > 0 ? found.first { $0 > here ?? -1 } : found.last { $0 < here ?? stops.count }
      return index.map { go(to: $0, of: stops) }
    }

    // MARK: - Words

    /// The name, what kind of element it is, its value and state, and what happens when it is activated.
    private static func text(of element: AccessibilityElement) -> String {
      let properties = element.properties, traits = element.traits
      var parts: [String] = []
      if let label = properties.label, !label.isEmpty { parts.append(label) }
      for content in properties.details.facts where content.isImportant {
        parts.append("\(content.label): \(content.value ?? "")")
      }
      if let level = properties.details.headingLevel, level != .unspecified {
        parts.append("heading level \(level.rawValue)")
      } else {
        let silent: Set<String> = ["text", "selected", "disabled", "header", "list"]
        if traits.contains([.isToggle, .isButton]) {
          parts.append("toggle button")
          parts += traits.names.filter { !silent.contains($0) && $0 != "toggle" && $0 != "button" }
        } else {
          parts += traits.names.filter { !silent.contains($0) }
        }
        if traits.contains(.isHeader) { parts.append("heading") }
      }
      let isExpanded = properties.details.isExpanded, opensMenu = properties.details.opensMenu
      if let value = properties.value, !value.isEmpty, isExpanded == nil || opensMenu {
        parts.append(traits.contains(.isToggle) ? ["0": "off", "1": "on", "2": "mixed"][value] ?? value : value)
      }
      if let isExpanded, isExpanded || !opensMenu { parts.append(isExpanded ? "expanded" : "collapsed") }
      if traits.contains(.isSelected) { parts.append("selected") }
      if !element.isEnabled { parts.append("disabled") }
      if let hint = properties.hint, !hint.isEmpty { parts.append(hint) }
      return parts.joined(separator: ", ")
    }
  }

  /// The screen reader of the window. It starts when it is first asked for, as `startReader()` says, and
  /// goes on from then.
  ///
  /// ```swift
  /// #expect(window.reader.next() == "Inbox, heading level 1")
  /// #expect(window.reader.says == "Inbox, heading level 1")
  /// ```
  public var reader: Reader {
    if let readerMemory { return Reader(self, readerMemory) }
    let memory = Reader.Memory()
    readerMemory = memory
    return startReader(memory)
  }
  /// Starts a screen reader: `accessibilityVoiceOverEnabled` is true from then on. It is at no element at first.
  public func startReader() -> Reader { startReader(Reader.Memory()) }
  private func startReader(_ memory: Reader.Memory) -> Reader {
    var settings = settings
    settings.assistiveTechnologies.insert(.voiceOver)
    self.settings = settings
    return Reader(self, memory)
  }
}

extension AccessibilityElement {
  /// Whether a place of a rotor is this element: by its name for rotors, or the identity of a view around it.
  fileprivate func matches(_ target: AccessibilityRotorTarget) -> Bool {
    guard let id = target.id else { return false }
    if let namespace = target.namespace {
      return properties.details.rotorEntries.contains { $0.namespace == namespace && $0.id == id }
    }
    return isInView(withIdentity: id)
  }
}
