import InterfaceDocuments
import UIKitControls
import UIKitCore
import UIKitValues

extension ElementClass {
  static let progressView = ElementClass(
    "progressView", UIProgressView.self, inherits: .view,
    [
      .choice("progressViewStyle", \UIProgressView.progressViewStyle, ["default": .default, "bar": .bar]),
      .number("progress", \UIProgressView.progress),
      .color("progressTintColor", \UIProgressView.progressTintColor),
      .color("trackTintColor", \UIProgressView.trackTintColor),
      .image("progressImage", \UIProgressView.progressImage),
      .image("trackImage", \UIProgressView.trackImage),
    ])

  static let pageControl = ElementClass(
    "pageControl", UIPageControl.self, inherits: .control,
    [
      // The number of pages before the current one, which it bounds.
      .integer("numberOfPages", \UIPageControl.numberOfPages),
      .integer("currentPage", \UIPageControl.currentPage),
      .flag("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
      .flag("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay),
      .color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      .image("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
      .image("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage),
      .choice(
        "backgroundStyle", \UIPageControl.backgroundStyle,
        ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
      .choice(
        "direction", \UIPageControl.direction,
        [
          "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft, "topToBottom": .topToBottom,
          "bottomToTop": .bottomToTop,
        ]),
      .flag("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction),
    ])

  static let activityIndicatorView = ElementClass(
    "activityIndicatorView", UIActivityIndicatorView.self, inherits: .view,
    [
      .choice(
        "style", \UIActivityIndicatorView.style,
        ["medium": .medium, "large": .large, "gray": .gray, "white": .white, "whiteLarge": .whiteLarge]),
      .custom(children: ["color"]) { (view: UIActivityIndicatorView, element, coder) throws(InterfaceProblem) in
        if let color = try coder.color("color", of: element) { view.color = color }
      },
      .custom(attributes: ["hidesWhenStopped", "animating"]) {
        (view: UIActivityIndicatorView, element, _) throws(InterfaceProblem) in
        // Both change what `hidden` says, which was read before.
        let isHidden = view.isHidden
        if let hides = try element.flag("hidesWhenStopped") { view.hidesWhenStopped = hides }
        if try element.flag("animating") == true { view.startAnimating() }
        if isHidden { view.isHidden = true }
      },
    ])
}
