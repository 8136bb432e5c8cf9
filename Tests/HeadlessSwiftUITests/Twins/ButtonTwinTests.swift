import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore

/// Buttons have the pictures of UIKit's with a configuration of the same name, whose title begins where its room does: in the middle
/// of a room that was rounded up to a pixel it is less than half a pixel further. Corners are SwiftUI's own: 7 points in pictures of
/// iOS 18.5 (AX, 54a), and 12 in large ones, which no picture shows; how large UIKit's are is not known to a pixel.
@MainActor @Suite(.ownEnvironment) struct ButtonTwinTests {
  private static let sizes: [(ControlSize, UIButton.Configuration.Size)] = [
    (.mini, .mini), (.small, .small), (.regular, .medium), (.large, .large),
  ]

  private func expectSame(
    _ name: String, _ view: some View, _ terms: TwinTerms, _ make: @escaping @MainActor () -> UIButton
  ) throws {
    let pictures = try TwinPictures(of: view, and: { make() }, terms)
    expectEqual(pictures, name, terms)
  }

  @Test(arguments: TwinTerms.some) func borders(_ terms: TwinTerms) throws {
    for (size, twinSize) in Self.sizes {
      for isEnabled in [true, false] {
        for role in [nil, ButtonRole.destructive] {
          for tint in [nil, UIColor.systemPurple] {
            for isProminent in [false, true] {
              let button = Button("Delete", role: role) {}
              let styled: any View =
                isProminent ? button.buttonStyle(.borderedProminent) : button.buttonStyle(.bordered)
              let view = AnyView(AnyView(styled).controlSize(size).disabled(!isEnabled))
              let tinted = tint.map { AnyView(view.tint(Color(uiColor: $0))) } ?? view
              let name = "\(size) \(isEnabled) \(role?.name ?? "") \(tint == nil ? "" : "tint") \(isProminent)"
              try expectSame(name, tinted, terms) {
                var configuration: UIButton.Configuration =
                  isProminent ? .borderedProminent() : role != nil || tint != nil ? .borderedTinted() : .bordered()
                (configuration.title, configuration.buttonSize) = ("Delete", twinSize)
                configuration.cornerStyle = .fixed
                configuration.titleAlignment = .leading
                configuration.background.cornerRadius = twinSize == .large ? 12 : 7
                let twin = UIButton(configuration: configuration)
                twin.isEnabled = isEnabled
                if let tint { twin.tintColor = tint }
                twin.role = role == nil ? .normal : .destructive
                return twin
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: TwinTerms.some) func borderless(_ terms: TwinTerms) throws {
    for isEnabled in [true, false] {
      for role in [nil, ButtonRole.destructive] {
        let view = Button("Delete", role: role) {}.disabled(!isEnabled)
        try expectSame("borderless \(isEnabled) \(role?.name ?? "")", view, terms) {
          var configuration = UIButton.Configuration.borderless()
          configuration.title = "Delete"
          configuration.contentInsets = .zero
          configuration.titleAlignment = .leading
          let twin = UIButton(configuration: configuration)
          twin.isEnabled = isEnabled
          twin.role = role == nil ? .normal : .destructive
          return twin
        }
      }
    }
  }

  @Test(arguments: TwinTerms.some) func labels(_ terms: TwinTerms) throws {
    for isProminent in [false, true] {
      let button = Button("Add", systemImage: "plus") {}
      let view: any View = isProminent ? button.buttonStyle(.borderedProminent) : button.buttonStyle(.bordered)
      try expectSame("label \(isProminent)", AnyView(view), terms) {
        var configuration: UIButton.Configuration = isProminent ? .borderedProminent() : .bordered()
        configuration.title = "Add"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 8
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 7
        return UIButton(configuration: configuration)
      }
    }
  }
}
