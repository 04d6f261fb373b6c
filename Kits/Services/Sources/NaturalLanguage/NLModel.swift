import CoreML
import Foundation

/// A model that an app has trained. Nothing computes with one: loading fails, which is reported.
open class NLModel: NSObject {
  /// - Throws: `CocoaError.featureUnsupported`, always.
  public init(contentsOf url: URL) throws {
    reportLanguage("NLModel", "nothing computes with models of languages; loading one fails.")
    throw CocoaError(.featureUnsupported)
  }
  /// - Throws: `CocoaError.featureUnsupported`, always: no model of Core ML is ever loaded.
  public init(mlModel: MLModel) throws {
    reportLanguage("NLModel(mlModel:)", "nothing computes with models of languages; it fails.")
    throw CocoaError(.featureUnsupported)
  }
  open func predictedLabel(for string: String) -> String? { nil }
  open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}
