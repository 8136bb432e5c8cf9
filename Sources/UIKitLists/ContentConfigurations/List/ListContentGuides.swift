import Foundation

/// The layout guides of a list content view that the app has asked for.
struct ListContentGuides {
  var text: ListContentGuide?
  var secondary: ListContentGuide?
  var image: ListContentGuide?

  /// Moves the guides to the frames of their parts.
  @MainActor func place(at frames: ListContentArrangement.Frames) {
    text?.place(at: frames.text)
    secondary?.place(at: frames.secondary)
    image?.place(at: frames.image)
  }
}

/// A layout guide that four constraints keep at the frame of a part of the content.
@MainActor
struct ListContentGuide {
  let guide = UILayoutGuide()
  private let x: NSLayoutConstraint
  private let y: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    x = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
    y = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([x, y, width, height])
  }

  fileprivate func place(at frame: CGRect?) {
    guard let frame else { return }
    x.constant = frame.minX
    y.constant = frame.minY
    width.constant = frame.width
    height.constant = frame.height
  }
}
