extension UITraitCollection {
  /// The traits that apply where no view is involved; a view's own while it is laid out.
  ///
  /// Differs from UIKit: there is one for the process, not one for each thread.
  public static var current: UITraitCollection {
    get { CurrentEnvironment.traits }
    set { CurrentEnvironment.traits = newValue }
  }

  /// Calls `actions` with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  /// The result of `body`, called with this collection as the current one.
  package func asCurrent<Result>(_ body: () -> Result) -> Result {
    CurrentEnvironment.with(self, body)
  }
}
