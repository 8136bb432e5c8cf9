import AVFoundation
import Foundation
import MapKit
import Testing
import UIKit
import UIKitTestSupport

/// The names that Swift 4.2 replaced, by the table in its release notes ("UIKit … nested types"): each is the newer name.
@MainActor @Suite(.ownEnvironment) struct EarlierNameTests {
  @Test func typesAreTheNestedOnes() {
    #expect(UITableViewCellStyle.self == UITableViewCell.CellStyle.self)
    #expect(UIControlEvents.self == UIControl.Event.self)
    #expect(UIViewAnimationOptions.self == UIView.AnimationOptions.self)
    #expect(NSAttributedStringKey.self == NSAttributedString.Key.self)
  }

  /// The table of Swift 4.2: parents and children of controllers lost "ViewController".
  @Test func controllersMoveByTheirEarlierNames() {
    final class Child: UIViewController {
      override var isMovingFromParent: Bool { true }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChildViewController(child)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChildViewController: child)
    #expect(parent.overrideTraitCollection(forChildViewController: child) == compact)
    #expect(child.isMovingFromParentViewController && !parent.isMovingToParentViewController)
    #expect(RunLoopMode.defaultRunLoopMode == .default && RunLoopMode.commonModes == .common)
  }

  @Test func constantsAreTheMembers() {
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UIAccessibilityTraitButton == .button && kCALineCapRound == .round)
    #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(NSUnderlineStyle.styleSingle == .single && NSUnderlineStyle.styleNone == [])
  }

  /// Categories of sound were texts, by the header of AVAudioSession, and places on maps had functions of C.
  @Test func frameworksHaveTheirEarlierNames() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(AVAudioSessionCategoryPlayback, with: .mixWithOthers)
    #expect(session.category == .playback && session.category == AVAudioSessionCategoryPlayback)
    #expect(session.recordPermission() == session.recordPermission)
    #expect(MKDirectionsRequest.self == MKDirections.Request.self && MKMapRectIsEmpty(MKMapRectNull))
    #expect(MKMapRectGetWidth(MKMapRect(x: 1, y: 2, width: 3, height: 4)) == 3)
    #expect(kCAEmitterLayerPoint == .point)
  }

  /// The names of Swift 3, by the table of attributes in Apple's release notes of Swift 4.
  @Test func attributesAreTheMembers() {
    let attributes = [NSFontAttributeName: UIFont.systemFont(ofSize: 12), NSForegroundColorAttributeName: UIColor.red]
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 12) && attributes[.foregroundColor] as? UIColor == .red)
    #expect(NSHTMLTextDocumentType == .html && NSDocumentTypeDocumentAttribute == .documentType)
  }

  /// `imagePickerController(_:didFinishPickingMediaWithInfo:)` had a dictionary of texts.
  @Test func picturesAreFoundByTheirEarlierKeys() {
    let image = UIImage()
    var info: [String: Any] = ["UIImagePickerControllerOriginalImage": image]
    #expect(info[UIImagePickerControllerOriginalImage] as? UIImage === image)
    info[UIImagePickerControllerEditedImage] = image
    #expect(info.count == 2 && info["UIImagePickerControllerEditedImage"] as? UIImage === image)
  }

  /// Traits were numbers before Swift 4.2.
  @Test func traitsAreJoinedAsNumbers() {
    let view = UIView()
    view.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
    #expect(view.accessibilityTraits == [.button, .selected])
    view.accessibilityTraits |= UIAccessibilityTraitHeader
    view.accessibilityTraits &= ~UIAccessibilityTraitSelected
    #expect(view.accessibilityTraits == [.button, .header])
    #expect(view.accessibilityTraits & UIAccessibilityTraitButton == .button)
  }

  @Test func layersAndAccessibilityHaveTheirEarlierNames() {
    #expect(kCAGravityTopRight == .topRight && kCAScrollBoth == .both && kCAFilterNearest == .nearest)
    #expect(
      kCAValueFunctionRotateZ == .rotateZ && kCATruncationMiddle == .middle && kCAAlignmentJustified == .justified)
    #expect(UIAccessibilityTraitTabBar == .tabBar && UIAccessibilityPageScrolledNotification == .pageScrolled)
    #expect(!UIAccessibilityIsSwitchControlRunning() && UIAccessibilityFocusedElement(nil) == nil)
    #expect(
      UITouchProperties.self == UITouch.Properties.self && AVCaptureFlashMode.self == AVCaptureDevice.FlashMode.self)
  }

  @Test func geometryHasItsEarlierNames() {
    #expect(UIOffsetMake(1, 2) == UIOffset(horizontal: 1, vertical: 2) && UIEdgeInsetsZero == .zero)
    #expect(CGRectFromString(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4))).size.height == 4)
    #expect(NSStringFromCGVector(CGVector(dx: 1, dy: 2)) == "{1, 2}" && CGVectorFromString("{1, 2}").dy == 2)
    let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    spinner.activityIndicatorViewStyle = .whiteLarge
    #expect(spinner.style == .whiteLarge)
  }

  /// The header CMTime.h: a product, and the time range from one time to another.
  @Test func timesHaveTheirEarlierFunctions() {
    #expect(CMTimeMultiply(CMTimeMake(1, 2), 3) == CMTimeMake(3, 2))
    let range = CMTimeRangeFromTimeToTime(CMTimeMake(1, 1), CMTimeMake(4, 1))
    #expect(range.duration == CMTimeMake(3, 1) && CMTimeRangeContainsTime(range, CMTimeMake(2, 1)))
    #expect(kCMTimeRangeZero.isEmpty && !CMTimeRangeEqual(range, kCMTimeRangeZero))
  }

  @Test func functionsDoWhatTheMembersDo() {
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child)
    child.didMove(toParentViewController: parent)
    #expect(parent.childViewControllers == [child] && child.parent === parent)
    child.removeFromParentViewController()
    #expect(parent.childViewControllers.isEmpty)
  }
}
