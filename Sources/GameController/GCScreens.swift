public import Foundation
public import UIKit

/// A controller drawn on the screen. It is not drawn.
open class GCVirtualController: NSObject, @unchecked Sendable {
  public let configuration: Configuration
  open var controller: GCController? { nil }

  public init(configuration: Configuration) { self.configuration = configuration }

  /// Ends at once.
  open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) { reply?(nil) }
  open func connect() async throws {}
  open func disconnect() {}
  open func updateConfiguration(
    forElement element: String, configuration: (ElementConfiguration) -> ElementConfiguration
  ) { _ = configuration(ElementConfiguration()) }
  open func setValue(_ value: CGFloat, forButtonElement element: String) {}
  open func setPosition(_ position: CGPoint, forDirectionPadElement element: String) {}

  /// The parts of a controller that is drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    open var elements: Set<String> = []
    open var isHidden = false
  }

  /// A part of a controller that is drawn.
  open class ElementConfiguration: NSObject, @unchecked Sendable {
    open var isHidden = false
    open var path: UIBezierPath?
    open var actsAsTouchpad = false
  }
}

/// A controller of views that takes the events of game controllers. None is connected.
@preconcurrency @MainActor
open class GCEventViewController: UIViewController {
  open var controllerUserInteractionEnabled = false
}
