import Foundation
import Testing
import UIKitCore

/// Zooming: the view that the delegate names is scaled within the limits, and the content is as large as it is then
/// (Apple's *Scroll View Programming Guide*, "Basic Zooming").
@MainActor @Suite struct ZoomingTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var zooms = 0

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
  }

  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let delegate = Delegate()

  init() {
    scrollView.addSubview(delegate.picture)
    scrollView.contentSize = delegate.picture.bounds.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 3)
  }

  @Test func withoutAViewTheScaleIsOne() {
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 1 && scrollView.contentSize == CGSize(width: 200, height: 100))
  }

  @Test func theScaleKeepsToTheLimits() {
    scrollView.scrollDelegate = delegate
    scrollView.setZoomScale(2, animated: true)
    #expect(scrollView.zoomScale == 2 && scrollView.contentSize == CGSize(width: 400, height: 200))
    #expect(delegate.picture.frame == CGRect(x: 0, y: 0, width: 400, height: 200) && delegate.zooms == 1)
    scrollView.zoomScale = 10
    #expect(scrollView.zoomScale == 3)
    scrollView.zoomScale = 0
    #expect(scrollView.zoomScale == 0.5 && scrollView.contentOffset == .zero)
    scrollView.zoomScale = .nan
    #expect(scrollView.zoomScale == 0.5)
  }

  @Test func theMiddleStaysInTheMiddle() {
    scrollView.scrollDelegate = delegate
    scrollView.contentOffset = CGPoint(x: 50, y: 25)
    scrollView.zoomScale = 2
    // The middle was (100, 50), and is (200, 100) now.
    #expect(scrollView.contentOffset == CGPoint(x: 150, y: 75))
  }

  @Test func aRectangleFillsWhatIsSeen() {
    scrollView.scrollDelegate = delegate
    scrollView.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 25), animated: false)
    #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 200, y: 100))
  }

  /// Constraints to the content's edges keep a distance to the scaled view, which is how apps centre a picture that is
  /// smaller than the screen ("UIScrollView And Autolayout", Technical Note TN2154: the content is as large as they say).
  @Test func constraintsKeepTheirDistancesToTheScaledView() {
    let picture = delegate.picture
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 200), picture.heightAnchor.constraint(equalToConstant: 100),
      picture.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
      picture.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      scrollView.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: 15),
    ])
    scrollView.scrollDelegate = delegate
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 125))
    scrollView.zoomScale = 0.5
    scrollView.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 10, width: 100, height: 50))
    #expect(picture.bounds.size == CGSize(width: 200, height: 100))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 75))
    scrollView.setNeedsLayout()
    scrollView.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 10, width: 100, height: 50))
    scrollView.zoomScale = 1
    scrollView.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 10, width: 200, height: 100))
  }
}
