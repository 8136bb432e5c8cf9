public import Foundation

/// An object that calls registered handlers when its traits change: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// A registration for changes of traits. It ends with the object it was made with, or by
/// `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Registers a handler for changes of the given traits. It is called with the object and its previous traits, after
  /// `traitCollectionDidChange(_:)` and with the object's new traits as the current ones.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousTraits: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(TraitChangeRegistration(traits) { if let environment = $0 as? Self { handler(environment, $1) } })
  }

  /// Registers a handler for changes of the given traits, whose first parameter has a type of its own: `Self` in a class
  /// that is not final.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previousTraits: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(TraitChangeRegistration(traits) { if let environment = $0 as? Environment { handler(environment, $1) } })
  }

  /// Registers a method of the object for changes of the given traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    add(TraitChangeRegistration(traits) { sender, _ in _ = action.perform(on: sender, sender: sender, event: nil) })
  }

  /// Registers a method of a target, which is not retained, for changes of the given traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return add(
      TraitChangeRegistration(traits) { [weak target] sender, _ in
        if let target { _ = action.perform(on: target, sender: sender, event: nil) }
      })
  }

  /// Ends a registration made with this object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitChangeHolder)?.traitChanges?.removeAll { $0 === registration }
  }

  private func add(_ registration: TraitChangeRegistration) -> TraitChangeRegistration {
    guard let holder = self as? any TraitChangeHolder else { return registration }
    holder.traitChanges = (holder.traitChanges ?? []) + [registration]
    return registration
  }
}

/// An object that stores its registrations.
@MainActor
protocol TraitChangeHolder: UITraitEnvironment {
  /// The registrations in the order they were made; `nil` if there was never one.
  var traitChanges: [TraitChangeRegistration]? { get set }
}

extension UIView: TraitChangeHolder {}
extension UIViewController: TraitChangeHolder {}

extension TraitChangeHolder {
  /// Calls the handlers registered for the traits that have changed.
  func callTraitChangeHandlers(from previous: UITraitCollection, to traits: UITraitCollection) {
    for registration in traitChanges ?? [] { registration.call(self, from: previous, to: traits) }
  }
}

/// A registration: the traits and their handler.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  fileprivate func call(
    _ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection
  ) {
    guard traits.contains(where: { current.values.differ(from: previous.values, in: $0) }) else { return }
    handler(environment, previous)
  }
}
