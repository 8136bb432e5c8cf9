/// An error of fetching or storing. None is thrown.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String

  /// Whether an error is a certain one.
  public static func ~= (match: SwiftDataError, error: any Error) -> Bool { error as? SwiftDataError == match }

  /// A batch cannot have changes that were not saved.
  public static let includePendingChangesWithBatchSize = SwiftDataError(name: "includePendingChangesWithBatchSize")
  /// Identifiers with changes that were not saved cannot be sorted.
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(name: "sortingPendingChangesWithIdentifiers")
  /// A property cannot be fetched by.
  public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
  /// A predicate cannot be evaluated.
  public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
  /// An order cannot be made.
  public static let unsupportedSortDescriptor = SwiftDataError(name: "unsupportedSortDescriptor")
  /// A configuration's name has characters that files' names have not.
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    name: "configurationFileNameContainsInvalidCharacters")
  /// A configuration's name is too long.
  public static let configurationFileNameTooLong = SwiftDataError(name: "configurationFileNameTooLong")
  /// A configuration has classes that the container has not.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    name: "configurationSchemaNotFoundInContainerSchema")
  /// Two configurations have one name.
  public static let duplicateConfiguration = SwiftDataError(name: "duplicateConfiguration")
  /// The container could not be loaded.
  public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
  /// An object is not valid.
  public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
  /// An object is in no context.
  public static let missingModelContext = SwiftDataError(name: "missingModelContext")
  /// The store is of a later version.
  public static let backwardMigration = SwiftDataError(name: "backwardMigration")
  /// The store's version is not known.
  public static let unknownSchema = SwiftDataError(name: "unknownSchema")
  /// The history does not reach back to a token.
  public static let historyTokenExpired = SwiftDataError(name: "historyTokenExpired")
  /// Transactions cannot be fetched as is described.
  public static let invalidTransactionFetchRequest = SwiftDataError(name: "invalidTransactionFetchRequest")
}
