import Foundation

/// The errors of a container, a context or a store.
///
/// Errors of one kind are equal, whatever they say: `error as? SwiftDataError == .unsupportedPredicate`.
public struct SwiftDataError: LocalizedError, Hashable, CustomStringConvertible {
  enum Kind: String {
    case includePendingChangesWithBatchSize, unsupportedPredicate, unsupportedKeyPath
    case sortingPendingChangesWithIdentifiers, unsupportedSortDescriptor, duplicateConfiguration
    case configurationFileNameTooLong, configurationFileNameContainsInvalidCharacters
    case configurationSchemaNotFoundInContainerSchema, loadIssueModelContainer, modelValidationFailure
    case missingModelContext, backwardMigration, unknownSchema, historyTokenExpired, invalidTransactionFetchRequest
    /// The file could not be read or written.
    case storeFailure
  }
  let kind: Kind
  /// What is wrong and where; empty for the constants that errors are compared with.
  let message: String

  init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }
  private init(_ kind: Kind) { self.init(kind, "") }

  public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
  public static func ~= (a: SwiftDataError, b: any Error) -> Bool { (b as? SwiftDataError) == a }

  public static let includePendingChangesWithBatchSize = Self(.includePendingChangesWithBatchSize)
  public static let unsupportedPredicate = Self(.unsupportedPredicate)
  public static let unsupportedKeyPath = Self(.unsupportedKeyPath)
  public static let sortingPendingChangesWithIdentifiers = Self(.sortingPendingChangesWithIdentifiers)
  public static let unsupportedSortDescriptor = Self(.unsupportedSortDescriptor)
  public static let duplicateConfiguration = Self(.duplicateConfiguration)
  public static let configurationFileNameTooLong = Self(.configurationFileNameTooLong)
  public static let configurationFileNameContainsInvalidCharacters = Self(
    .configurationFileNameContainsInvalidCharacters)
  public static let configurationSchemaNotFoundInContainerSchema = Self(.configurationSchemaNotFoundInContainerSchema)
  public static let loadIssueModelContainer = Self(.loadIssueModelContainer)
  public static let modelValidationFailure = Self(.modelValidationFailure)
  public static let missingModelContext = Self(.missingModelContext)
  public static let backwardMigration = Self(.backwardMigration)
  public static let unknownSchema = Self(.unknownSchema)
  public static let historyTokenExpired = Self(.historyTokenExpired)
  public static let invalidTransactionFetchRequest = Self(.invalidTransactionFetchRequest)

  public var errorDescription: String? { description }
  public var description: String {
    message.isEmpty ? "SwiftDataError.\(kind.rawValue)" : "SwiftDataError.\(kind.rawValue): \(message)"
  }
}
