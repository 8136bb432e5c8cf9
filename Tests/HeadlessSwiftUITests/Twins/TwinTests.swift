import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore

/// Views that exist in SwiftUI and in UIKit have one picture: Spark's recordings of iOS 17 have thirteen such pairs,
/// equal byte for byte.
@MainActor @Suite(.ownEnvironment) struct TwinTests {
  /// A view, and the one of UIKit that is shown in its place.
  private typealias Twin = (name: String, view: any View, twin: @MainActor () -> UIView)

  private static func switches(_ isOn: Bool, _ isEnabled: Bool) -> [Twin] {
    [
      (
        "Toggle \(isOn) \(isEnabled)", Toggle("a", isOn: .constant(isOn)).labelsHidden().disabled(!isEnabled),
        {
          let view = UISwitch()
          (view.isOn, view.isEnabled) = (isOn, isEnabled)
          return view
        }
      ),
      (
        "Slider \(isOn) \(isEnabled)", Slider(value: .constant(isOn ? 0.7 : 0)).disabled(!isEnabled).frame(width: 200),
        {
          let view = UISlider()
          (view.value, view.isEnabled) = (isOn ? 0.7 : 0, isEnabled)
          return view
        }
      ),
      (
        "ProgressView \(isOn)", ProgressView(value: isOn ? 0.4 : 0).frame(width: 200),
        {
          let view = UIProgressView(progressViewStyle: .default)
          view.progress = isOn ? 0.4 : 0
          return view
        }
      ),
      (
        "Stepper \(isEnabled)", Stepper("a", value: .constant(1)).labelsHidden().disabled(!isEnabled),
        {
          let view = UIStepper()
          (view.value, view.isEnabled) = (1, isEnabled)
          return view
        }
      ),
    ]
  }

  private static func fields(_ text: String) -> [Twin] {
    func field(_ change: (UITextField) -> Void) -> UITextField {
      let field = UITextField()
      (field.font, field.placeholder, field.text) = (.preferredFont(forTextStyle: .body), "Name", text)
      change(field)
      return field
    }
    return [
      ("TextField \(text)", TextField("Name", text: .constant(text)).frame(width: 200), { field { _ in } }),
      (
        "SecureField \(text)", SecureField("Name", text: .constant(text)).frame(width: 200),
        { field { $0.isSecureTextEntry = true } }
      ),
      (
        "TextField roundedBorder \(text)",
        TextField("Name", text: .constant(text)).textFieldStyle(.roundedBorder).frame(width: 200),
        { field { $0.borderStyle = .roundedRect } }
      ),
    ]
  }

  private static let others: [Twin] = [
    (
      "ProgressView", ProgressView(),
      {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
      }
    ),
    (
      "Picker segmented",
      Picker("a", selection: .constant(1)) { ForEach(0..<3, id: \.self) { Text(verbatim: "Item \($0)") } }
        .pickerStyle(.segmented).frame(width: 240),
      {
        let view = UISegmentedControl(items: ["Item 0", "Item 1", "Item 2"])
        view.selectedSegmentIndex = 1
        return view
      }
    ),
    (
      "Divider", Divider().frame(width: 100),
      {
        let view = UIView()
        view.backgroundColor = .separator
        return view
      }
    ),
    (
      "Image", Image(systemName: "star.fill").foregroundStyle(.red),
      {
        let image = UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
        let view = UIImageView(image: image)
        view.tintColor = .systemRed
        return view
      }
    ),
  ]

  @Test func controlsHaveOnePicture() throws {
    var twins = Self.others + Self.fields("") + Self.fields("Anna")
    for isOn in [true, false] { for isEnabled in [true, false] { twins += Self.switches(isOn, isEnabled) } }
    for twin in twins {
      let pictures = try TwinPictures(of: AnyView(twin.view), and: twin.twin)
      #expect(pictures.difference() == nil, "\(twin.name)")
    }
  }

  @Test func textsHaveOnePicture() throws {
    let styles: [(HeadlessSwiftUI.Font.TextStyle, UIFont.TextStyle)] = [
      (.largeTitle, .largeTitle), (.title, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
      (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote), (.caption, .caption1),
      (.caption2, .caption2),
    ]
    for category in DynamicType.ContentSizeCategory.allCases {
      let terms = TwinTerms(category: category)
      for (style, twin) in styles {
        let pictures = try TwinPictures(
          of: Text(verbatim: "Hello, gym").font(.system(style)),
          and: {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: twin, compatibleWith: terms.traits)
            label.text = "Hello, gym"
            return label
          }, terms)
        let difference = pictures.difference(textsMayBeHigher: true)
        #expect(difference == nil, "\(style), \(category)")
      }
    }
  }
}
