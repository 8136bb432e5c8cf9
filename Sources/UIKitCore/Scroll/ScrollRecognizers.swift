/// A scroll view's gesture recognizers, created on first access.
@MainActor
final class ScrollRecognizers {
  private var storedPan: UIPanGestureRecognizer?
  private var storedPinch: UIPinchGestureRecognizer?

  nonisolated init() {}

  func pan(of scrollView: UIScrollView) -> UIPanGestureRecognizer {
    if let storedPan { return storedPan }
    let pan = UIPanGestureRecognizer()
    storedPan = pan
    scrollView.addGestureRecognizer(pan)
    return pan
  }

  func pinch(of scrollView: UIScrollView) -> UIPinchGestureRecognizer {
    if let storedPinch { return storedPinch }
    let pinch = UIPinchGestureRecognizer()
    storedPinch = pinch
    scrollView.addGestureRecognizer(pinch)
    return pinch
  }
}
