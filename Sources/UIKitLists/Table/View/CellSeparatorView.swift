@_spi(Subclasses) import UIKitCore

/// The separator line between two rows.
final class CellSeparatorView: UIView {
  override var mayHaveContent: Bool { false }
}
