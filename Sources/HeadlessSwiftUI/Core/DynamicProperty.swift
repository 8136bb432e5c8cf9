/// A property of a view that is given its value before the body is asked.
public protocol DynamicProperty {
  /// Called before the body is asked.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property of Galley's own that is linked to the view's place.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// - Parameter slot: the number of the property among the view's.
  /// - Returns: false, with a fault, if the property has no value, so that the body cannot be asked.
  func link(to place: PropertyPlace, slot: Int) -> Bool
}

/// The place that a property is linked to.
@MainActor
struct PropertyPlace {
  let context: NodeContext
  let invalidation: Invalidation

  var element: Element { context.element }
  var environment: EnvironmentValues { context.environment }
}

/// Links the properties of views to their places.
@MainActor
enum PropertyLinks {
  /// The fields of a type that are dynamic properties, which are looked for once.
  private static var fields: [ObjectIdentifier: [Int]] = [:]
  /// The greatest depth at which properties are looked for in properties.
  private static let depthLimit = 8

  /// - Returns: false if a property has no value, so that the body cannot be asked.
  static func link(_ owner: Any, to context: NodeContext, _ type: Any.Type) -> Bool {
    if fields[ObjectIdentifier(type)]?.isEmpty == true { return true }
    var slot = 0
    let place = PropertyPlace(context: context, invalidation: context.invalidation(type))
    return link(owner, type, place, &slot, depth: 0)
  }

  private static func link(_ owner: Any, _ type: Any.Type, _ place: PropertyPlace, _ slot: inout Int, depth: Int)
    -> Bool
  {
    let values = Mirror(reflecting: owner).children.map(\.value)
    let id = ObjectIdentifier(type)
    let known = fields[id] ?? values.indices.filter { values[$0] is any DynamicProperty }
    fields[id] = known
    var isComplete = true
    for index in known where index < values.count {
      guard var property = values[index] as? any DynamicProperty else { continue }
      if let linked = property as? any LinkedProperty {
        isComplete = linked.link(to: place, slot: slot) && isComplete
        slot += 1
      } else if depth < depthLimit {
        if link(property, Swift.type(of: property), place, &slot, depth: depth + 1) {
          property.update()
        } else {
          isComplete = false
        }
      }
    }
    return isComplete
  }
}
