import Foundation
import Raster
import Testing
import UIKitLists
import UIKitTestSupport

/// Views that show nothing at rest, values read from files, and appearances.
@MainActor @Suite(.ownEnvironment) struct StillPictureTests {
  @Test("A spinner is hidden until it spins (sizes: Interface Builder, 52 of 53 frames)")
  func spinner() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.frame.size == CGSize(width: 37, height: 37) && spinner.isHidden)
    spinner.style = .medium
    #expect(spinner.intrinsicContentSize == CGSize(width: 20, height: 20))
    spinner.startAnimating()
    #expect(spinner.isAnimating && !spinner.isHidden)
    _ = spinner.record()
    #expect(UIKitFaults.take().isEmpty)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
  }

  @Test func noItemIsMovedByTouch() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 5))
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func aPictureIsFoundInABundleByItsName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bitmap = try Bitmap(width: 4, height: 2)
    try PNG.encode(bitmap).write(to: folder.appendingPathComponent("dot@2x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    let traits = UITraitCollection(displayScale: 2)
    #expect(UIImage(named: "dot", in: bundle, compatibleWith: traits)?.size == CGSize(width: 2, height: 1))
    #expect(UIImage(named: "none", in: bundle, compatibleWith: traits) == nil)
    #expect(UIImage(named: "") == nil && UIImage(named: "no such picture") == nil)
  }

  @Test func anAppearanceThatIsSetReachesWhatIsInside() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    root.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light && root.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .unspecified
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection == UITraitCollection.current)
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aCellOfAMissingNibIsEmptyAndAFault() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UINib(nibName: "Row", bundle: nil), forCellWithReuseIdentifier: "row")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: IndexPath(item: 0, section: 0))
    #expect(cell.reuseIdentifier == "row")
    let faults = UIKitFaults.take()
    #expect(faults.count == 1 && faults.allSatisfy { $0.contains("\"Row\"") })
  }

  @Test func rowsAndHeadersOfMissingNibsAreEmptyAndFaults() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let nib = UINib(nibName: "Row", bundle: nil)
    view.register(nib, forCellReuseIdentifier: "row")
    view.register(nib, forHeaderFooterViewReuseIdentifier: "header")
    let cell = view.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect(cell.reuseIdentifier == "row")
    #expect(view.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
    let faults = UIKitFaults.take()
    #expect(!faults.isEmpty && faults.allSatisfy { $0.contains("\"Row\"") })
  }

  /// A moved item goes where it is proposed, unless a delegate says otherwise.
  @Test func aMovedItemGoesWhereItIsProposed() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let places = (0...2).map { IndexPath(item: $0, section: 0) }
    let target = controller.collectionView(
      controller.collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: places[0],
      atCurrentIndexPath: places[1], toProposedIndexPath: places[2])
    #expect(target == places[2])
  }
}
