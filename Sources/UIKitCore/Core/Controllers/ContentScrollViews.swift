/// The scroll views whose places the bars at a controller's edges follow. Weak references.
package struct ContentScrollViews {
  package weak var top: UIView?
  package weak var bottom: UIView?

  package init() {}
}
