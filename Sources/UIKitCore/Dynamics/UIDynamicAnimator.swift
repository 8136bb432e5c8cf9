public import Foundation

/// An animator that moves views as physics would. Behaviours are stored: on a still picture views stay where they were before.
@preconcurrency @MainActor
open class UIDynamicAnimator: MainActorObject {
  /// The view whose coordinates are used.
  public final let referenceView: UIView?
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviours.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether something moves; never.
  open var isRunning: Bool { false }
  /// The time for which something has moved, in seconds; 0.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animator of views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init(__subclass: ())
  }

  /// Creates an animator without a view.
  public convenience init() {
    self.init(nil)
  }

  private init(_ view: UIView?) {
    referenceView = view
    super.init(__subclass: ())
  }

  /// Adds a behaviour; nothing moves.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator !== self else { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }

  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }
  /// The items of behaviours whose centre is in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { [] }
  /// Does nothing: nothing moves.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// The delegate of a dynamic animator. It is never called automatically; methods have defaults.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before something moves.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An object that dynamic behaviours move: a view, or attributes of an item.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The shape with which it collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path with which it collides.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

/// A behaviour of moving items. Stored; nothing moves.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The animator that it was added to.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Called at each step; never, as nothing moves.
  open var action: (() -> Void)?
  /// The behaviours that it consists of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Creates a behaviour that consists of others.
  public nonisolated override init() {
    super.init()
  }

  /// Adds a behaviour that it consists of.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour that it consists of.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  /// Called when it is added to an animator, or removed from one.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// Items that move together. Stored; nothing moves.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public final let items: [any UIDynamicItem]
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity

  /// Creates a group of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  open var bounds: CGRect {
    let frames = items.map { item in
      CGRect(origin: item.center, size: .zero).insetBy(dx: -item.bounds.width / 2, dy: -item.bounds.height / 2)
    }
    return CGRect(origin: .zero, size: frames.reduce(CGRect.null) { $0.union($1) }.standardized.size)
  }
}
