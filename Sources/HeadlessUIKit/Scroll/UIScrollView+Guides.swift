import Foundation

/// A scroll view's guides, and the constraints that hold them.
struct ScrollGuides {
  var content: UILayoutGuide?
  var frame: UILayoutGuide?
  /// Left and top of the frame's guide: the content offset.
  var frameOrigin: [NSLayoutConstraint] = []
}

extension UIScrollView {
  /// A guide at the zero point of the content. Its size is left to the app's constraints.
  final func makeContentGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guides.content = guide
    addLayoutGuide(guide)
    activate(guide.leftAnchor.constraint(equalTo: leftAnchor))
    activate(guide.topAnchor.constraint(equalTo: topAnchor))
    return guide
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

  /// Takes the content size from the guide, along the axes that constraints of the app are about.
  final func adoptContentGuide() {
    guard let guide = guides.content else { return }
    let named = guide.namingConstraints.filter { !$0.isSystem }
    guard !named.isEmpty else { return }
    let attributes = named.flatMap { $0.attributes(of: guide) }
    let frame = guide.layoutFrame
    contentSize = CGSize(
      width: attributes.contains { $0.axis == .horizontal } ? frame.width : contentSize.width,
      height: attributes.contains { $0.axis == .vertical } ? frame.height : contentSize.height)
  }
}

extension NSLayoutConstraint {
  /// The attributes of the item that the constraint names.
  fileprivate func attributes(of item: any LayoutItem) -> [Attribute] {
    [first, second].flatMap { operand in
      (operand.item === item ? [operand.attribute] : [])
        + (operand.originItem === item ? [operand.originAttribute] : [])
    }
  }
}
