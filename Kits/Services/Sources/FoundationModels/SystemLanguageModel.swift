@_exported import Foundation
import HearthCore
import Observation

/// Says once that `name` was asked for, and makes the error with which it fails.
func reportModel(_ name: String, so consequence: String = "nobody answers") -> LanguageModelSession.GenerationError {
  Report(kind: .notOnLinux, path: name, message: "there is no model of language on this system: it fails.").tell()
  return .assetsUnavailable(.init(debugDescription: "There is no model of language on this system: \(consequence)."))
}

/// The model that writes texts on Apple's devices. It is not available.
///
/// ```swift
/// guard case .available = SystemLanguageModel.default.availability else { return }
/// ```
public final class SystemLanguageModel: Sendable, Observable {
  @frozen public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }
  public struct UseCase: Equatable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  public struct Guardrails: Sendable {
    private let name: String
    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
  }

  /// What a model is trained with besides. There is no model that could be, so none is found.
  public struct Adapter: Sendable {
    public enum AssetError: Error, LocalizedError, Sendable {
      public struct Context: Sendable {
        public let debugDescription: String
        public init(debugDescription: String) { self.debugDescription = debugDescription }
      }
      case invalidAsset(Context)
      case invalidAdapterName(Context)
      case compatibleAdapterNotFound(Context)

      public var errorDescription: String? {
        switch self {
        case .invalidAsset(let context), .invalidAdapterName(let context), .compatibleAdapterNotFound(let context):
          context.debugDescription
        }
      }
    }

    /// - Throws: `AssetError.invalidAsset`, always.
    public init(fileURL: URL) throws {
      _ = reportModel("SystemLanguageModel.Adapter(fileURL:)")
      throw AssetError.invalidAsset(.init(debugDescription: "There is no model for \(fileURL.lastPathComponent)."))
    }
    /// - Throws: `AssetError.compatibleAdapterNotFound`, always.
    public init(name: String) throws {
      _ = reportModel("SystemLanguageModel.Adapter(name:)")
      throw AssetError.compatibleAdapterNotFound(.init(debugDescription: "There is no model for \(name)."))
    }
    public static func compatibleAdapterIdentifiers(name: String) -> [String] {
      _ = reportModel("SystemLanguageModel.Adapter.compatibleAdapterIdentifiers(name: \(name))")
      return []
    }
  }

  public static let `default` = SystemLanguageModel()
  private let useCase: UseCase
  private let guardrails: Guardrails
  private let adapter: Adapter?

  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {
    (self.useCase, self.guardrails, adapter) = (useCase, guardrails, nil)
  }
  public init(adapter: Adapter, guardrails: Guardrails = .default) {
    (useCase, self.guardrails, self.adapter) = (.general, guardrails, adapter)
  }

  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { availability == .available }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { supportedLanguages.contains(locale.language) }
}
