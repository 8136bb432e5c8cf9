import Foundation
import HeadlessUIKit

extension PropertyTable {
  private static let number = PropertyKind<Double>.double(-1e9...1e9)

  static let slider: [Property] =
    control + [
      Property("minimumValue", number, "The smallest value. 0 unless set.") {
        (control: UISlider, value, _) in control.minimumValue = Float(value)
      },
      Property("maximumValue", number, "The largest value. 1 unless set.") {
        (control: UISlider, value, _) in control.maximumValue = Float(value)
      },
      Property("value", number, "The value between them. 0 unless set.") {
        (control: UISlider, value, _) in control.value = Float(value)
      },
      Property("minimumTrackTintColor", .color, "The track's colour before the thumb. tintColor unless set.") {
        (control: UISlider, color, _) in control.minimumTrackTintColor = color.uiColor
      },
      Property("maximumTrackTintColor", .color, "The track's colour after the thumb. systemFill unless set.") {
        (control: UISlider, color, _) in control.maximumTrackTintColor = color.uiColor
      },
      Property("thumbTintColor", .color, "The thumb's colour. White unless set.") {
        (control: UISlider, color, _) in control.thumbTintColor = color.uiColor
      },
      Property("minimumValueSymbol", .symbol, "\(SymbolValue.documentation) Set as the image before the track.") {
        (control: UISlider, symbol, _) in control.minimumValueImage = symbol.uiImage()
      },
      Property("maximumValueSymbol", .symbol, "\(SymbolValue.documentation) Set as the image after the track.") {
        (control: UISlider, symbol, _) in control.maximumValueImage = symbol.uiImage()
      },
    ]

  static let stepper: [Property] =
    control + [
      Property("minimumValue", number, "The smallest value, below maximumValue. 0 unless set.") {
        (control: UIStepper, value, _) in control.minimumValue = value
      },
      Property("maximumValue", number, "The largest value, above minimumValue. 100 unless set.") {
        (control: UIStepper, value, _) in control.maximumValue = value
      },
      Property("value", number, "The value between them; at a limit one half is dimmed. 0 unless set.") {
        (control: UIStepper, value, _) in control.value = value
      },
      Property("wraps", .boolean, "Whether the value continues at the other limit. False unless set.") {
        (control: UIStepper, flag, _) in control.wraps = flag
      },
    ]

  static let progressView: [Property] = [
    Property("progress", .double(PropertyLimits.unit), "The progress. 0 unless set.") {
      (view: UIProgressView, value, _) in view.progress = Float(value)
    },
    Property(
      "progressViewStyle",
      .enumeration(["default": UIProgressView.Style.default, "bar": .bar]), "How the view looks. default unless set."
    ) { (view: UIProgressView, style, _) in view.progressViewStyle = style },
    Property("progressTintColor", .color, "The colour of the part that is done. tintColor unless set.") {
      (view: UIProgressView, color, _) in view.progressTintColor = color.uiColor
    },
    Property("trackTintColor", .color, "The colour of the part that is not done. systemFill unless set.") {
      (view: UIProgressView, color, _) in view.trackTintColor = color.uiColor
    },
  ]

  static let pageControl: [Property] =
    control + [
      Property("numberOfPages", .integer(0...10_000), "The number of dots. 0 unless set.") {
        (control: UIPageControl, count, _) in control.numberOfPages = count
      },
      Property("currentPage", .integer(0...10_000), "The page whose dot stands out, from 0. 0 unless set.") {
        (control: UIPageControl, page, _) in control.currentPage = page
      },
      Property("pageIndicatorTintColor", .color, "The dots' colour. A grey unless set.") {
        (control: UIPageControl, color, _) in control.pageIndicatorTintColor = color.uiColor
      },
      Property("currentPageIndicatorTintColor", .color, "The colour of the current page's dot. label unless set.") {
        (control: UIPageControl, color, _) in control.currentPageIndicatorTintColor = color.uiColor
      },
      Property("hidesForSinglePage", .boolean, "Whether a single page has no dot. False unless set.") {
        (control: UIPageControl, flag, _) in control.hidesForSinglePage = flag
      },
    ]

  static let activityIndicatorView: [Property] = [
    Property(
      "style", .enumeration(["medium": UIActivityIndicatorView.Style.medium, "large": .large]),
      "The size: 20 or 37 points. medium unless set."
    ) { (view: UIActivityIndicatorView, style, _) in view.style = style },
    Property("isAnimating", .boolean, "Whether it spins; otherwise it is hidden. False unless set.") {
      (view: UIActivityIndicatorView, flag, _) in
      if flag { view.startAnimating() } else { view.stopAnimating() }
    },
    Property("color", .color, "The colour of the blades. A grey unless set.") {
      (view: UIActivityIndicatorView, color, _) in view.color = color.uiColor
    },
  ]
}
