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

  /// What the recognizer is made with.
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

/// What a recognizer is made with.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What answers delegates.
  public let coordinator: Representable.Coordinator
  /// Converts places.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts places of a recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the gesture is in its view: at its corner.
  public var localLocation: CGPoint { .zero }
  /// How far the gesture has moved: not at all.
  public var localTranslation: CGPoint? { .zero }
  /// How fast the gesture moves: not at all.
  public var localVelocity: CGPoint? { .zero }
}

extension View {
  /// Has no effect: there are no touches.
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    modifier(EmptyModifier())
  }
}
