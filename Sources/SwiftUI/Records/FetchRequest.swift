public import Combine
public import CoreData
public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit

// Objects are told apart by what they are, and views watch them.
extension NSManagedObject: ObservableObject {}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context that views fetch objects from: an empty one unless it is set.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// Objects of Core Data, fetched from the context of the environment when they are read.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The order and the condition of a fetch.
  public struct Configuration {
    /// The order of objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The condition that objects meet; nil for all.
    public var nsPredicate: NSPredicate?
    fileprivate var order: ((Result, Result) -> ComparisonResult)?
  }

  @Environment(\.managedObjectContext) private var context
  private let state: State<Configuration>
  private let request: NSFetchRequest<Result>

  private init(_ request: NSFetchRequest<Result>, order: ((Result, Result) -> ComparisonResult)? = nil) {
    self.request = request
    state = State(
      initialValue: Configuration(
        nsSortDescriptors: request.sortDescriptors ?? [], nsPredicate: request.predicate, order: order))
  }

  /// Objects that a request describes.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { self.init(fetchRequest) }
  /// Objects that a request describes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: HeadlessSwiftUI.Transaction) {
    self.init(fetchRequest)
  }

  /// Objects of an entity in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: entity.name ?? "")
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(request)
  }

  /// The objects.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    let configuration = state.wrappedValue
    request.predicate = configuration.nsPredicate
    request.sortDescriptors = configuration.nsSortDescriptors
    var results = (try? context.fetch(request)) ?? []
    if let order = configuration.order { results.sort { order($0, $1) == .orderedAscending } }
    return FetchedResults(results: results, configuration: state.projectedValue)
  }

  /// The order and the condition of the fetch, as a binding.
  public var projectedValue: Binding<Configuration> { state.projectedValue }
}

extension FetchRequest where Result: NSManagedObject {
  /// Objects of the class in an order.
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "\(Result.self)")
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(request)
  }

  /// Objects of the class in an order.
  // Disfavoured, as no descriptors are those of either sort.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "\(Result.self)")
    request.predicate = predicate
    self.init(request, order: sortDescriptors.isEmpty ? nil : { sortDescriptors.order($0, $1) })
  }
}

extension Array {
  /// The order of two objects by the first descriptor that tells them apart.
  fileprivate func order<T>(_ a: T, _ b: T) -> ComparisonResult where Element == SortDescriptor<T> {
    lazy.map { $0.compare(a, b) }.first { $0 != .orderedSame } ?? .orderedSame
  }
}

/// Objects that were fetched.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  fileprivate let results: [Result]
  fileprivate let configuration: Binding<FetchRequest<Result>.Configuration>

  /// The order of objects. Setting it asks the view again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }

  /// The condition that objects meet; nil for all. Setting it asks the view again.
  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }

  public var startIndex: Int { results.startIndex }
  public var endIndex: Int { results.endIndex }
  public subscript(position: Int) -> Result { results[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order of objects: that of the code. Setting it asks the view again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set {
      configuration.wrappedValue.order = newValue.isEmpty ? nil : { newValue.order($0, $1) }
    }
  }
}

/// Objects of Core Data in sections, fetched from the context of the environment when they are read.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  private let request: FetchRequest<Result>
  private let section: KeyPath<Result, SectionIdentifier>

  /// Objects that a request describes, in sections by a property.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) { (request, section) = (FetchRequest(fetchRequest: fetchRequest), sectionIdentifier) }

  /// Objects of an entity, in sections by a property.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    section = sectionIdentifier
  }

  /// The objects in sections.
  @MainActor public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(request.wrappedValue, by: section)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Objects of the class, in sections by a property.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    section = sectionIdentifier
  }

  /// Objects of the class, in sections by a property.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
    section = sectionIdentifier
  }
}

/// Objects that were fetched, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  /// Objects that follow each other and have one value of the property.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value of the property.
    public let id: SectionIdentifier
    fileprivate var results: [Result]

    public var startIndex: Int { results.startIndex }
    public var endIndex: Int { results.endIndex }
    public subscript(position: Int) -> Result { results[position] }
  }

  private var sections: [Section] = []
  private let results: FetchedResults<Result>

  fileprivate init(_ results: FetchedResults<Result>, by section: KeyPath<Result, SectionIdentifier>) {
    self.results = results
    for result in results {
      let id = result[keyPath: section]
      if sections.last?.id == id {
        sections[sections.count - 1].results.append(result)
      } else {
        sections.append(Section(id: id, results: [result]))
      }
    }
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }

  /// The condition that the objects meet. Setting it fetches again.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
  /// The order of the objects. Setting it fetches again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order of the objects. Setting it fetches again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
