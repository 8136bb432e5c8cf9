public import Foundation
public import UIKitValues

/// A value with a name for its type.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown.
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value that is known by a text.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

/// A thing of an app that intents can use.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable, InstanceDisplayRepresentable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A value of the thing.
  public typealias Property<Value> = EntityProperty<Value>
}

/// A thing of an app that does not stay.
public protocol TransientAppEntity: Sendable, TypeDisplayRepresentable, InstanceDisplayRepresentable {
  init()
}

extension TransientAppEntity {
  /// A value of the thing.
  public typealias Property<Value> = EntityProperty<Value>
}

/// A thing of an app that searches find. It is never indexed.
public protocol IndexedEntity: AppEntity {}
/// A thing that there is once.
public protocol UniqueAppEntity: AppEntity {}
/// A file of an app that intents can use.
public protocol FileEntity: AppEntity {}
/// A thing with an address.
public protocol URLRepresentableEntity: AppEntity {}

/// A value of a thing.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private var stored: Value?

  /// The value. Reading one that was never set ends the program, but nil is read of an optional one.
  public var wrappedValue: Value {
    get {
      if let stored { return stored }
      if let none = Optional<Any>.none as? Value { return none }
      preconditionFailure("A property of an entity has no value.")
    }
    set { stored = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }

  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(title: LocalizedStringResource? = nil, identifier: String) {}
}

/// A choice that intents can use.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable, TypeDisplayRepresentable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The name of a kind of entity.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let name: LocalizedStringResource
  public let numericFormat: LocalizedStringResource?
  public let synonyms: [LocalizedStringResource]
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms) }
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The title, subtitle and picture of an entity.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?
  public let synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms) }
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource
  ) { self.init(title: title, subtitle: subtitle, image: image, synonyms: synonyms) }
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  /// A picture of a thing.
  public struct Image: Sendable {
    /// The shape of a picture.
    public enum DisplayStyle: Sendable { case `default`, circular }
    public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(
      named name: String, in bundle: Bundle? = nil, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {}
  }
}
