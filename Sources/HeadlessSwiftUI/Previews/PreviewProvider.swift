public import DeveloperToolsSupport
public import Foundation

/// A type that provides previews. Each child of its views is one.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// The platform that the previews are for.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// None in particular.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Sendable {
  /// An operating system.
  case iOS, macOS, tvOS, watchOS
}

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  /// The screen of a device.
  case device
  /// The size that the view takes when it is offered a device's screen.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)

  fileprivate var layout: Preview.Layout {
    switch self {
    case .device: .screen
    case .sizeThatFits: .sizeThatFits
    case .fixed(let width, let height): .fixed(width: Double(width), height: Double(height))
    }
  }
}

/// The device of a preview, by Xcode's name for its simulator.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The position of a device.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  /// The orientation's name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its side, turned to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, turned to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All positions.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

  fileprivate var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

// What views of a `PreviewProvider` say about their preview. Elsewhere it means nothing.
extension View {
  /// Names the preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(name: value)))
  }

  /// Says how large the preview is.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(traits: .init(layout: value.layout))))
  }

  /// Says which device the preview is shown on.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(traits: .init(device: value?.rawValue))))
  }

  /// Says in which position the device is.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewSettingsModifier(settings: PreviewSettings(traits: .init(isLandscape: value.isLandscape))))
  }
}
