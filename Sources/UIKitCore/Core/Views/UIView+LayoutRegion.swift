import Foundation
public import UIKitValues

extension UIView {
  /// A part of a view for its content, of iOS 26. Differs from UIKit: it does not keep clear of the corners of windows.
  public struct LayoutRegion: Hashable {
    /// The sides at which a region keeps clear of a window's corners.
    public enum AdaptivityAxis: Hashable, Sendable {
      /// At the left and right.
      case horizontal
      /// At the top and bottom.
      case vertical
    }

    private enum Kind {
      case margins
      case readableContent
      case safeArea
    }

    private let kind: Kind
    private let cornerAdaptation: AdaptivityAxis?

    /// The part within the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }
    /// The part with a width that can be read easily.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
    /// The part that nothing covers.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    @MainActor
    fileprivate func guide(of view: UIView) -> UILayoutGuide {
      switch kind {
      case .margins: view.layoutMarginsGuide
      case .readableContent: view.readableContentGuide
      case .safeArea: view.safeAreaLayoutGuide
      }
    }

    @MainActor
    fileprivate func insets(of view: UIView) -> UIEdgeInsets {
      switch kind {
      case .margins: view.layoutMargins
      case .readableContent: view.readableContentInsets
      case .safeArea: view.safeAreaInsets
      }
    }
  }

  /// The guide of a region.
  public final func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { region.guide(of: self) }

  /// The distances of a region from the view's edges.
  public final func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { region.insets(of: self) }

  /// The distances of a region from the view's edges.
  public final func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    let (insets, isMirrored) = (region.insets(of: self), isRightToLeft)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}
