public import Foundation
public import UIKitValues

// Nothing is dragged on a still picture: interactions are stored, and their delegates are for tests to call.

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public final let itemProvider: NSItemProvider
  /// The app's own object for the item.
  open var localObject: Any?
  /// The maker of the preview that is shown while it is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The preview of an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The look of the view.
  public final let parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}

/// The look of a preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place where a preview of a dragged item comes to rest.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a dragged item at a place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: view, parameters: parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(), target: newTarget)
  }
}

/// The parts that drags and drops share.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// The place in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether items may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether items stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has one of the uniform types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an item can be loaded as an object of the class.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The app's own object for the drag.
  var localContext: Any? { get set }
}

/// A drop.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the app.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads all items that are objects of the class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
  /// The sign of loading that the system shows.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// The progress of loading.
  var progress: Progress { get }
}

extension UIDropSession {
  public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
    get { .default }
    set {}
  }
  public var progress: Progress { Progress(totalUnitCount: 0) }

  /// Loads all items that are values of the type's class: texts, addresses.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { object in
          (object as? Value._ObjectiveCType).flatMap { Value._unconditionallyBridgeFromObjectiveC($0) }
        })
    }
  }
}

/// The signs of loading of a drop, with UIKit's raw values.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// None.
  case none = 0
  /// The system's.
  case `default` = 1
}

/// An interaction that lets a view be dragged from. Stored; nothing is dragged.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which is never called automatically. A weak reference.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Whether something can be dragged.
  open var isEnabled = true
  /// Whether a drag allows other gestures.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether interactions can be dragged by default.
  open class var isEnabledByDefault: Bool { true }

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of drags. It is never called automatically; all but the first method have defaults.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items that are dragged; none for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// The preview that is shown while an item is lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before a drag begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called before a drag ends.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called after a drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// The animations of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
