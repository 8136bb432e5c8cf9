public import UIKitValues

/// Finds things of an app. It is never asked.
public protocol EntityQuery: DynamicOptionsProvider where Result == [Entity] {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  associatedtype DefaultValue = Entity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// A value of the app that the query uses.
  public typealias Dependency<Value> = AppDependency<Value>
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

/// Finds things of an app by text. It is never asked.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds all things of an app. It is never asked.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Finds the one thing of its kind. It is never asked.
public protocol UniqueAppEntityQuery: EntityQuery {}

/// Finds things of an app by their values. It is never asked.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias ComparatorMode = EntityQueryComparatorMode
  typealias Sort<E: AppEntity> = EntityQuerySort<E>
  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  /// A value that things are found by.
  public typealias Property<Value> = EntityQueryProperty<Entity, ComparatorMappingType, Value>
  /// A value that things are sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
}

/// Whether all conditions have to be met.
public enum EntityQueryComparatorMode: Sendable { case and, or }

/// The order of things that were found.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// The direction of an order.
  public enum Ordering: Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// The values that things are found by.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: @unchecked Sendable {
  public init(@EntityQueryListBuilder _ properties: () -> [Any]) {}
}

/// The values that things are sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init(@EntityQueryListBuilder _ options: () -> [Any]) {}
}

/// A value that things are sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  public init<Value>(_ path: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// A value that things are found by.
public struct EntityQueryProperty<Entity: AppEntity, Mapping, Value>: Sendable {
  public init(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Mapping, Value> _ comparators: () -> [EntityQueryComparator<Mapping, Value>]
  ) {}
}

/// Makes a list of what is in a closure.
@resultBuilder
public struct EntityQueryListBuilder {
  public static func buildBlock(_ elements: Any...) -> [Any] { elements }
}

/// Makes a list of conditions.
@resultBuilder
public struct EntityQueryComparatorsBuilder<Mapping, Value> {
  /// A condition in the list.
  public typealias Comparator = EntityQueryComparator<Mapping, Value>
  public static func buildExpression(_ comparator: Comparator) -> Comparator { comparator }
  public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }
}

/// A condition on a value.
public class EntityQueryComparator<Mapping, Value>: @unchecked Sendable {
  public init(mappingTransform: @escaping (Value) -> Mapping) {}
  init() {}
}

/// The value is another.
public final class EqualToComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {}
/// The value is not another.
public final class NotEqualToComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {}
/// The value has another in it.
public final class ContainsComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {}
/// The value begins with another.
public final class HasPrefixComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {}
/// The value ends with another.
public final class HasSuffixComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {}
/// The value is less than another.
public final class LessThanComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {}
/// The value is at most another.
public final class LessThanOrEqualToComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>,
  @unchecked Sendable
{}
/// The value is greater than another.
public final class GreaterThanComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {}
/// The value is at least another.
public final class GreaterThanOrEqualToComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>,
  @unchecked Sendable
{}
/// The value is between two others.
public final class IsBetweenComparator<Mapping, Value>: EntityQueryComparator<Mapping, Value>, @unchecked Sendable {
  public init(mappingTransform: @escaping (Value, Value) -> Mapping) { super.init() }
}
