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
/// The name of `UIAccessibility.Notification.pageScrolled` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
@preconcurrency @MainActor public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}
/// The name of `UIAccessibility.Notification.pauseAssistiveTechnology` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.pauseAssistiveTechnology")
@preconcurrency @MainActor
public var UIAccessibilityPauseAssistiveTechnologyNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pauseAssistiveTechnology
}
/// The name of `UIAccessibility.Notification.resumeAssistiveTechnology` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.resumeAssistiveTechnology")
@preconcurrency @MainActor
public var UIAccessibilityResumeAssistiveTechnologyNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.resumeAssistiveTechnology
}
/// The name of `UIAccessibility.Notification.screenChanged` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
@preconcurrency @MainActor public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
/// The name of `NSAttributedString.Key.accessibilitySpeechIPANotation` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechIPANotation")
public var UIAccessibilitySpeechAttributeIPANotation: NSAttributedString.Key {
  NSAttributedString.Key.accessibilitySpeechIPANotation
}
/// The name of `NSAttributedString.Key.accessibilitySpeechLanguage` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechLanguage")
public var UIAccessibilitySpeechAttributeLanguage: NSAttributedString.Key {
  NSAttributedString.Key.accessibilitySpeechLanguage
}
/// The name of `NSAttributedString.Key.accessibilitySpeechPitch` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechPitch")
public var UIAccessibilitySpeechAttributePitch: NSAttributedString.Key {
  NSAttributedString.Key.accessibilitySpeechPitch
}
/// The name of `NSAttributedString.Key.accessibilitySpeechPunctuation` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechPunctuation")
public var UIAccessibilitySpeechAttributePunctuation: NSAttributedString.Key {
  NSAttributedString.Key.accessibilitySpeechPunctuation
}
/// The name of `NSAttributedString.Key.accessibilitySpeechQueueAnnouncement` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilitySpeechQueueAnnouncement")
public var UIAccessibilitySpeechAttributeQueueAnnouncement: NSAttributedString.Key {
  NSAttributedString.Key.accessibilitySpeechQueueAnnouncement
}
/// The name of `NSAttributedString.Key.accessibilityTextCustom` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilityTextCustom")
public var UIAccessibilityTextAttributeCustom: NSAttributedString.Key { NSAttributedString.Key.accessibilityTextCustom }
/// The name of `NSAttributedString.Key.accessibilityTextHeadingLevel` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key.accessibilityTextHeadingLevel")
public var UIAccessibilityTextAttributeHeadingLevel: NSAttributedString.Key {
  NSAttributedString.Key.accessibilityTextHeadingLevel
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
/// The name of `UIAccessibilityTraits.startsMediaSession` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
@preconcurrency @MainActor public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
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
/// The name of `UIAccessibilityTraits.tabBar` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
@preconcurrency @MainActor public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
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
/// The name of `UIApplication.backgroundFetchIntervalNever` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
@preconcurrency @MainActor public var UIApplicationBackgroundFetchIntervalNever: TimeInterval {
  UIApplication.backgroundFetchIntervalNever
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
/// The name of `UIEdgeInsets.zero` before Swift 4.2.
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }
/// The name of `UIFloatRange.infinite` before Swift 4.2.
@available(*, deprecated, renamed: "UIFloatRange.infinite")
public var UIFloatRangeInfinite: UIFloatRange { UIFloatRange.infinite }
/// The name of `UIFloatRange.zero` before Swift 4.2.
@available(*, deprecated, renamed: "UIFloatRange.zero")
public var UIFloatRangeZero: UIFloatRange { UIFloatRange.zero }
/// The name of `UIImagePickerController.InfoKey.cropRect` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.cropRect")
@preconcurrency @MainActor public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.cropRect
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
/// The name of `UIImagePickerController.InfoKey.livePhoto` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.livePhoto")
@preconcurrency @MainActor public var UIImagePickerControllerLivePhoto: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.livePhoto
}
/// The name of `UIImagePickerController.InfoKey.mediaMetadata` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaMetadata")
@preconcurrency @MainActor public var UIImagePickerControllerMediaMetadata: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.mediaMetadata
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
/// The name of `UIImagePickerController.InfoKey.phAsset` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.phAsset")
@preconcurrency @MainActor public var UIImagePickerControllerPHAsset: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.phAsset
}
/// The name of `UIImagePickerController.InfoKey.referenceURL` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.referenceURL")
@preconcurrency @MainActor public var UIImagePickerControllerReferenceURL: UIImagePickerController.InfoKey {
  UIImagePickerController.InfoKey.referenceURL
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
/// The name of `UIOffset.zero` before Swift 4.2.
@available(*, deprecated, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { UIOffset.zero }
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
/// The name of `UIPasteboard.changedTypesAddedUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIPasteboard.changedTypesAddedUserInfoKey")
@preconcurrency @MainActor public var UIPasteboardChangedTypesAddedKey: String {
  UIPasteboard.changedTypesAddedUserInfoKey
}
/// The name of `UIPasteboard.changedTypesRemovedUserInfoKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIPasteboard.changedTypesRemovedUserInfoKey")
@preconcurrency @MainActor public var UIPasteboardChangedTypesRemovedKey: String {
  UIPasteboard.changedTypesRemovedUserInfoKey
}
/// The name of `UIPasteboard.typeAutomatic` before Swift 4.2.
@available(*, deprecated, renamed: "UIPasteboard.typeAutomatic")
@preconcurrency @MainActor public var UIPasteboardTypeAutomatic: String { UIPasteboard.typeAutomatic }
/// The name of `UIPasteboard.typeListColor` before Swift 4.2.
@available(*, deprecated, renamed: "UIPasteboard.typeListColor")
@preconcurrency @MainActor public var UIPasteboardTypeListColor: [String] { UIPasteboard.typeListColor }
/// The name of `UIPasteboard.typeListImage` before Swift 4.2.
@available(*, deprecated, renamed: "UIPasteboard.typeListImage")
@preconcurrency @MainActor public var UIPasteboardTypeListImage: [String] { UIPasteboard.typeListImage }
/// The name of `UIPasteboard.typeListString` before Swift 4.2.
@available(*, deprecated, renamed: "UIPasteboard.typeListString")
@preconcurrency @MainActor public var UIPasteboardTypeListString: [String] { UIPasteboard.typeListString }
/// The name of `UIPasteboard.typeListURL` before Swift 4.2.
@available(*, deprecated, renamed: "UIPasteboard.typeListURL")
@preconcurrency @MainActor public var UIPasteboardTypeListURL: [String] { UIPasteboard.typeListURL }
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
/// The name of `UIStackView.spacingUseDefault` before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.spacingUseDefault")
@preconcurrency @MainActor public var UIStackViewSpacingUseDefault: CGFloat { UIStackView.spacingUseDefault }
/// The name of `UIStackView.spacingUseSystem` before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.spacingUseSystem")
@preconcurrency @MainActor public var UIStackViewSpacingUseSystem: CGFloat { UIStackView.spacingUseSystem }
/// The name of `UITableView.automaticDimension` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
/// The name of `UITableView.indexSearch` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
/// The name of `RunLoop.Mode.tracking` before Swift 4.2.
@available(*, deprecated, renamed: "RunLoop.Mode.tracking")
public var UITrackingRunLoopMode: RunLoop.Mode { RunLoop.Mode.tracking }
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

extension RunLoop.Mode {
  /// The name of `RunLoop.Mode.default` before Swift 4.2.
  @available(*, deprecated, renamed: "RunLoop.Mode.default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
}
