package import Foundation

/// The facts about a view that the rules of Dynamic Type check, besides its frame and drawing.
package struct ViewFacts: Sendable, Equatable {
  /// A label's full text, before truncation.
  package var text: String?
  /// The runs of a label's text, each with one font; empty if they are not known, as with text that a view draws
  /// itself.
  package var fonts: [FontRun] = []
  /// The size of a displayed image, in points.
  package var image: CGSize?
  /// The area in which the view receives touches; `nil` if it is not a touch target.
  package var touchArea: TouchArea?
  /// Whether the view is exposed to assistive technologies without a label.
  package var isUnlabelled = false
  /// Whether the view is in a bar, whose texts and images keep their size at every text size.
  package var isInBar = false
  /// Whether the view, an item in a bar for example, has neither a title nor an image of its own for the large content
  /// viewer.
  package var lacksLargeContent = false
  /// Whether the view, or a control that contains it, is disabled.
  package var isDisabled = false
  /// Whether the view has a background or a border, so that content beyond its edges is visibly outside.
  package var hasVisibleEdges = false
  /// Whether the view's content, or a label's text, is clipped at its edges.
  package var clips = false
  /// A scroll view's content rectangle relative to its frame's origin; `nil` for other views.
  package var scrolledContent: CGRect?
  /// Whether that content, with its insets, is wider than the scroll view.
  package var scrollsSideways = false
  /// Whether a label has the alignment that UIKit itself uses for labels in this place.
  package var hasSystemAlignment = false
  /// Whether the view's semantic content attribute is set, so that it does not simply follow the layout direction.
  package var hasFixedDirection = false
  /// The item that the view shows in a bar, in the bar's own way; `nil` for other views, and for an item's custom view.
  package var barItem: BarItemFacts?
  /// The way in which the view is modal; `nil` if it is not.
  package var modality: Modality?

  package init() {}

  /// Why assistive technologies leave out the siblings of a view.
  package enum Modality: Sendable {
    /// The view says that it is modal.
    case view
    /// A controller is presented in it, which takes all touches.
    case presentation
  }
}

/// An item in a bar, as the app made it.
package struct BarItemFacts: Sendable, Equatable {
  /// The kind of item, such as `UIBarButtonItem`.
  package let kind: String
  /// Its title, system item or symbol; `nil` if it has none.
  package let name: String?

  /// - Parameter names: what it may be called; the first that is not blank is used.
  package init(kind: String, names: [String?]) {
    self.kind = kind
    name = names.lazy.compactMap(\.self).first { !$0.allSatisfy(\.isWhitespace) }
  }
}

/// A run of a label's text with one font.
package struct FontRun: Sendable, Equatable {
  package let text: String
  /// The font's size in points; the label may display the text at a smaller size.
  package let pointSize: Double
  /// Whether the font is a preferred or a scaled one.
  package let followsTextSize: Bool
}

/// The area of a view in which it receives touches.
package struct TouchArea: Sendable, Equatable {
  /// The minimum side length for touch targets, in points (Human Interface Guidelines, Accessibility: 44 by 44
  /// points).
  package static let minimumSide: CGFloat = 44

  /// The size in points of the best rectangle in the area: the one that covers most of 44 by 44 points, and then the
  /// larger one.
  package var size: CGSize
  /// The name of the frontmost view that receives touches in a part of the view; `nil` if there is none.
  package var cover: String?

  package init(size: CGSize, cover: String? = nil) { (self.size, self.cover) = (size, cover) }
}
