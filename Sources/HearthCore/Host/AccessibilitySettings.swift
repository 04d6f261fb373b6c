/// What a user has set that apps respect in what they show; false where the desktop says nothing.
package struct AccessibilitySettings: Hashable, Sendable {
  package var differentiatesWithoutColor = false
  package var dimsFlashingLights = false
  package var invertsColors = false
  package var playsAnimatedImages = true
  package var reducesHighlighting = false
  package var reducesTransparency = false
  package var showsBorders = false
  package var showsButtonShapes = false
  package var wantsBoldText = false
  /// What is at work.
  package var technologies: AccessibilityTechnologies = []
  /// Seconds for which scanning stays at each element; 0 for the usual time.
  package var scanningInterval = 0.0
  /// Points in each direction in which what is pressed is looked for around a press; 0 for where it lies alone.
  package var leastTarget = 0.0
  package init() {}
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  package var bits: UInt8
  public init() { bits = 0 }
  private init(bits: UInt8) { self.bits = bits }
  /// A screen reader.
  public static let voiceOver = Self(bits: 1)
  /// Switches that go through the elements of a window.
  public static let switchControl = Self(bits: 2)
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    bits |= new.bits
    return (isNew, new)
  }
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let had = intersection(member)
    bits &= ~member.bits
    return had.bits == 0 ? nil : had
  }
  @discardableResult public mutating func update(with new: Self) -> Self? { insert(new).inserted ? nil : new }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
}
