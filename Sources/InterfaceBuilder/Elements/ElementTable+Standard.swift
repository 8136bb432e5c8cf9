extension ElementTable {
  /// All elements that are read.
  static let standard = ElementTable(
    [
      ElementClass.controllers, ElementClass.views, ElementClass.lists, ElementClass.controls, ElementClass.textInputs,
      ElementClass.bars, ElementClass.objects, ElementClass.gestureRecognizers, ElementClass.frameworkViews,
    ].flatMap(\.self))
}

extension ElementClass {
  fileprivate static let views = [view, label, button, imageView, stackView, scrollView, containerView]
}
