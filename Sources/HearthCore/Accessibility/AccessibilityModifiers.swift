import Foundation
import HearthRendering

// What views say about themselves besides their names: see `AccessibilityDetails`.

extension View {
  /// Properties that the node looks up in its own language.
  nonisolated func accessibilityDetails(
    _ set: @escaping @MainActor (LayoutNode, inout AccessibilityProperties) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(resolve: set)))
  }

  // MARK: - While something is so

  /// Sets what the view is called for assistive technology, while `isEnabled`.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(label: isEnabled ? label : nil)))
  }
  /// Sets the name looked up by a key, while `isEnabled`.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// Sets the name from a resource, while `isEnabled`.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
  /// Sets the name as it stands, while `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
  }
  /// Sets what the view says at the moment, while `isEnabled`.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(value: isEnabled ? valueDescription : nil)))
  }
  /// Sets the value looked up by a key, while `isEnabled`.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  /// Sets the value from a resource, while `isEnabled`.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource), isEnabled: isEnabled)
  }
  /// Sets the value as it stands, while `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(verbatim: String(value)), isEnabled: isEnabled)
  }
  /// Sets what happens when the view is activated, while `isEnabled`.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(texts: AccessibilityTexts(hint: isEnabled ? hint : nil)))
  }
  /// Sets the hint looked up by a key, while `isEnabled`.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  /// Sets the hint from a resource, while `isEnabled`.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
  /// Sets the hint as it stands, while `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(verbatim: String(hint)), isEnabled: isEnabled)
  }
  /// Hides this view and all in it from assistive technology, or shows it, while `isEnabled`.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.isHidden = isEnabled ? hidden : nil }
  }

  // MARK: - Texts

  /// Makes the view a heading, of a level.
  ///
  ///     Text("Chapter").font(.title).accessibilityHeading(.h1)
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties {
      $0.addedTraits = .isHeader
      $0.details.headingLevel = level
    }
  }
  /// Says what kind of text the view shows.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.textContentType = value }
  }
  /// Has texts in this view spelt, letter by letter.
  public nonisolated func speechSpellsOutCharacters(
    _ value: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.speech.spellsOut = value }
  }
  /// Has the punctuation of texts in this view spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(
    _ value: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.speech.includesPunctuation = value }
  }
  /// Has what is said of this view wait until what is being spoken is over.
  public nonisolated func speechAnnouncementsQueued(
    _ value: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.speech.isQueued = value }
  }
  /// Has texts in this view spoken in another pitch: −1 is the lowest, 0 the usual one, 1 the highest.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityProperties { $0.details.speech.pitch = value.isFinite ? Swift.min(Swift.max(value, -1), 1) : 0 }
  }

  // MARK: - Facts

  /// Adds a fact about the view, which is told when the user asks for more, or always if its importance is high. A nil
  /// value takes it away.
  ///
  ///     Photo().accessibilityCustomContent("Size", Text("2 MB"))
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityDetails { node, properties in
      properties.details.add(
        AccessibilityCustomContent(
          id: key.id, label: key.label.string(at: node), value: value?.string(at: node),
          isImportant: importance == .high))
    }
  }
  /// Adds a fact about the view, with a value that is looked up.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }
  /// Adds a fact about the view, with a value from a resource.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueResource), importance: importance)
  }
  /// Adds a fact about the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance)
  }
  /// Adds a fact about the view, told from others by its label.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityDetails { node, properties in
      let text = label.string(at: node)
      properties.details.add(
        AccessibilityCustomContent(
          id: text, label: text, value: value.string(at: node), isImportant: importance == .high))
    }
  }
  /// Adds a fact about the view, told from others by its label, which is looked up.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }
  /// Adds a fact about the view, told from others by its label, a resource.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), value, importance: importance)
  }
  /// Adds a fact about the view. Both texts are looked up.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }
  /// Adds a fact about the view. Both texts are resources.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(valueResource), importance: importance)
  }
  /// Adds a fact about the view, with a value as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(verbatim: String(value)), importance: importance)
  }

  // MARK: - What can be done

  /// Runs `handler` when assistive technology turns a page of the view: with the edge that comes into view.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.scroll = handler }
  }
  /// Sets what is said when a page of the view was turned, such as "Page 3 of 5".
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    accessibilityDetails { node, properties in
      if isEnabled { properties.details.scrollStatus = status.string(at: node) }
    }
  }
  /// Sets what is said when a page of the view was turned, looked up by a key.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }
  /// Sets what is said when a page of the view was turned, from a resource.
  @_disfavoredOverload public nonisolated func accessibilityScrollStatus(
    _ status: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
  /// Sets what is said when a page of the view was turned, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View {
    accessibilityScrollStatus(Text(verbatim: String(status)), isEnabled: isEnabled)
  }
  /// Runs `handler` when assistive technology asks for larger or smaller content.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.zoom = handler }
  }
  /// Says whether a user can do something with the view, so that switches stop at it or go past.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.isInteractive = respondsToUserInteraction }
  }
  /// Says whether a user can do something with the view, while `isEnabled`.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.isInteractive = isEnabled ? respondsToUserInteraction : nil }
  }
  /// Names a point from which the view can be dragged.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    accessibilityDragPoint(point, description: description, isEnabled: true)
  }
  /// Names a point from which the view can be dragged, looked up by a key.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }
  /// Names a point from which the view can be dragged, from a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View
  {
    accessibilityDragPoint(point, description: Text(description), isEnabled: true)
  }
  /// Names a point from which the view can be dragged, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
    accessibilityDragPoint(point, description: Text(verbatim: String(description)), isEnabled: true)
  }
  /// Names a point from which the view can be dragged, while `isEnabled`.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    accessibilityDetails { node, properties in
      if !isEnabled { return }
      properties.details.dragPoints.append(
        AccessibilityPoint(point: point, description: description.string(at: node)))
    }
  }
  /// Names a point from which the view can be dragged, looked up by a key, while `isEnabled`.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Names a point from which the view can be dragged, from a resource, while `isEnabled`.
  @_disfavoredOverload public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Names a point at which something can be dropped on the view.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    accessibilityDropPoint(point, description: description, isEnabled: true)
  }
  /// Names a point at which something can be dropped on the view, looked up by a key.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }
  /// Names a point at which something can be dropped on the view, from a resource.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource) -> some View
  {
    accessibilityDropPoint(point, description: Text(description), isEnabled: true)
  }
  /// Names a point at which something can be dropped on the view, as it stands.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
    accessibilityDropPoint(point, description: Text(verbatim: String(description)), isEnabled: true)
  }
  /// Names a point at which something can be dropped on the view, while `isEnabled`.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    accessibilityDetails { node, properties in
      if !isEnabled { return }
      properties.details.dropPoints.append(
        AccessibilityPoint(point: point, description: description.string(at: node)))
    }
  }
  /// Names a point at which something can be dropped on the view, looked up by a key, while `isEnabled`.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }
  /// Names a point at which something can be dropped on the view, from a resource, while `isEnabled`.
  @_disfavoredOverload public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
  }

  // MARK: - Relations

  /// Says that this view is the label of another view, or that which the label is for: both have the same `id`.
  ///
  /// A content without a name of its own has that of its label, which is no element of its own then. Source: Apple,
  /// documentation of accessibilityLabeledPair(role:id:in:).
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let pair = AccessibilityPair(role: role, name: AccessibilityName(AnyHashable(id), namespace))
    return accessibilityProperties { $0.details.pairs = [pair] }
  }
  /// Says that this view belongs together with the others that have the same `id`, however far apart they are.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    let name = AccessibilityName(AnyHashable(id), namespace)
    return accessibilityProperties { $0.details.groups = [name] }
  }
  /// Names the view for entries of rotors.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    let name = AccessibilityName(AnyHashable(id), namespace)
    return accessibilityProperties { $0.details.rotorEntries = [name] }
  }
  /// Says for which value of a selection the view stands.
  @available(*, deprecated, message: "Use tag(_:) and isSelected.")
  public nonisolated func accessibility(
    selectionIdentifier: AnyHashable
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityProperties { $0.details.selection = selectionIdentifier }
  }
  /// Keeps the colours of this view where the user has all colours inverted. No desktop of Linux tells programs that it
  /// inverts colours: nothing is changed.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(EmptyModifier.identity)
  }
}

