// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

// The names that constants had before Swift 4.2 made them members of types.

/// The name of `UIAccessibility.Notification.announcement` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
@preconcurrency @MainActor public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}
/// The name of `UIAccessibility.Notification.layoutChanged` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
@preconcurrency @MainActor public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}
/// The name of `UIAccessibility.Notification.screenChanged` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
/// The name of `UIAccessibilityTraits.adjustable` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits {
  UIAccessibilityTraits.adjustable
}
/// The name of `UIAccessibilityTraits.allowsDirectInteraction` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
@preconcurrency @MainActor public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}
/// The name of `UIAccessibilityTraits.button` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
/// The name of `UIAccessibilityTraits.causesPageTurn` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
@preconcurrency @MainActor public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}
/// The name of `UIAccessibilityTraits.header` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
/// The name of `UIAccessibilityTraits.image` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
/// The name of `UIAccessibilityTraits.keyboardKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
@preconcurrency @MainActor public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits {
  UIAccessibilityTraits.keyboardKey
}
/// The name of `UIAccessibilityTraits.link` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
/// The name of `UIAccessibilityTraits.none` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
/// The name of `UIAccessibilityTraits.notEnabled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits {
  UIAccessibilityTraits.notEnabled
}
/// The name of `UIAccessibilityTraits.playsSound` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
@preconcurrency @MainActor public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits {
  UIAccessibilityTraits.playsSound
}
/// The name of `UIAccessibilityTraits.searchField` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
@preconcurrency @MainActor public var UIAccessibilityTraitSearchField: UIAccessibilityTraits {
  UIAccessibilityTraits.searchField
}
/// The name of `UIAccessibilityTraits.selected` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor public var UIAccessibilityTraitSelected: UIAccessibilityTraits {
  UIAccessibilityTraits.selected
}
/// The name of `UIAccessibilityTraits.staticText` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor public var UIAccessibilityTraitStaticText: UIAccessibilityTraits {
  UIAccessibilityTraits.staticText
}
/// The name of `UIAccessibilityTraits.summaryElement` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
@preconcurrency @MainActor public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}
/// The name of `UIAccessibilityTraits.updatesFrequently` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
@preconcurrency @MainActor public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}
/// The name of `UIApplication.backgroundFetchIntervalMinimum` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval {
  UIApplication.backgroundFetchIntervalMinimum
}
/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
/// The name of `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier {
  UIBackgroundTaskIdentifier.invalid
}
/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
/// The name of `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor public var UICollectionViewFlowLayoutAutomaticSize: CGSize {
  UICollectionViewFlowLayout.automaticSize
}
/// The name of `UIImagePickerController.InfoKey.editedImage` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
@preconcurrency @MainActor public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.editedImage
}
/// The name of `UIImagePickerController.InfoKey.imageURL` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
@preconcurrency @MainActor public var UIImagePickerControllerImageURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.imageURL
}
/// The name of `UIImagePickerController.InfoKey.mediaType` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
@preconcurrency @MainActor public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaType
}
/// The name of `UIImagePickerController.InfoKey.mediaURL` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaURL")
@preconcurrency @MainActor public var UIImagePickerControllerMediaURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaURL
}
/// The name of `UIImagePickerController.InfoKey.originalImage` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
@preconcurrency @MainActor public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.originalImage
}
/// The name of `UIKeyCommand.inputDownArrow` before Swift 4.2.
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
/// The name of `UIKeyCommand.inputEscape` before Swift 4.2.
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
/// The name of `UIKeyCommand.inputLeftArrow` before Swift 4.2.
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
/// The name of `UIKeyCommand.inputRightArrow` before Swift 4.2.
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
/// The name of `UIKeyCommand.inputUpArrow` before Swift 4.2.
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}
/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
/// The name of `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// The name of `UIResponder.keyboardIsLocalUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
/// The name of `UIView.layoutFittingCompressedSize` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// The name of `UIView.layoutFittingExpandedSize` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// The name of `UIPageViewController.OptionsKey.interPageSpacing` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
@preconcurrency @MainActor public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.interPageSpacing
}
/// The name of `UIPageViewController.OptionsKey.spineLocation` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.spineLocation")
@preconcurrency @MainActor public var UIPageViewControllerOptionSpineLocationKey: UIPageViewController.OptionsKey {
  UIPageViewController.OptionsKey.spineLocation
}
/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
/// The name of `UISegmentedControl.noSegment` before Swift 4.2.
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
/// The name of `UISplitViewController.automaticDimension` before Swift 4.2.
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
@preconcurrency @MainActor public var UISplitViewControllerAutomaticDimension: CGFloat {
  UISplitViewController.automaticDimension
}
/// The name of `UITableView.automaticDimension` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The name of `UITableView.indexSearch` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
/// The name of `UIView.noIntrinsicMetric` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
/// The name of `UIWindow.Level.alert` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
/// The name of `UIWindow.Level.normal` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
/// The name of `UIWindow.Level.statusBar` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
@preconcurrency @MainActor public var kCAAlignmentCenter: CATextLayerAlignmentMode { CATextLayerAlignmentMode.center }
/// The name of `CATextLayerAlignmentMode.left` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
@preconcurrency @MainActor public var kCAAlignmentLeft: CATextLayerAlignmentMode { CATextLayerAlignmentMode.left }
/// The name of `CATextLayerAlignmentMode.natural` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
@preconcurrency @MainActor public var kCAAlignmentNatural: CATextLayerAlignmentMode { CATextLayerAlignmentMode.natural }
/// The name of `CATextLayerAlignmentMode.right` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
@preconcurrency @MainActor public var kCAAlignmentRight: CATextLayerAlignmentMode { CATextLayerAlignmentMode.right }
/// The name of `CAAnimationCalculationMode.cubic` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
@preconcurrency @MainActor public var kCAAnimationCubic: CAAnimationCalculationMode { CAAnimationCalculationMode.cubic }
/// The name of `CAAnimationCalculationMode.discrete` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
@preconcurrency @MainActor public var kCAAnimationDiscrete: CAAnimationCalculationMode {
  CAAnimationCalculationMode.discrete
}
/// The name of `CAAnimationCalculationMode.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
@preconcurrency @MainActor public var kCAAnimationLinear: CAAnimationCalculationMode {
  CAAnimationCalculationMode.linear
}
/// The name of `CAAnimationCalculationMode.paced` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
@preconcurrency @MainActor public var kCAAnimationPaced: CAAnimationCalculationMode { CAAnimationCalculationMode.paced }
/// The name of `CAEmitterLayerEmitterShape.line` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
@preconcurrency @MainActor public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape {
  CAEmitterLayerEmitterShape.line
}
/// The name of `CAEmitterLayerEmitterShape.point` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
@preconcurrency @MainActor public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape {
  CAEmitterLayerEmitterShape.point
}
/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
@preconcurrency @MainActor public var kCAFillModeBackwards: CAMediaTimingFillMode { CAMediaTimingFillMode.backwards }
/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
@preconcurrency @MainActor public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }
/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
@preconcurrency @MainActor public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }
/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
@preconcurrency @MainActor public var kCAFillModeRemoved: CAMediaTimingFillMode { CAMediaTimingFillMode.removed }
/// The name of `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
@preconcurrency @MainActor public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule.evenOdd }
/// The name of `CAShapeLayerFillRule.nonZero` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
@preconcurrency @MainActor public var kCAFillRuleNonZero: CAShapeLayerFillRule { CAShapeLayerFillRule.nonZero }
/// The name of `CAGradientLayerType.axial` before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.axial")
@preconcurrency @MainActor public var kCAGradientLayerAxial: CAGradientLayerType { CAGradientLayerType.axial }
/// The name of `CAGradientLayerType.radial` before Swift 4.2.
@available(*, deprecated, renamed: "CAGradientLayerType.radial")
@preconcurrency @MainActor public var kCAGradientLayerRadial: CAGradientLayerType { CAGradientLayerType.radial }
/// The name of `CALayerContentsGravity.bottom` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
@preconcurrency @MainActor public var kCAGravityBottom: CALayerContentsGravity { CALayerContentsGravity.bottom }
/// The name of `CALayerContentsGravity.center` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
@preconcurrency @MainActor public var kCAGravityCenter: CALayerContentsGravity { CALayerContentsGravity.center }
/// The name of `CALayerContentsGravity.left` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
@preconcurrency @MainActor public var kCAGravityLeft: CALayerContentsGravity { CALayerContentsGravity.left }
/// The name of `CALayerContentsGravity.resize` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
@preconcurrency @MainActor public var kCAGravityResize: CALayerContentsGravity { CALayerContentsGravity.resize }
/// The name of `CALayerContentsGravity.resizeAspect` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
@preconcurrency @MainActor public var kCAGravityResizeAspect: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspect
}
/// The name of `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
@preconcurrency @MainActor public var kCAGravityResizeAspectFill: CALayerContentsGravity {
  CALayerContentsGravity.resizeAspectFill
}
/// The name of `CALayerContentsGravity.right` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
@preconcurrency @MainActor public var kCAGravityRight: CALayerContentsGravity { CALayerContentsGravity.right }
/// The name of `CALayerContentsGravity.top` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
@preconcurrency @MainActor public var kCAGravityTop: CALayerContentsGravity { CALayerContentsGravity.top }
/// The name of `CAShapeLayerLineCap.butt` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
@preconcurrency @MainActor public var kCALineCapButt: CAShapeLayerLineCap { CAShapeLayerLineCap.butt }
/// The name of `CAShapeLayerLineCap.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
@preconcurrency @MainActor public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }
/// The name of `CAShapeLayerLineCap.square` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
@preconcurrency @MainActor public var kCALineCapSquare: CAShapeLayerLineCap { CAShapeLayerLineCap.square }
/// The name of `CAShapeLayerLineJoin.bevel` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
@preconcurrency @MainActor public var kCALineJoinBevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin.bevel }
/// The name of `CAShapeLayerLineJoin.miter` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
@preconcurrency @MainActor public var kCALineJoinMiter: CAShapeLayerLineJoin { CAShapeLayerLineJoin.miter }
/// The name of `CAShapeLayerLineJoin.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
@preconcurrency @MainActor public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }
/// The name of `CAMediaTimingFunctionName.default` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
@preconcurrency @MainActor public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.default
}
/// The name of `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
@preconcurrency @MainActor public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeIn
}
/// The name of `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
@preconcurrency @MainActor public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeInEaseOut
}
/// The name of `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
@preconcurrency @MainActor public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.easeOut
}
/// The name of `CAMediaTimingFunctionName.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
@preconcurrency @MainActor public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName {
  CAMediaTimingFunctionName.linear
}
/// The name of `CATransitionType.fade` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.fade")
@preconcurrency @MainActor public var kCATransitionFade: CATransitionType { CATransitionType.fade }
/// The name of `CATransitionSubtype.fromBottom` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
@preconcurrency @MainActor public var kCATransitionFromBottom: CATransitionSubtype { CATransitionSubtype.fromBottom }
/// The name of `CATransitionSubtype.fromLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
@preconcurrency @MainActor public var kCATransitionFromLeft: CATransitionSubtype { CATransitionSubtype.fromLeft }
/// The name of `CATransitionSubtype.fromRight` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
@preconcurrency @MainActor public var kCATransitionFromRight: CATransitionSubtype { CATransitionSubtype.fromRight }
/// The name of `CATransitionSubtype.fromTop` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
@preconcurrency @MainActor public var kCATransitionFromTop: CATransitionSubtype { CATransitionSubtype.fromTop }
/// The name of `CATransitionType.moveIn` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
@preconcurrency @MainActor public var kCATransitionMoveIn: CATransitionType { CATransitionType.moveIn }
/// The name of `CATransitionType.push` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.push")
@preconcurrency @MainActor public var kCATransitionPush: CATransitionType { CATransitionType.push }
/// The name of `CATransitionType.reveal` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.reveal")
@preconcurrency @MainActor public var kCATransitionReveal: CATransitionType { CATransitionType.reveal }
/// The name of `CATextLayerTruncationMode.end` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
@preconcurrency @MainActor public var kCATruncationEnd: CATextLayerTruncationMode { CATextLayerTruncationMode.end }
/// The name of `CATextLayerTruncationMode.none` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
@preconcurrency @MainActor public var kCATruncationNone: CATextLayerTruncationMode { CATextLayerTruncationMode.none }
