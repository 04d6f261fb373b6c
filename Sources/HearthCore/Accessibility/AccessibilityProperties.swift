import Foundation
import HearthRendering

/// Facts about a view for assistive technology and for tests.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  package var bits: UInt64
  public init() { bits = 0 }
  package init(bits: UInt64) { self.bits = bits }
  /// Activating it does something.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// It heads what comes below.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// It is a field for what is searched.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// It is an image.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// Activating it plays sound of its own.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// It is text that cannot be edited.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// It says in short how things stand, when an app starts for example.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// Its text or value changes often, so that not each change is told.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// Activating it starts or stops media, so that a screen reader is silent.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// Touches go to it directly, a piano's keys for example.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// It turns to the next page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Nothing besides it can be used while it is there.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(bits: 32768)
  /// It has the tabs of an interface.
  public static let isTabBar = AccessibilityTraits(bits: 65536)
  package static let isTextField = AccessibilityTraits(bits: 1 << 20)
  package static let isSecure = AccessibilityTraits(bits: 1 << 21)
  package static let isList = AccessibilityTraits(bits: 1 << 22)
  package static let isDisabled = AccessibilityTraits(bits: 1 << 23)
  package static let isMenuBar = AccessibilityTraits(bits: 1 << 40)
  package static let isMenu = AccessibilityTraits(bits: 1 << 41)
  package static let isMenuItem = AccessibilityTraits(bits: 1 << 42)
  package static let isSlider = AccessibilityTraits(bits: 1 << 43)
  package static let isStepper = AccessibilityTraits(bits: 1 << 44)
  package static let isProgress = AccessibilityTraits(bits: 1 << 45)
  /// One of several choices, of which one is on.
  package static let isRadio = AccessibilityTraits(bits: 1 << 46)
  /// It has rows of cells: inside are the titles of the columns and the list of the rows.
  package static let isTable = AccessibilityTraits(bits: 1 << 47)
  /// It has a table of what it shows.
  package static let isChart = AccessibilityTraits(bits: 1 << 48)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }
  @discardableResult public mutating func insert(
    _ new: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(new)
    bits |= new.bits
    return (isNew, new)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = intersection(member)
    bits &= ~member.bits
    return had.bits == 0 ? nil : had
  }
  @discardableResult public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    insert(new).inserted ? nil : new
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

  /// Names of the traits, for tests and text.
  package var names: [String] {
    let all: [(AccessibilityTraits, String)] = [
      (.isMenuBar, "menu bar"), (.isMenu, "menu"), (.isMenuItem, "menu item"), (.isSlider, "slider"),
      (.isStepper, "stepper"),
      (.isProgress, "progress"),
      (.isButton, "button"), (.isToggle, "toggle"), (.isLink, "link"), (.isTextField, "text field"),
      (.isSecure, "secure"),
      (.isSearchField, "search field"), (.isHeader, "header"), (.isImage, "image"), (.isStaticText, "text"),
      (.isList, "list"), (.isTable, "table"), (.isChart, "chart"),
      (.isTabBar, "tab bar"), (.isSelected, "selected"), (.isModal, "modal"), (.isDisabled, "disabled"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// How the elements inside an accessibility element are treated.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind { case ignore, contain, combine, labeled }
  package let kind: Kind
  /// They are not told: the element speaks for all of them.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements of their own, within this one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They become one element, with their names, values and actions. A press does what the first of them that can be
  /// pressed does; where there are more, each is an action by its name.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// One element that is called by those of them that are names.
  package static let labeled = AccessibilityChildBehavior(kind: .labeled)
}

/// Properties set at one place of the tree; nil where nothing is set.
package struct AccessibilityProperties {
  package var identifier: String?
  package var label: String?
  package var value: String?
  package var hint: String?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var isHidden: Bool?
  package var behavior: AccessibilityChildBehavior?
  /// Of a container: where it holds one element, that one has these properties, and there is no element around it.
  package var mergesSingleChild = false
  package var press: (() -> Void)?
  package var adjust: ((Bool) -> Void)?
  package var setValue: ((String) -> Void)?
  /// What else can be done with the element.
  package var actions: [AccessibilityActionKind: () -> Void] = [:]
  /// Names by which a user may call for the element, the first one before all others; nil for its label.
  package var inputLabels: [String]?
  /// Among its siblings, the higher first; nil for 0.
  package var sortPriority: Double?
  /// Where a press acts, of the node that has these properties; nil where it does what the element says.
  var activationPoint: AccessibilityActivationPoint?
  /// What few elements have.
  package var details = AccessibilityDetails()
  /// The same as points in the window, known when the tree is built.
  package var activation: CGPoint?
  package init() {}

  /// What `self`, further out, says takes precedence over what `inner` says.
  package func over(_ inner: AccessibilityProperties) -> AccessibilityProperties {
    var result = inner
    if let identifier { result.identifier = identifier }
    if let label { result.label = label }
    if let value { result.value = value }
    if let hint { result.hint = hint }
    result.addedTraits = inner.addedTraits.subtracting(removedTraits).union(addedTraits)
    result.removedTraits = inner.removedTraits.union(removedTraits)
    if let isHidden { result.isHidden = isHidden }
    if let press { result.press = press }
    if let adjust { result.adjust = adjust }
    if let setValue { result.setValue = setValue }
    if !actions.isEmpty { result.actions.merge(actions) { $1 } }
    if let inputLabels { result.inputLabels = inputLabels }
    if let sortPriority { result.sortPriority = sortPriority }
    if let activation { result.activation = activation }
    result.details = details.over(inner.details)
    return result
  }
}

/// A point of a view.
enum AccessibilityActivationPoint {
  case unit(UnitPoint)
  /// Points, in the view's coordinate space.
  case point(CGPoint)
  func point(in bounds: CGRect) -> CGPoint {
    switch self {
    case .unit(let unit): CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
    case .point(let point): point
    }
  }
}

/// Gives properties to the content: what the modifiers of accessibility return views with.
nonisolated public struct AccessibilityAttachmentModifier: _ElementModifier {
  package let properties: AccessibilityProperties
  /// Texts that the node looks up in its own language.
  let texts: AccessibilityTexts
  package init(_ set: (inout AccessibilityProperties) -> Void) {
    var properties = AccessibilityProperties()
    set(&properties)
    self.properties = properties
    texts = AccessibilityTexts()
  }
  init(texts: AccessibilityTexts) { (properties, self.texts) = (AccessibilityProperties(), texts) }
  public typealias Body = Never
  @MainActor public static func _makeElement(_ modifier: Self, _ inputs: _ViewInputs) -> _ViewNode {
    let node = AccessibilityNode(inputs)
    node.properties = modifier.properties
    node.texts = modifier.texts
    return _ViewNode(node)
  }
  @MainActor public static func _updateElement(_ node: _ViewNode, _ modifier: Self) {
    let node = unsafeDowncast(node.node, to: AccessibilityNode.self)
    node.properties = modifier.properties
    node.texts = modifier.texts
  }
}

/// What is said of an element, as texts.
struct AccessibilityTexts {
  var label: Text?
  var value: Text?
  var hint: Text?
  var inputLabels: [Text]?
  var action: (name: Text, handler: () -> Void)?
  /// Sets what else needs the language of the node.
  var resolve: (@MainActor (LayoutNode, inout AccessibilityProperties) -> Void)?
}

package final class AccessibilityNode: UnaryNode {
  /// As the view around sees them now.
  package var properties: AccessibilityProperties {
    get {
      var result = own
      if let label = texts.label { result.label = label.string(at: self) }
      if let value = texts.value { result.value = value.string(at: self) }
      if let hint = texts.hint { result.hint = hint.string(at: self) }
      if let named = texts.action {
        result.actions[AccessibilityActionKind(name: named.name.string(at: self))] = named.handler
      }
      if let labels = texts.inputLabels { result.inputLabels = labels.map { $0.string(at: self) } }
      texts.resolve?(self, &result)
      return result
    }
    set { own = newValue }
  }
  private var own = AccessibilityProperties()
  fileprivate var texts = AccessibilityTexts()
  package override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    flags.insert(.hasAccessibility)
  }
  nonisolated deinit {}
}

extension View {
  package nonisolated func accessibilityProperties(
    _ set: (inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(set))
  }

  /// Names the view for tests. The user never meets the name, and it is not translated.
  ///
  ///     Button("Save", action: save).accessibilityIdentifier("save-button")
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.identifier = identifier }
  }
  /// Names the view for tests while `isEnabled`.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.identifier = isEnabled ? identifier : nil }
  }
  /// Sets what the view is called for assistive technology, in the language of the view.
  ///
  ///     Image(systemName: "trash").accessibilityLabel("Delete")
  public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(label: label)))
  }
  /// Sets the name looked up by a key.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets what the view says at the moment, a number for example.
  ///
  ///     Circle().accessibilityLabel(Text("Volume")).accessibilityValue(Text("\(count) of 10"))
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(value: valueDescription)))
  }
  /// Sets the value looked up by a key.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }
  /// Sets what happens when the view is activated.
  public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(hint: hint)))
  }
  /// Sets the hint looked up by a key.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }
  /// Sets the name as it stands, without looking it up.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.label = String(label) }
  }
  /// Sets the value as it stands, without looking it up.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.value = String(value) }
  }
  /// Sets the hint as it stands, without looking it up.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.hint = String(hint) }
  }
  /// Hides this view and all in it from assistive technology, while `hidden`. It is drawn, and reacts, as before.
  ///
  ///     Image(systemName: "sparkles").accessibilityHidden(true)
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityProperties { $0.isHidden = hidden }
  }
  /// Adds traits to those that the view has by itself.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.addedTraits = traits }
  }
  /// Takes traits away, also those that the view has by itself.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.removedTraits = traits }
  }
  /// Makes one element of this view. `children` says what becomes of the elements in it: by default they are ignored.
  ///
  ///     HStack {
  ///       Text("Total")
  ///       Text("42")
  ///     }
  ///     .accessibilityElement(children: .combine)
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.behavior = children }
  }
}

