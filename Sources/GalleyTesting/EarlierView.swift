import HeadlessUIKit
import ViewRendering

/// A view that was made before it is shown under configurations, one after the other: it is told of each one's traits.
@MainActor
struct EarlierView {
  private let view: UIView
  /// Those it was made or last shown under.
  private var traits = UITraitCollection.current

  init(_ view: UIView) { self.view = view }

  /// Tells the view, if it is the one, that the configuration's traits count from now on; they do already.
  mutating func follow(_ configuration: Configuration, as shown: UIView) {
    guard shown === view else { return }
    view.treeTraitsDidChange(from: traits)
    traits = configuration.traits
  }
}
