public import Foundation
public import HeadlessSwiftUI

/// Objects of the environment's context, fetched when they are read. The result is an array of them.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RangeReplaceableCollection>: DynamicProperty
where Result.Element == Element {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// The objects: none if a predicate cannot be evaluated.
  @MainActor public var wrappedValue: Result { Result((try? context.fetch(descriptor)) ?? []) }

  /// Why the objects cannot be fetched; nil if they can.
  @MainActor public var fetchError: (any Error)? {
    do { _ = try context.fetch(descriptor) } catch { return error }
    return nil
  }

  /// The context that objects are fetched from.
  @MainActor public var modelContext: ModelContext { context }

  /// All objects of the class.
  public init() { self.init(FetchDescriptor()) }

  /// The objects that are described.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }

  /// The objects of which a predicate is true, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction?
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// The objects that are described.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.init(descriptor) }

  /// The objects of which a predicate is true, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects of which a predicate is true, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects of which a predicate is true, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction?
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects of which a predicate is true, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction?
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects of which a predicate is true, in the order of a text.
  public init(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, String> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects of which a predicate is true, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
}

// With a first value, which a fetch replaces.
extension Query {
  /// All objects of the class.
  public init(wrappedValue: Result) { self.init() }

  /// The objects that are described.
  public init(wrappedValue: Result, _ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor, animation: animation)
  }

  /// The objects of which a predicate is true, in the order of a property.
  public init<Value: Comparable>(
    wrappedValue: Result, filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) { self.init(filter: filter, sort: keyPath, order: order, animation: animation) }

  /// The objects of which a predicate is true, in the order of a property.
  public init<Value: Comparable>(
    wrappedValue: Result, filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation = .default
  ) { self.init(filter: filter, sort: keyPath, order: order, animation: animation) }

  /// The objects of which a predicate is true, in an order.
  public init(
    wrappedValue: Result, filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { self.init(filter: filter, sort: descriptors, animation: animation) }
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue = ModelContainer(types: []).mainContext
}

extension EnvironmentValues {
  /// The context that views fetch objects from: an empty one unless it is set.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Sets where views in the view fetch objects from.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }
  /// Sets what views in the view fetch objects from.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
  /// Gives the view an empty container of a class.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }
  /// Gives the view an empty container of classes.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer(types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled)
    onSetup(.success(container))
    return modelContainer(container)
  }
}

extension Scene {
  /// Has no effect: scenes are not shown.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
  /// Has no effect: scenes are not shown.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
  /// Has no effect: scenes are not shown.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(ModelContainer(types: [modelType])) }
  /// Has no effect: scenes are not shown.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { modelContainer(ModelContainer(types: modelTypes)) }
}
