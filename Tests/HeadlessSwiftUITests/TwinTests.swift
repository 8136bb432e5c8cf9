import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore
@testable import UIKitValues

/// What there is twice, in SwiftUI and in UIKit, has one picture: Spark's recordings of iOS 17 have thirteen such pairs, equal byte
/// for byte.
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
      let pictures = try pictures(of: twin, .large)
      #expect(pictures.view.differences(from: pictures.twin) == 0, "\(twin.name)")
    }
  }

  /// A text's baseline is on the pixel that is nearest to its ascent below its corner (Spark's pictures, P24), a label's where
  /// UIKit rounds it: the pictures are equal, or equal when one is a pixel lower.
  @Test func textsHaveOnePicture() throws {
    let styles: [(HeadlessSwiftUI.Font.TextStyle, UIFont.TextStyle)] = [
      (.largeTitle, .largeTitle), (.title, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
      (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote), (.caption, .caption1),
      (.caption2, .caption2),
    ]
    for category in DynamicType.ContentSizeCategory.allCases {
      for (style, twin) in styles {
        let pictures = try pictures(
          of: (
            "Text", Text(verbatim: "Hello, gym").font(.system(style)),
            {
              let label = UILabel()
              label.font = .preferredFont(forTextStyle: twin, compatibleWith: phoneTraits(category, scale: 3))
              label.text = "Hello, gym"
              return label
            }
          ), category)
        let differences = (0...1).map { pictures.view.differences(from: pictures.twin, movedDown: $0) }
        #expect(differences.contains(0), "\(style), \(category): \(differences)")
      }
    }
  }

  /// The colours of bordered buttons are those of configurations. Corners differ: SwiftUI's are 7 points and continuous in
  /// pictures of iOS 18.5 (AX), those of configurations are not known to a pixel.
  @Test func buttonsHaveOneColor() throws {
    let sizes: [(ControlSize, UIButton.Configuration.Size)] = [
      (.mini, .mini), (.small, .small), (.regular, .medium), (.large, .large),
    ]
    let styles: [(any View, @MainActor () -> UIButton.Configuration)] = [
      (Button("Delete") {}.buttonStyle(.bordered), { .bordered() }),
      (Button("Delete") {}.buttonStyle(.borderedProminent), { .borderedProminent() }),
    ]
    for (button, configuration) in styles {
      for (controlSize, twinSize) in sizes {
        for isEnabled in [true, false] {
          let view = AnyView(AnyView(button).controlSize(controlSize).disabled(!isEnabled))
          let pictures = try pictures(
            of: (
              "Button", view,
              {
                var configuration = configuration()
                (configuration.title, configuration.buttonSize) = ("Delete", twinSize)
                let button = UIButton(configuration: configuration)
                button.isEnabled = isEnabled
                return button
              }
            ), .large)
          // Beside the title, in the middle.
          let place = pictures.view.height / 2 * pictures.view.width + 36
          #expect(
            pictures.view.pixels[place] == pictures.twin.pixels[place],
            "\(type(of: button)), \(controlSize), \(isEnabled)")
        }
      }
    }
  }

  /// Both pictures, of the view's size and 10 points of white around it.
  private func pictures(
    of twin: Twin, _ category: DynamicType.ContentSizeCategory
  ) throws -> (view: Bitmap, twin: Bitmap) {
    let size = size(of: AnyView(twin.view), category)
    let room = CGSize(width: size.width + 20, height: size.height + 20)
    let tree = HostedTree(AnyView(twin.view), in: room, category, background: .white)
    let controller = UIViewController()
    let window = UIWindow(size: room, safeAreaInsets: .zero, traits: phoneTraits(category, scale: 3))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.backgroundColor = .white
    let view = twin.twin()
    view.frame = CGRect(x: 10, y: 10, width: size.width, height: size.height)
    controller.view.addSubview(view)
    controller.view.layoutIfNeeded()
    let recording = withExtendedLifetime(window) { controller.view.record() }
    return (try draw(tree.recording.displayList), try draw(recording.displayList))
  }

  private func draw(_ list: DisplayList) throws -> Bitmap {
    try Renderers.standard().draw(list, scale: 3, into: BitmapPool())
  }
}

extension Bitmap {
  /// The number of pixels that differ from those of another picture, which lies some pixels lower.
  fileprivate func differences(from other: Bitmap, movedDown down: Int = 0) -> Int {
    guard (width, height) == (other.width, other.height) else { return .max }
    return (0..<height - down).reduce(0) { count, y in
      count
        + (0..<width).count { x in
          pixels[y * width + x] != other.pixels[(y + down) * width + x]
        }
    }
  }
}
