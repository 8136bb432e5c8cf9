// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKitValues
public import UniformTypeIdentifiers

/// A value of an intent.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private var stored: Value?

  /// The value. Reading one that was never set ends the program, but nil is read of an optional one.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let none = Optional<Any>.none as? Value { return none }
      preconditionFailure("A parameter of an intent has no value.")
    }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }

  public init() {}
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { stored = defaultValue }
}

// Numbers, dates, texts and files.
extension IntentParameter {
  public convenience init<Bound>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle = .field, inclusiveRange: (Bound, Bound),
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentControlStyle, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, default: defaultValue) }
}

// Choices and measurements.
extension IntentParameter {
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, optionsProvider: Provider
  ) { self.init(title: title, default: defaultValue) }
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil, query: Query
  ) { self.init(title: title, default: defaultValue) }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title, default: defaultValue) }
  public convenience init<U: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: U, supportsNegativeNumbers: Bool = false,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Measurement<U> {
    self.init(title: title, default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, currencyCodes: [String],
    requestValueDialog: IntentDialog? = nil
  ) { self.init(title: title) }
}

// Nobody is asked: what would ask throws.
extension IntentParameter {
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw CocoaError(.featureUnsupported)
  }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
    throw CocoaError(.featureUnsupported)
  }
  public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
    throw CocoaError(.featureUnsupported)
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CocoaError(.featureUnsupported) }
  public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> any Error {
    CocoaError(.featureUnsupported)
  }
}

/// The control that a number is set with.
public enum IntentControlStyle: Sendable { case field, stepper, slider }
/// The parts of a date that are asked for.
public enum IntentDateKind: Sendable { case date, time, dateTime }
/// Whether a value is taken from what came before.
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

/// How many elements a list has, by the size of a widget or for all.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, Sendable {
  public init(integerLiteral value: Int) {}
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
}

/// The size of a widget.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension String {
  /// How a text is typed.
  public struct IntentInputOptions: Sendable {
    /// The letters that become capitals.
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
    /// The keyboard.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, emailAddress, decimalPad
    }
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {}
  }
}

extension Bool {
  /// The words for the two values.
  public struct IntentDisplayName: Sendable {
    public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {}
  }
}

/// A file of an intent.
public struct IntentFile: Hashable, Sendable {
  public var data: Data
  public var filename: String
  public var type: UTType?
  public var fileURL: URL?
  public var removedOnCompletion = false
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type) = (data, filename, type)
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (data, self.fileURL) = (Data(), fileURL)
    (self.filename, self.type) = (filename ?? fileURL.lastPathComponent, type)
  }
}

/// A person of an intent.
public struct IntentPerson: Hashable, Sendable {
  public var name: String
  public init(name: String) { self.name = name }
}

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  public let amount: Decimal
  public let currencyCode: String
  public init(amount: Decimal, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}

/// Gives the values that can be chosen. It is never asked.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue = Never
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that can be chosen, in sections.
public struct ItemCollection<Item>: @unchecked Sendable {
  public let sections: [ItemSection<Item>]
  public init(sections: [ItemSection<Item>]) { self.sections = sections }
  public init(@ItemSectionsBuilder<Item> sections: () -> [ItemSection<Item>]) { self.sections = sections() }
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]) {
    sections = [ItemSection(items: items)]
  }
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [ItemSection<Item>]
  ) { self.sections = sections }
}

/// Values that can be chosen, with a title.
public struct ItemSection<Item>: @unchecked Sendable {
  public let items: [Item]
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) { self.items = items }
  public init(title: LocalizedStringResource, items: [Item]) { self.items = items }
}

/// Makes a list of sections.
@resultBuilder
public struct ItemSectionsBuilder<Item> {
  public static func buildExpression(_ section: ItemSection<Item>) -> [ItemSection<Item>] { [section] }
  public static func buildBlock(_ sections: [ItemSection<Item>]...) -> [ItemSection<Item>] { sections.flatMap { $0 } }
  public static func buildArray(_ sections: [[ItemSection<Item>]]) -> [ItemSection<Item>] { sections.flatMap { $0 } }
  public static func buildOptional(_ sections: [ItemSection<Item>]?) -> [ItemSection<Item>] { sections ?? [] }
}