extension View {
  /// Sets other names by which a user may call for the view, as with voice control: short ones, and what people say in
  /// place of its label. The first is the most important. Without any, the label is the name.
  ///
  ///     Button("Compose a new message") { … }.accessibilityInputLabels(["New", "Compose", "Write"])
  ///
  /// Source: Apple, documentation of accessibilityInputLabels(_:).
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(inputLabels: inputLabels)))
  }
  /// Sets other names by which a user may call for the view, as long as `isEnabled`.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(inputLabels: isEnabled ? inputLabels : nil)))
  }
  /// Sets other names by which a user may call for the view, looked up by keys.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets other names by which a user may call for the view, looked up by keys, as long as `isEnabled`.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View
  {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }
  /// Sets other names by which a user may call for the view.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.inputLabels = inputLabels.map { String($0) } }
  }
  /// Sets other names by which a user may call for the view, as long as `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View
  {
    accessibilityProperties { $0.inputLabels = isEnabled ? inputLabels.map { String($0) } : nil }
  }
  /// Says when assistive technology comes to the view: before its siblings with a lower
  /// priority, which is 0 where nothing is said.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
  }
  /// Sets where assistive technology touches the view to press it: points in the view's coordinate space. A press
  /// does then what a tap at this point does.
  ///
  /// Source: Apple, documentation of accessibilityActivationPoint(_:); that the point is one of the view, our
  /// choice, as views do not know the screen.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.activationPoint = .point(activationPoint) }
  }
  /// Sets where assistive technology touches the view to press it, in proportion to its size.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.activationPoint = .unit(activationPoint) }
  }
  /// Sets where assistive technology touches the view to press it, as long as `isEnabled`.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.activationPoint = isEnabled ? .point(activationPoint) : nil }
  }
  /// Sets where assistive technology touches the view to press it, in proportion to its size, as long as `isEnabled`.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.activationPoint = isEnabled ? .unit(activationPoint) : nil }
  }
}

// MARK: - Deprecated names

extension View {
  /// Sets the name for assistive technology, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value for assistive technology, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets the hint for assistive technology, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Hides the view from assistive technology, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Names the view for tests, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds traits, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits)
  }
  /// Takes traits away, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }
  /// Sets what the view may be called when it is spoken to, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  /// Sets the order among its siblings, under its earlier name.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Sets where the view is activated, in points from its top left corner, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }
  /// Sets where the view is activated, as a part of its size, under its earlier name.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }
}
