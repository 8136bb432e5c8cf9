import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitValues

/// Regions of layout and corners, by Apple's documentation of `UIView.LayoutRegion` and `UICornerConfiguration`.
@MainActor @Suite struct LayoutRegionTests {
  @Test func aRegionIsThatOfItsGuide() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
    #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalEdgeInsets(for: .margins()) == view.directionalLayoutMargins)
  }

  @Test func cornersOfASideHaveItsRadius() {
    let square = CGSize(width: 100, height: 100)
    #expect(UICornerConfiguration.uniformTopRadius(12).radius(in: square) == 12)
    #expect(UICornerConfiguration.uniformEdges(topRadius: nil, bottomRadius: 7).radius(in: square) == 7)
  }

  @Test func aBackgroundExtensionsContentIsInTheSafeArea() {
    let (view, content) = (UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.contentView = content
    view.layoutIfNeeded()
    #expect(content.superview === view && content.frame == view.bounds)
    view.automaticallyPlacesContentView = false
    content.frame = .zero
    view.layoutIfNeeded()
    #expect(content.frame == .zero)
  }
}
