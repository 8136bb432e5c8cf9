public import HeadlessSwiftUI
import UIKit

/// A button for sharing the place once, drawn as `CLLocationButton`. Its action is not called, and styles of labels and
/// variants of symbols have no effect on it.
public struct LocationButton: View {
  private let title: Title?

  public init(_ title: Title? = nil, action: @escaping () -> Void) { self.title = title }

  public var body: some View { LocationButtonView(label: title?.label ?? .currentLocation).fixedSize() }

  /// The words on a button for sharing the place.
  public struct Title: Hashable, Sendable {
    fileprivate let label: CLLocationButtonLabel

    public static let currentLocation = Title(label: .currentLocation)
    public static let sendCurrentLocation = Title(label: .sendCurrentLocation)
    public static let sendMyCurrentLocation = Title(label: .sendMyCurrentLocation)
    public static let shareCurrentLocation = Title(label: .shareCurrentLocation)
    public static let shareMyCurrentLocation = Title(label: .shareMyCurrentLocation)
  }
}

private struct LocationButtonView: UIViewRepresentable {
  let label: CLLocationButtonLabel

  func makeUIView(context: Context) -> CLLocationButton {
    let button = CLLocationButton()
    button.icon = .arrowFilled
    return button
  }
  func updateUIView(_ view: CLLocationButton, context: Context) { view.label = label }
}
