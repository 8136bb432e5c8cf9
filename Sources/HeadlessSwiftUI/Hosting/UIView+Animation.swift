public import HeadlessUIKit

extension UIView {
  /// Runs `changes`, then `completion`, before it returns: nothing is animated.
  @MainActor @preconcurrency
  public static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewRepresentableContext {
  /// Runs `changes`, then `completion`, before it returns: nothing is animated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewControllerRepresentableContext {
  /// Runs `changes`, then `completion`, before it returns: nothing is animated.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}