extension Text {
  /// Makes the text a heading, of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    Text(SpokenTextContent(self) { $0.headingLevel = level })
  }
  /// Says what kind of text it is.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    Text(SpokenTextContent(self) { $0.textContentType = value })
  }
  /// Has the text spelt, letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    Text(SpokenTextContent(self) { $0.speech.spellsOut = value })
  }
  /// Has the punctuation of the text spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    Text(SpokenTextContent(self) { $0.speech.includesPunctuation = value })
  }
  /// Has the text wait until what is being spoken is over.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    Text(SpokenTextContent(self) { $0.speech.isQueued = value })
  }
  /// Has the text spoken in another pitch: −1 is the lowest, 0 the usual one, 1 the highest.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text {
    let pitch = value.isFinite ? Swift.min(Swift.max(value, -1), 1) : 0
    return Text(SpokenTextContent(self) { $0.speech.pitch = pitch })
  }
}

/// A text of which something is told besides its words.
final class SpokenTextContent: TextContent, @unchecked Sendable {
  let text: Text
  private let details: AccessibilityDetails
  init(_ text: Text, _ set: (inout AccessibilityDetails) -> Void) {
    self.text = text
    var details = AccessibilityDetails()
    set(&details)
    self.details = details
  }
  override func isEqual(to other: TextContent) -> Bool {
    let other = unsafeDowncast(other, to: SpokenTextContent.self)
    return text == other.text && details.speech == other.details.speech
      && details.headingLevel == other.details.headingLevel
      && details.textContentType == other.details.textContentType
  }
  @MainActor override func append(to builder: inout TextBuilder, _ look: RunLook) {
    builder.append(text, look)
    builder.spokenDetails = details.over(builder.spokenDetails ?? AccessibilityDetails())
  }
}
