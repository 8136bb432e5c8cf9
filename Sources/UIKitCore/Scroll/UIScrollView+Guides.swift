import Foundation

/// A scroll view's guides, and the constraints that hold them.
struct ScrollGuides {
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
  /// Left and top of the frame's guide: the content offset.
  var frameOrigin: [NSLayoutConstraint] = []
  /// Width and height of the content's guide, where constraints do not decide on them.
  var contentSize: [NSLayoutConstraint] = []
}

extension UIScrollView {
  final var contentGuide: UILayoutGuide { guides.content ?? makeContentGuide() }

  /// A guide at the zero point of the content. Its size is left to the app's constraints, if they are to decide on it.
  final func makeContentGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guides.content = guide
    addLayoutGuide(guide)
    activate(guide.leftAnchor.constraint(equalTo: leftAnchor))
    activate(guide.topAnchor.constraint(equalTo: topAnchor))
    guard !followsConstraints else { return guide }
    guides.contentSize = [
      guide.widthAnchor.constraint(equalToConstant: contentSize.width),
      guide.heightAnchor.constraint(equalToConstant: contentSize.height),
    ]
    for constraint in guides.contentSize { activate(constraint) }
    return guide
  }

  final func updateContentGuide() {
    guard guides.contentSize.count == 2 else { return }
    guides.contentSize[0].constant = contentSize.width
    guides.contentSize[1].constant = contentSize.height
  }

  /// A guide as large as the view, at the content offset.
  final func makeFrameGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-frameLayoutGuide"
    guides.frame = guide
    addLayoutGuide(guide)
    let origin = [
      guide.leftAnchor.constraint(equalTo: leftAnchor, constant: contentOffset.x),
      guide.topAnchor.constraint(equalTo: topAnchor, constant: contentOffset.y),
    ]
    guides.frameOrigin = origin
    for constraint in origin { activate(constraint) }
    activate(guide.widthAnchor.constraint(equalTo: widthAnchor))
    activate(guide.heightAnchor.constraint(equalTo: heightAnchor))
    return guide
  }

  private func activate(_ constraint: NSLayoutConstraint) {
    constraint.isSystem = true
    constraint.isActive = true
  }

  final func updateFrameGuide() {
    guard guides.frameOrigin.count == 2 else { return }
    guides.frameOrigin[0].constant = contentOffset.x
    guides.frameOrigin[1].constant = contentOffset.y
  }

  /// Takes the content size from the guide, along the axes that constraints of the app say something of it.
  final func adoptContentGuide() {
    guard followsConstraints, let guide = guides.content else { return }
    let constraints =
      guide.namingConstraints + namingConstraints + (autoLayout?.systemGuides ?? []).flatMap(\.namingConstraints)
    func isSized(_ axis: NSLayoutConstraint.Axis) -> Bool {
      constraints.contains { $0.sizesContent(of: self, along: axis) }
    }
    let frame = guide.layoutFrame
    contentSize = CGSize(
      width: isSized(.horizontal) ? frame.width : contentSize.width,
      height: isSized(.vertical) ? frame.height : contentSize.height)
  }
}
