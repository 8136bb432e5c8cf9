import Foundation
import HeadlessUIKit
import UIKitCore

/// The label of a bordered button, which has the insets, the font and the colours of UIKit's configurations: `borderedProminent`, or
/// `bordered`, which is grey, or `borderedTinted` where the button has a tint or is destructive.
///
/// Its corners are SwiftUI's own: 7 points, as in pictures of iOS 18.5 (swiftui-facts, 54a). The 12 of large ones are not settled
/// by a picture.
struct BorderedLabel: View {
  @Environment(\.self) private var environment
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  private var isDestructive: Bool { configuration.role == .destructive }

  private var size: UIButton.Configuration.Size {
    switch environment.controlSize {
    case .mini: .mini
    case .small: .small
    case .regular: .medium
    case .large, .extraLarge: .large
    }
  }

  private var look: UIButton.Configuration {
    if isProminent { return .borderedProminent() }
    return environment.tint != nil || isDestructive ? .borderedTinted() : .bordered()
  }

  private var shape: AnyShape {
    switch environment.buttonBorderShape.kind {
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
    case .automatic, .roundedRectangle(nil): AnyShape(RoundedRectangle(cornerRadius: size == .large ? 12 : 7))
    }
  }

  /// The label in a colour, or in the app's foreground, where one is set around the button.
  @ViewBuilder private func title(_ color: Color) -> some View {
    if environment.foregroundStyles?.isOfApp == true {
      configuration.label.font(font)
    } else {
      configuration.label.font(font).systemForeground(color)
    }
  }

  private var insets: EdgeInsets {
    let insets = ButtonMetrics.contentInsets(size)
    return EdgeInsets(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The font of the title; nil for body text, which a label has by itself.
  private var font: Font? {
    environment.font ?? (ButtonMetrics.titleStyle(size) == .subheadline ? .subheadline : nil)
  }

  var body: some View {
    let colors = look.colors(
      isEnabled: environment.isEnabled, isDestructive: isDestructive, tint: environment.tint?.uiColor(in: environment))
    title(Color(uiColor: colors.foreground))
      .padding(insets)
      .background(Color(uiColor: colors.background), in: shape)
  }
}
