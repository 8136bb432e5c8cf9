import Foundation

extension UIView {
  final var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.parent
    }
    return .systemBlue
  }

  /// Sets the view's own tint colour and notifies the view and those descendants that inherit its colour.
  final func setTintColor(_ color: UIColor?) {
    ownTintColor = color
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending += view.children.filter { $0.ownTintColor == nil }.reversed()
    }
  }
}
