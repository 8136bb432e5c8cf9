public import Foundation

/// The owner that lays out text in containers.
package protocol TextContainerOwner: AnyObject {
  /// The container has changed: text is laid out again.
  func containerDidChange(_ container: NSTextContainer)
}

/// A region in which a layout manager lays out text.
open class NSTextContainer: NSObject {
  /// The size in points; a side of 0 or less, or of 10,000,000 or more, has no limit. By default 10,000,000 both ways.
  open var size = CGSize(width: 1e7, height: 1e7) {
    didSet { if size != oldValue { didChange() } }
  }
  /// The space at both ends of lines, in points; 5 by default (Apple's documentation).
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
      if lineFragmentPadding != oldValue { didChange() }
    }
  }
  /// The largest number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }
  /// The end of the last line if text is left over.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }
  /// The paths that text flows around, in the container's coordinates.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { didChange() }
  }
  /// Whether the width follows that of the text view; `true` for a text view's own container.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view.
  open var heightTracksTextView = false
  /// The layout manager that the container belongs to.
  package final weak var owner: (any TextContainerOwner)?

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: CGSize(width: 1e7, height: 1e7)) }

  /// Whether lines may use the whole width everywhere.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The part of a proposed rectangle that a line may use: up to the first path in it; `remainingRect` is what follows
  /// that path.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let edges = proposedRect.minX..<max(proposedRect.minX, min(proposedRect.maxX, limits.width))
    let free = FreeIntervals(in: edges, around: exclusions, from: proposedRect.minY, to: proposedRect.maxY).intervals
    guard let first = free.first else { return .zero }
    if free.count > 1 {
      remainingRect?.pointee = CGRect(
        x: free[1].lowerBound, y: proposedRect.minY, width: edges.upperBound - free[1].lowerBound,
        height: proposedRect.height)
    }
    return CGRect(
      x: first.lowerBound, y: proposedRect.minY, width: first.upperBound - first.lowerBound,
      height: proposedRect.height)
  }

  /// The width and height, infinite where there is no limit.
  package final var limits: CGSize {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
    return CGSize(width: limit(size.width), height: limit(size.height))
  }

  /// The paths as polygons.
  private var exclusions: [FlatPath] { exclusionPaths.map { FlatPath($0.cgPath) } }

  private func didChange() { owner?.containerDidChange(self) }
}
