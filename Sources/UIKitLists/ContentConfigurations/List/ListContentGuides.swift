import Foundation

/// The guides that an app has asked a list content view for.
struct ListContentGuides {
  var text: ListContentGuide?
  var secondary: ListContentGuide?
  var image: ListContentGuide?

  /// Brings the guides to where the parts are.
  @MainActor func place(at frames: ListContentArrangement.Frames) {
    text?.place(at: frames.text)
    secondary?.place(at: frames.secondary)
    image?.place(at: frames.image)
  }
}

/// A guide that four constraints keep where a part of the content is.
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
