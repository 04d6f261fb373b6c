import CMetadata
import Foundation
import HearthCore

/// What a class says of the methods that it declares itself.
///
/// Source: Swift's ABI, "TypeMetadata.rst": class metadata, and the vtable in the description of a class.
private struct ClassTable {
  enum Kind: UInt32 { case method, initializer, getter }
  private let first: Int
  private let kinds: [UInt32]

  /// Of a class without parameters whose superclasses are built with the program.
  init(of type: AnyClass) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let description = metadata.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = description.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0, hasTable = flags & (1 << 31) != 0, isBuiltLate = flags >> 16 & 3 != 0
    let hasSuperclassElsewhere = flags & (1 << 29) != 0
    guard !isGeneric, hasTable, !isBuiltLate, !hasSuperclassElsewhere else { preconditionFailure("\(type)") }
    let table = description + 44
    first = Int(table.load(as: UInt32.self))
    kinds = (0..<Int(table.load(fromByteOffset: 4, as: UInt32.self))).map {
      table.load(fromByteOffset: 8 + 8 * $0, as: UInt32.self) & 31
    }
  }
  /// Where the methods of a kind are in the metadata of the class and of its subclasses: bytes.
  func offsets(of kind: Kind) -> [Int] {
    // Bit 4: of an object, not of the class.
    let flags = kind == .initializer ? kind.rawValue : 16 | kind.rawValue
    return kinds.indices.filter { kinds[$0] == flags }.map { (first + $0) * MemoryLayout<UnsafeRawPointer>.size }
  }
}

/// Methods and values of a class of ours that are of interest only where an app overrides them.
@MainActor struct ClassMethods {
  private let offsets: [Int]
  private let base: UnsafeRawPointer

  /// Those that `example`, a direct subclass, overrides.
  init(of type: AnyClass, overriddenBy example: AnyClass) {
    base = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let base = base, example = unsafeBitCast(example, to: UnsafeRawPointer.self)
    let table = ClassTable(of: type)
    offsets = (table.offsets(of: .method) + table.offsets(of: .getter)).filter {
      Self.method(base, $0) != Self.method(example, $0)
    }
  }
  /// The same methods of a class below, for subclasses of that.
  init(of type: AnyClass, overriddenBy example: AnyClass, comparedWith subclass: AnyClass) {
    let methods = ClassMethods(of: type, overriddenBy: example)
    offsets = methods.offsets
    base = unsafeBitCast(subclass, to: UnsafeRawPointer.self)
  }
  private static func method(_ type: UnsafeRawPointer, _ offset: Int) -> UnsafeRawPointer {
    type.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }
  /// Whether a subclass overrides one of them.
  func areOverridden(by type: AnyClass) -> Bool {
    let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return offsets.contains { Self.method(base, $0) != Self.method(type, $0) }
  }

  /// The methods of a responder that are told where fingers are.
  static let touches = ClassMethods(of: UIResponder.self, overriddenBy: TouchedResponder.self)
  /// The methods of a responder that are told of shakes.
  static let motions = ClassMethods(of: UIResponder.self, overriddenBy: ShakenResponder.self)
}
private final class ShakenResponder: UIResponder {
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class TouchedResponder: UIResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Calls an initialiser of a class that is known only when the program runs, as Objective-C can.
///
/// Swift allows that for `required` initialisers alone. Those of UIKit's views are not, and apps override them without that
/// word. The class's table of methods has them at the same place for each subclass, whether it overrides them or not.
@MainActor struct ClassInitializer {
  private let offset: Int

  /// The first initialiser that a class declares and no class above it.
  init(firstOf type: AnyClass) {
    guard let offset = ClassTable(of: type).offsets(of: .initializer).first else { preconditionFailure("\(type)") }
    self.offset = offset
  }
  func code(_ type: AnyClass) -> (code: UnsafeRawPointer, type: UnsafeRawPointer) {
    let type = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (type.load(fromByteOffset: offset, as: UnsafeRawPointer.self), type)
  }
  static func object<T: AnyObject>(_ object: UnsafeRawPointer) -> T {
    Unmanaged<T>.fromOpaque(object).takeRetainedValue()
  }
  /// The words of a string, which whoever gets them has to release.
  static func words(_ string: String?) -> (UInt, UInt) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: string)
    return UnsafeRawPointer(place).load(as: (UInt, UInt).self)
  }

  private static let view = ClassInitializer(firstOf: UIView.self)

  /// `type.init(frame:)`
  static func make<V: UIView>(_ type: V.Type, frame: CGRect) -> V {
    let (code, type) = view.code(type)
    return object(hearth_init_frame(code, frame.minX, frame.minY, frame.width, frame.height, type))
  }
}
