import Foundation

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104
  public static let float64 = MLMultiArrayDataType.double
  public static let float = MLMultiArrayDataType.float32
  /// Bytes.
  var size: Int {
    switch self {
    case .double: 8
    case .float32, .int32: 4
    case .float16: 2
    }
  }
}
/// Numbers in several dimensions, in memory: the last dimension first.
open class MLMultiArray: NSObject, @unchecked Sendable {
  // An app uses it where it made it, as on Apple's systems.
  public final let shape: [NSNumber]
  public final let dataType: MLMultiArrayDataType
  /// Where the numbers are. They live as long as the array.
  public final let dataPointer: UnsafeMutableRawPointer
  /// How many numbers lie between two along each dimension.
  public final let strides: [NSNumber]
  public final let count: Int
  private let release: (UnsafeMutableRawPointer) -> Void

  /// Zeros.
  ///
  /// - Throws: `MLModelError.parameters` for a shape that has no room for a number.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    guard let (count, strides) = Self.measure(shape) else { throw MLModelError(.parameters) }
    (self.shape, self.dataType, self.count, self.strides) = (shape, dataType, count, strides)
    dataPointer = .allocate(byteCount: count * dataType.size, alignment: 16)
    dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: count * dataType.size)
    release = { $0.deallocate() }
  }
  /// Numbers that are in memory already.
  ///
  /// - Throws: `MLModelError.parameters` for a shape that has no room for a number.
  public init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
    deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    guard let (count, _) = Self.measure(shape), strides.count == shape.count else { throw MLModelError(.parameters) }
    (self.shape, self.dataType, self.count, self.strides) = (shape, dataType, count, strides)
    self.dataPointer = dataPointer
    release = deallocator ?? { _ in }
  }
  /// A list of numbers.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
  }
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Float {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
    for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
  }
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Int32 {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
    for (index, number) in data.enumerated() { self[index] = NSNumber(value: number) }
  }
  deinit { release(dataPointer) }
  private static func measure(_ shape: [NSNumber]) -> (Int, [NSNumber])? {
    guard !shape.isEmpty, shape.allSatisfy({ $0.intValue > 0 }) else { return nil }
    var strides: [NSNumber] = [], count = 1
    for length in shape.reversed() {
      strides.insert(NSNumber(value: count), at: 0)
      count *= length.intValue
    }
    return (count, strides)
  }

  /// A number by its place in memory.
  ///
  /// - Precondition: It is less than `count`, or, with strides of the app's own, within its memory.
  public subscript(index: Int) -> NSNumber {
    get {
      precondition(index >= 0, "MLMultiArray has no number \(index)")
      switch dataType {
      case .double: return NSNumber(value: dataPointer.load(fromByteOffset: index * 8, as: Double.self))
      case .float32: return NSNumber(value: dataPointer.load(fromByteOffset: index * 4, as: Float.self))
      case .int32: return NSNumber(value: dataPointer.load(fromByteOffset: index * 4, as: Int32.self))
      case .float16:
        return NSNumber(value: Float(dataPointer.load(fromByteOffset: index * 2, as: Float16.self)))
      }
    }
    set {
      precondition(index >= 0, "MLMultiArray has no number \(index)")
      switch dataType {
      case .double: dataPointer.storeBytes(of: newValue.doubleValue, toByteOffset: index * 8, as: Double.self)
      case .float32: dataPointer.storeBytes(of: newValue.floatValue, toByteOffset: index * 4, as: Float.self)
      case .int32: dataPointer.storeBytes(of: newValue.int32Value, toByteOffset: index * 4, as: Int32.self)
      case .float16:
        dataPointer.storeBytes(of: Float16(newValue.floatValue), toByteOffset: index * 2, as: Float16.self)
      }
    }
  }
  /// A number by its place in each dimension.
  ///
  /// - Precondition: There is a place for each dimension, within its length.
  public subscript(key: [NSNumber]) -> NSNumber {
    get { self[offset(key)] }
    set { self[offset(key)] = newValue }
  }
  private func offset(_ key: [NSNumber]) -> Int {
    precondition(
      key.count == shape.count && zip(key, shape).allSatisfy { $0.intValue >= 0 && $0.intValue < $1.intValue },
      "MLMultiArray of the shape \(shape) has no number at \(key)")
    return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
  /// The numbers where they are, in a list.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: dataPointer, count: count * dataType.size))
  }
  public func withUnsafeBufferPointer<Number, Result>(
    ofType type: Number.Type, _ body: (UnsafeBufferPointer<Number>) throws -> Result
  ) rethrows -> Result {
    let numbers = dataPointer.assumingMemoryBound(to: type)
    return try body(UnsafeBufferPointer(start: numbers, count: count))
  }
}
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  // There is nothing in it.
  public override init() { super.init() }
}
/// Several inputs, or what came of them.
public protocol MLBatchProvider: AnyObject {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  public final let array: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { self.array = array }
  /// A list of values for each name.
  ///
  /// - Throws: `MLModelError.featureType` where the lists are of different lengths, or have a value that is none of a model's.
  public init(dictionary: [String: [Any]]) throws {
    let counts = Set(dictionary.values.map(\.count))
    guard counts.count <= 1 else { throw MLModelError(.featureType) }
    array = try (0..<(counts.first ?? 0)).map { index in
      try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] })
    }
  }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
/// What goes into a model, and what comes out. Of no model is it known.
open class MLModelDescription: NSObject, @unchecked Sendable {
  // There is nothing in it.
  override init() { super.init() }
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
  open var classLabels: [Any]? { nil }
  open var metadata: [MLModelMetadataKey: Any] { [:] }
}
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  // There is never one.
  private override init() { super.init() }
  open var name: String { "" }
  open var type: MLFeatureType { .invalid }
  open var isOptional: Bool { false }
}
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let description = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
  public static let author = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
  public static let versionString = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
  public static let license = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
}
