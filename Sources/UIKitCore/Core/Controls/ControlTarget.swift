import Foundation

/// A receiver of some of a control's events.
struct ControlTarget {
  enum Receiver {
    case target(WeakTarget, Selector)
    case closure(UIAction)

    /// The action that is run; `nil` for a target's.
    var action: UIAction? { if case .closure(let action) = self { action } else { nil } }
    /// The method that is called; `nil` for an action.
    var selector: Selector? { if case .target(_, let selector) = self { selector } else { nil } }
    /// The object whose method is called; `nil` for the responder chain, for one that is gone, and for an action.
    var target: AnyObject? { if case .target(let target, _) = self { target.object } else { nil } }
  }

  var receiver: Receiver
  var events: UIControl.Event

  /// Whether this is the target's action; `nil` matches every target or action.
  func matches(target: Any?, action: Selector?) -> Bool {
    guard case .target(let own, let ownAction) = receiver else { return false }
    return (target == nil || own.isSame(as: WeakTarget(target))) && (action == nil || ownAction == action)
  }

  func isClosure(_ action: UIAction) -> Bool {
    if case .closure(let own) = receiver { own === action } else { false }
  }

  func actionName(of target: Any?) -> String? {
    guard case .target(let own, let action) = receiver, own.isSame(as: WeakTarget(target)) else { return nil }
    return action.name
  }
}

/// A weak reference to a target; or none, for the responder chain.
struct WeakTarget {
  private(set) weak var object: AnyObject?
  private let isChain: Bool
  /// A class that is the target: the object around it exists for as long as this one.
  private let type: AnyClass?
  private let heldType: AnyObject?

  init(_ target: Any?) {
    let given = target as AnyObject?
    object = given
    isChain = target == nil
    type = target as? AnyClass
    heldType = type == nil ? nil : given
  }

  var isGone: Bool { !isChain && object == nil }

  func isSame(as other: WeakTarget) -> Bool {
    isChain == other.isChain && type == other.type && (type != nil || object === other.object)
  }
}

extension UIControl {
  func add(_ receiver: ControlTarget.Receiver, for events: Event) {
    let known = entries.firstIndex {
      switch receiver {
      case .target(let target, let action): $0.actionName(of: target.object) == action.name
      case .closure(let action): $0.isClosure(action)
      }
    }
    guard let known else {
      entries.append(ControlTarget(receiver: receiver, events: events))
      return
    }
    entries[known].events.formUnion(events)
  }

  func remove(_ events: Event, where matches: (ControlTarget) -> Bool) {
    for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Sends an action. A target without the method is a fault, as in UIKit, where it raises an exception; an action
  /// without a target that no object in the responder chain implements is dropped.
  func send(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let receiver = target.map({ $0 as AnyObject }) ?? firstResponder(to: action) else { return }
    action.send(
      to: receiver, sender: self, event: event,
      orFault: "the target has no such method, or its sender is not a \(type(of: self))")
  }

  private func firstResponder(to action: Selector) -> UIResponder? {
    var responder: UIResponder? = self
    while let current = responder, !action.isMethod(of: current) { responder = current.next }
    return responder
  }
}
