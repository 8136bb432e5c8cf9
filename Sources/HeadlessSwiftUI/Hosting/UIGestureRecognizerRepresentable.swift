public import Foundation
public import HeadlessUIKit

/// A gesture recognizer of UIKit's as a gesture. There are no touches: it is not made.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of what answers delegates.
  associatedtype Coordinator = Void

  /// Makes the recognizer. It is not called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Sets what has changed. It is not called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles a change of the recognizer. It is not called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes what answers delegates. It is not called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  /// The context in which the recognizer is made.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts places.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a recognizer is made.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator, which can act as a delegate.
  public let coordinator: Representable.Coordinator
  /// Converts places.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts places of a recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// The position of the gesture in its view: the view's corner.
  public var localLocation: CGPoint { .zero }
  /// The distance that the gesture has moved: zero.
  public var localTranslation: CGPoint? { .zero }
  /// The velocity of the gesture: zero.
  public var localVelocity: CGPoint? { .zero }
}

extension View {
  /// Has no effect: there are no touches.
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(EmptyModifier())
  }
}
