package import SpokenElements

extension UIView {
  /// The accessibility elements in the view, whether or not it is one itself, in the order in which they are visited. Their
  /// frames are in the view's own coordinates.
  ///
  /// - Parameter omitted: a view in it that is left out.
  package final func contentElements(without omitted: UIView? = nil) -> [SpokenElement] {
    ElementSearch.contents(of: self, without: omitted)
  }
}
