import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// A layout asks views how large they are at a width, and changes nothing of them to do so.
@MainActor @Suite struct ContentQuestionTests {
  /// Where a view reads its width.
  enum Path: CaseIterable {
    case bounds, frame, layer
  }

  /// 20 points high for each line of a text of 250 points, at the width that it reads.
  private final class Text: UIView {
    let path: Path
    var widths: [CGFloat] = []
    var whenAsked: (Text) -> Void = { _ in }
    private(set) var layouts = 0
    private(set) var boundsChanges = 0

    init(_ path: Path = .bounds) {
      self.path = path
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var bounds: CGRect {
      get { super.bounds }
      set {
        boundsChanges += 1
        super.bounds = newValue
      }
    }

    override var intrinsicContentSize: CGSize {
      let width =
        switch path {
        case .bounds: bounds.width
        case .frame: frame.width
        case .layer: layer.bounds.width
        }
      widths.append(width)
      whenAsked(self)
      let lines = width > 0 ? (250 / width).rounded(.up) : 1
      return CGSize(width: UIView.noIntrinsicMetric, height: 20 * lines)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private func shown(_ text: Text, width: CGFloat = 100) -> UIView {
    let root = root(width, 400)
    let view = constrained(text, "text", in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    return root
  }

  /// 250 points in lines of 100: three lines.
  @Test(arguments: Path.allCases) func theWidthAskedAboutIsThatOfTheView(path: Path) {
    let text = Text(path)
    let root = shown(text)
    root.layoutIfNeeded()
    #expect(text.widths == [0, 100] && text.numbers == [0, 0, 100, 60])
    #expect(text.bounds.width == 100)
  }

  @Test func aQuestionIsNoChangeOfTheView() {
    let text = Text()
    let root = shown(text)
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 50, height: 100) && text.widths.last == 50)
    #expect(text.frame == .zero && text.boundsChanges == 0 && text.layouts == 0)
  }

  /// The view scrolls as it is asked: its size, as it read it there, is not given to it thereby.
  @Test func whatAViewChangesWhileItIsAskedStays() {
    let text = Text()
    text.whenAsked = { $0.bounds.origin.y = 7 }
    let root = shown(text)
    _ = root.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    #expect(text.bounds == CGRect(x: 0, y: 7, width: 0, height: 0))
    root.layoutIfNeeded()
    #expect(text.bounds == CGRect(x: 0, y: 7, width: 100, height: 60))
  }

  /// To answer, a view asks another, which asks others by a layout of its own.
  @Test func questionsWithinQuestionsKeepTheirWidths() {
    let (outer, inner) = (Text(), Text())
    let innerRoot = shown(inner, width: 40)
    var widths: [CGFloat] = []
    outer.whenAsked = { outer in
      innerRoot.setNeedsLayout()
      inner.invalidateIntrinsicContentSize()
      innerRoot.layoutIfNeeded()
      widths.append(outer.bounds.width)
    }
    inner.whenAsked = { _ in widths.append(outer.bounds.width) }
    let root = shown(outer)
    root.layoutIfNeeded()
    #expect(widths.first == 0 && widths.last == 100 && Set(widths) == [0, 100])
    #expect(inner.numbers == [0, 0, 40, 140])
  }

  /// A label that asks for more room than its text takes, as many apps have it.
  @Test func whatALabelIsAskedAboutReachesItsOwnAnswer() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 10, height: size.height + 10)
      }
    }
    let (padded, plain) = (Padded(), UILabel())
    for label in [padded, plain] {
      label.text = "Dynamic Type has twelve sizes"
      label.numberOfLines = 0
      let root = root(100, 400)
      _ = constrained(label, "label", in: root)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor), label.widthAnchor.constraint(equalTo: root.widthAnchor),
      ])
      root.layoutIfNeeded()
    }
    #expect(plain.frame.height > 2 * plain.font.lineHeight)
    #expect(padded.frame.height == plain.frame.height + 10)
  }
}
