public import Foundation

/// A part of an entity.
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?

  public override init() {}
  public required init?(coder: NSCoder) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// An object of a game: its components.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  public override init() {}
  public required init?(coder: NSCoder) {}
  open func addComponent(_ component: GKComponent) {
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    for component in components where component is ComponentType {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll { $0 is ComponentType }
  }

  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// The components of one class, which are updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  public let componentClass: ComponentType.Type
  open private(set) var components: [ComponentType] = []

  public init(componentClass cls: ComponentType.Type) { componentClass = cls }

  open subscript(index: Int) -> ComponentType { components[index] }
  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    if let component = entity.component(ofType: componentClass) { components.append(component) }
  }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
