public import ARKit
public import Combine

/// A thing in a scene. Its values are kept and nothing is drawn.
@preconcurrency @MainActor
open class Entity: Identifiable {
  open var name = ""
  open var isEnabled = true
  open var transform = Transform.identity
  /// The components by their types.
  public var components = ComponentSet()
  fileprivate var contents: [Entity] = []
  open var children: ChildCollection { ChildCollection(owner: self) }
  open private(set) weak var parent: Entity?

  public required init() {}
  /// Throws an error: files are not read.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    self.init()
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error: files are not read.
  public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
    self.init()
    throw CocoaError(.featureUnsupported)
  }

  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
  open var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  open var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  open var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  open var isActive: Bool { isEnabled }
  open var isAnchored: Bool { false }
  open var scene: Scene? { nil }
  open var anchor: (any HasAnchoring)? { self as? any HasAnchoring ?? parent?.anchor }
  open var availableAnimations: [AnimationResource] { [] }

  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    entity.removeFromParent()
    contents.append(entity)
    entity.parent = self
  }
  open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    removeFromParent()
    parent?.addChild(self)
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    if entity.parent === self { entity.removeFromParent() }
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    parent?.contents.removeAll { $0 === self }
    parent = nil
  }
  open func findEntity(named name: String) -> Entity? {
    self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  /// The thing and all that are in it.
  var withDescendants: [Entity] { [self] + children.flatMap(\.withDescendants) }

  /// Has no effect: things have no shapes.
  open func generateCollisionShapes(recursive: Bool, static isStatic: Bool = false) {}
  /// An empty box: things have no shapes.
  open func visualBounds(
    recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
  ) -> BoundingBox { BoundingBox() }
  /// A copy with the same values, and copies of what is in it.
  open func clone(recursive: Bool) -> Self {
    let copy = Self()
    (copy.name, copy.isEnabled, copy.transform, copy.components) = (name, isEnabled, transform, components)
    if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
    return copy
  }

  /// Reads a file: it throws an error.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    throw CocoaError(.featureUnsupported)
  }
  /// Reads a file: it throws an error.
  public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
    throw CocoaError(.featureUnsupported)
  }
  /// Reads a file: it throws an error.
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    throw CocoaError(.featureUnsupported)
  }
  /// Reads a file: it throws an error.
  public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
    throw CocoaError(.featureUnsupported)
  }
  /// Reads a file: it throws an error.
  public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
    throw CocoaError(.featureUnsupported)
  }
  /// Reads a file: it fails.
  public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> LoadRequest<Entity> { LoadRequest() }
  /// Reads a file: it fails.
  public static func loadAsync(
    contentsOf url: URL, withName resourceName: String? = nil
  ) -> LoadRequest<Entity> { LoadRequest() }
  /// Reads a file: it fails.
  public static func loadModelAsync(
    named name: String, in bundle: Bundle? = nil
  ) -> LoadRequest<ModelEntity> { LoadRequest() }
  /// Reads a file: it fails.
  public static func loadModelAsync(
    contentsOf url: URL, withName resourceName: String? = nil
  ) -> LoadRequest<ModelEntity> { LoadRequest() }

  /// The things that are in another.
  @preconcurrency @MainActor
  public struct ChildCollection: @preconcurrency RandomAccessCollection {
    fileprivate let owner: Entity
    public var startIndex: Int { 0 }
    public var endIndex: Int { owner.contents.count }
    public subscript(index: Int) -> Entity { owner.contents[index] }
    /// Of the things that are there at the beginning: those that are removed meanwhile come, too.
    public func makeIterator() -> IndexingIterator<[Entity]> { owner.contents.makeIterator() }

    public func append(_ child: Entity, preservingWorldTransforms: Bool = false) { owner.addChild(child) }
    public func append(contentsOf children: some Sequence<Entity>, preservingWorldTransforms: Bool = false) {
      for child in children { append(child) }
    }
    public func insert(_ child: Entity, beforeIndex index: Int, preservingWorldTransforms: Bool = false) {
      let later = owner.contents.dropFirst(Swift.max(index, 0)).filter { $0 !== child }
      append(contentsOf: [child] + later)
    }
    public func remove(_ child: Entity, preservingWorldTransforms: Bool = false) { owner.removeChild(child) }
    public func remove(at index: Int, preservingWorldTransforms: Bool = false) { self[index].removeFromParent() }
    public func removeAll(preservingWorldTransforms: Bool = false) { removeAll { _ in true } }
    public func removeAll(where shouldBeRemoved: (Entity) throws -> Bool) rethrows {
      for child in try filter(shouldBeRemoved) { child.removeFromParent() }
    }
    public func replaceAll(_ children: some Sequence<Entity>, preservingWorldTransforms: Bool = false) {
      removeAll()
      append(contentsOf: children)
    }
  }

  /// The components of a thing, one of each type.
  public struct ComponentSet {
    private var components: [ObjectIdentifier: any Component] = [:]
    init() {}
    public var count: Int { components.count }
    public subscript<T: Component>(componentType: T.Type) -> T? {
      get { components[ObjectIdentifier(componentType)] as? T }
      set { components[ObjectIdentifier(componentType)] = newValue }
    }
    public mutating func set(_ component: some Component) {
      components[ObjectIdentifier(type(of: component))] = component
    }
    public mutating func set(_ components: [any Component]) { for component in components { set(component) } }
    public mutating func remove(_ componentType: any Component.Type) {
      components[ObjectIdentifier(componentType)] = nil
    }
    public mutating func removeAll() { components = [:] }
    public func has(_ componentType: any Component.Type) -> Bool {
      components[ObjectIdentifier(componentType)] != nil
    }
  }
}

// Movements are done at once, and animations end at once.
extension Entity {
  @discardableResult
  public func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    self.transform = transform
    return AnimationPlaybackController()
  }
  public func move(to transform: Transform, relativeTo referenceEntity: Entity?) { self.transform = transform }
  @discardableResult
  public func move(
    to matrix: float4x4, relativeTo referenceEntity: Entity?, duration: TimeInterval,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    transform = Transform(matrix: matrix)
    return AnimationPlaybackController()
  }
  @discardableResult
  public func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
  ) -> AnimationPlaybackController { AnimationPlaybackController() }
  public func stopAllAnimations(recursive: Bool = true) {}
  @discardableResult
  public func playAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }
  public func stopAllAudio() {}

  /// Turns the thing to a place.
  public func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
    relativeTo referenceEntity: Entity?
  ) { self.position = position }

  // Values in relation to another thing. Differs from RealityKit: to what it is in.

  public func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { position }
  public func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.position = position }
  public func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf { orientation }
  public func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
    self.orientation = orientation
  }
  public func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> { scale }
  public func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
  public func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 { transform.matrix }
}

/// A request of a file: it fails.
public struct LoadRequest<Output>: Publisher {
  public typealias Failure = any Error
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
    Fail<Output, any Error>(error: CocoaError(.featureUnsupported)).receive(subscriber: subscriber)
  }
}

extension Entity: Hashable {
  public nonisolated static func == (lhs: Entity, rhs: Entity) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
