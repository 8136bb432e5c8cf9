import Foundation

/// A scroll view's layout guides, and the constraints that position them.
struct ScrollGuides {
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
  /// The left and top constraints of the frame guide; their constants are the content offset.
  var frameOrigin: [NSLayoutConstraint] = []
  /// The width and height constraints of the content guide, unless the app's constraints determine its size.
  var contentSize: [NSLayoutConstraint] = []
}

extension UIScrollView {
  final var contentGuide: UILayoutGuide { guides.content ?? makeContentGuide() }

  /// Creates the guide of the content, at the content's origin. Its size is left to the app's constraints if these
  /// may determine it.
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

  /// Creates the guide of the frame: with the view's size, at the content offset.
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

  /// Sets the content size from the content guide, along the axes on which the app's constraints determine it.
  final func adoptContentGuide() {
    guard followsConstraints, let guide = guides.content else { return }
    let constraints =
      guide.namingConstraints + namingConstraints + (autoLayout?.systemGuides ?? []).flatMap(\.namingConstraints)
    func isSized(_ axis: NSLayoutConstraint.Axis) -> Bool {
      constraints.contains { $0.sizesContent(of: self, along: axis) }
    }
    let (frame, growth) = (guide.layoutFrame, zoomingGrowth(among: constraints))
    contentSize = CGSize(
      width: isSized(.horizontal) ? frame.width + growth.width : contentSize.width,
      height: isSized(.vertical) ? frame.height + growth.height : contentSize.height)
  }
}
