import Foundation
import Testing
import UIKitLists

/// Descriptions printed on Apple's platforms.
@MainActor @Suite struct DescriptionTests {
  final class Cell: UICollectionViewCell {}

  /// Libraries' tests compare rectangles with "(0.0, 0.0, 10.0, 20.0)".
  @Test func geometryIsPrintedAsTuples() {
    let rect = CGRect(x: 0, y: 0.5, width: 10, height: 20)
    #expect("\(rect)" == "(0.0, 0.5, 10.0, 20.0)")
    #expect(String(describing: rect.origin) == "(0.0, 0.5)" && rect.size.debugDescription == "(10.0, 20.0)")
    #expect("\([rect.size])" == "[(10.0, 20.0)]")
  }

  /// `NSStringFromClass`: system classes by name, others with their module. Cells are registered by it.
  @Test func aClassDescribesItself() {
    #expect(UIView.description() == "UIView" && NSObject.description() == "NSObject")
    #expect(UICollectionViewCell.description() == "UICollectionViewCell")
    #expect(Cell.description() == "UIKitListsTests.DescriptionTests.Cell")
    #expect(PrivateView.description() == "UIKitListsTests.PrivateView")
  }

  /// An app's `override class func description()` is rewritten as such a method.
  @Test func aClassCanDescribeItselfOtherwise() {
    #expect(NamedView.description() == "Named" && NamedSubview.description() == "Named Named")
    #expect(NamedView.inheritedDescription() == "UIKitListsTests.NamedView")
  }
}

private class NamedView: UIView, DescribedClass {
  nonisolated class func classDescription() -> String { "Named" }
}

private final class NamedSubview: NamedView {
  override class func classDescription() -> String { "Named " + super.classDescription() }
}

private final class PrivateView: UIView {}
