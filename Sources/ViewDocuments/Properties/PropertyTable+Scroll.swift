import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let scrollView: [Property] = [
    Property("contentSize", .size, "The size of what scrolls, in points. 0 by 0 unless set; a layout sets it itself.") {
      (view: UIScrollView, size, _) in view.contentSize = size
    },
    Property("contentOffset", .point, "The content's point at the top left corner. The content's start unless set.") {
      (view: UIScrollView, offset, _) in view.contentOffset = offset
    },
    Property("contentInset", .edgeInsets, "Room around the content, in points. 0 unless set.") {
      (view: UIScrollView, insets, _) in view.contentInset = insets
    },
    Property(
      "contentInsetAdjustmentBehavior",
      .enumeration([
        "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes,
        "never": .never, "always": .always,
      ]), "When the safe area adds to contentInset. automatic unless set."
    ) { (view: UIScrollView, behavior, _) in view.contentInsetAdjustmentBehavior = behavior },
    Property("alwaysBounceVertical", .boolean, "Whether content that fits scrolls all the same. False unless set.") {
      (view: UIScrollView, flag, _) in view.alwaysBounceVertical = flag
    },
    Property("alwaysBounceHorizontal", .boolean, "Whether content that fits scrolls all the same. False unless set.") {
      (view: UIScrollView, flag, _) in view.alwaysBounceHorizontal = flag
    },
  ]
}
