@_exported import CoreVideo
@_exported import Foundation
import HearthCore

/// Why a model does nothing. Source: Apple, documentation of MLModelError.
public struct MLModelError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case generic = 0
    case featureType = 1
    case io = 3
    case customLayer = 4
    case customModel = 5
    case update = 6
    case parameters = 7
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreML" }
  public var errorCode: Int { code.rawValue }
  public static let generic = Code.generic
  public static let featureType = Code.featureType
  public static let io = Code.io
  public static let customLayer = Code.customLayer
  public static let customModel = Code.customModel
  public static let update = Code.update
  public static let parameters = Code.parameters
}
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  // An app changes it before it hands it over.
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false
  public override init() { super.init() }
}
public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence
}
/// A value that goes into a model.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  // Nothing of it changes.
  public final let type: MLFeatureType
  private let value: Any
  private init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  /// - Throws: `MLModelError.featureType` where a value is no number.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var imageBufferValue: CVPixelBuffer? { isPixels ? (value as AnyObject) as? CVPixelBuffer : nil }
  private var isPixels: Bool { type == .image }
  open var isUndefined: Bool { false }
}
public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  public final let dictionary: [String: MLFeatureValue]
  /// - Throws: `MLModelError.featureType` for a value that is no number and no text.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: throw MLModelError(.featureType)
      }
    }
  }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
/// A model that has learnt. Nothing here computes with the files of Core ML: loading fails.
open class MLModel: NSObject, @unchecked Sendable {
  // Nobody has one.
  private static func failure() -> MLModelError {
    Report(kind: .notOnLinux, path: "MLModel", message: "nothing computes with models of Core ML; loading one fails.")
      .tell()
    return MLModelError(.io)
  }
  /// - Throws: `MLModelError.io`, always.
  public init(contentsOf url: URL) throws { throw Self.failure() }
  /// - Throws: `MLModelError.io`, always.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw Self.failure() }
  /// - Throws: `MLModelError.io`, always.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw failure() }
  /// - Throws: `MLModelError.io`, always.
  open class func compileModel(at modelURL: URL) async throws -> URL { throw failure() }
  open var modelDescription: MLModelDescription { MLModelDescription() }
  open var configuration: MLModelConfiguration { MLModelConfiguration() }
  /// - Throws: `MLModelError.generic`, always.
  open func prediction(from input: any MLFeatureProvider) async throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  /// - Throws: `MLModelError.generic`, always.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw MLModelError(.generic) }
  /// - Throws: `MLModelError.generic`, always.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw MLModelError(.generic)
  }
  open func predictions(from inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw MLModelError(.generic)
  }
  /// - Throws: `MLModelError.generic`, always.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}

/// So that an error is caught by its code, as in `catch MLModelError.featureType`.
public func ~= (code: MLModelError.Code, error: any Error) -> Bool { (error as? MLModelError)?.code == code }
