import InterfaceDocuments
import UIKitCore

extension ElementClass {
  static let scrollView = ElementClass(
    "scrollView", UIScrollView.self, inherits: .view,
    [
      .insets("contentInset", \UIScrollView.contentInset),
      .size("contentSize", \UIScrollView.contentSize),
      .custom(children: ["contentLayoutGuide", "frameLayoutGuide"]) { (view: UIScrollView, element, coder) in
        coder.reading.keep(view.contentLayoutGuide, id: element.child("contentLayoutGuide")?.id)
        coder.reading.keep(view.frameLayoutGuide, id: element.child("frameLayoutGuide")?.id)
      },
      .choice(
        "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
        [
          "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
        ]),
      .flag("scrollEnabled", \UIScrollView.isScrollEnabled),
      .flag("pagingEnabled", \UIScrollView.isPagingEnabled),
      .flag("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      .flag("bounces", \UIScrollView.bounces),
      .flag("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .flag("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .flag("bouncesZoom", \UIScrollView.bouncesZoom),
      .number("minimumZoomScale", \UIScrollView.minimumZoomScale),
      .number("maximumZoomScale", \UIScrollView.maximumZoomScale),
      .flag("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .flag("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .choice(
        "indicatorStyle", \UIScrollView.indicatorStyle, ["default": .default, "black": .black, "white": .white]),
      .insets("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      .choice(
        "keyboardDismissMode", \UIScrollView.keyboardDismissMode,
        ["none": .none, "onDrag": .onDrag, "interactive": .interactive]),
      .flag("scrollsToTop", \UIScrollView.scrollsToTop),
      .flag("delaysContentTouches", \UIScrollView.delaysContentTouches),
      .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    ],
    outlets: [.one("delegate", \UIScrollView.delegate)])
}
