public import Foundation
public import HeadlessUIKit

// The names that types had before Swift 4.2 nested them in others. Xcode refuses them; apps of that time compile here.

/// The name of `NSAttributedString.DocumentAttributeKey` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.DocumentAttributeKey")
public typealias NSAttributedStringDocumentAttributeKey = NSAttributedString.DocumentAttributeKey
/// The name of `NSAttributedString.DocumentReadingOptionKey` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey")
public typealias NSAttributedStringDocumentReadingOptionKey = NSAttributedString.DocumentReadingOptionKey
/// The name of `NSAttributedString.DocumentType` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.DocumentType")
public typealias NSAttributedStringDocumentType = NSAttributedString.DocumentType
/// The name of `NSAttributedString.Key` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key
/// The name of `NSLayoutManager.ControlCharacterAction` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutManager.ControlCharacterAction")
public typealias NSControlCharacterAction = NSLayoutManager.ControlCharacterAction
/// The name of `NSLayoutManager.GlyphProperty` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutManager.GlyphProperty")
public typealias NSGlyphProperty = NSLayoutManager.GlyphProperty
/// The name of `NSLayoutConstraint.Attribute` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.FormatOptions` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of `NSLayoutConstraint.Relation` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of `NSAttributedString.TextEffectStyle` before Swift 4.2.
@available(*, deprecated, renamed: "NSAttributedString.TextEffectStyle")
public typealias NSTextEffectStyle = NSAttributedString.TextEffectStyle
/// The name of `NSTextStorage.EditActions` before Swift 4.2.
@available(*, deprecated, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
/// The name of `NSTextTab.OptionKey` before Swift 4.2.
@available(*, deprecated, renamed: "NSTextTab.OptionKey")
public typealias NSTextTabOptionKey = NSTextTab.OptionKey
/// The name of `RunLoop.Mode` before Swift 4.2.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
/// The name of `UIAccessibilityCustomRotor.Direction` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityCustomRotor.Direction")
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction
/// The name of `UIAccessibilityCustomRotor.SystemRotorType` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibilityCustomRotor.SystemRotorType")
public typealias UIAccessibilityCustomSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType
/// The name of `UIAccessibility.Notification` before Swift 4.2.
@available(*, deprecated, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// The name of `UIActivity.Category` before Swift 4.2.
@available(*, deprecated, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category
/// The name of `UIActivityIndicatorView.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UIActivity.ActivityType` before Swift 4.2.
@available(*, deprecated, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType
/// The name of `UIAlertAction.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The name of `UIAlertController.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The name of `UIApplication.ExtensionPointIdentifier` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.ExtensionPointIdentifier")
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
/// The name of `UIApplication.LaunchOptionsKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The name of `UIApplication.OpenURLOptionsKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The name of `UIApplication.State` before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// The name of `UIAttachmentBehavior.AttachmentType` before Swift 4.2.
@available(*, deprecated, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
/// The name of `UIBarButtonItem.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The name of `UIBarButtonItem.SystemItem` before Swift 4.2.
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The name of `UIBlurEffect.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIBlurEffect.Style")
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The name of `UIButton.ButtonType` before Swift 4.2.
@available(*, deprecated, renamed: "UIButton.ButtonType")
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UICollectionView.ElementCategory` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The name of `UICollectionViewUpdateItem.Action` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionViewUpdateItem.Action")
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
/// The name of `UICollectionViewFlowLayout.SectionInsetReference` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
/// The name of `UICollectionView.ScrollDirection` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name of `UICollectionView.ScrollPosition` before Swift 4.2.
@available(*, deprecated, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name of `UICollisionBehavior.Mode` before Swift 4.2.
@available(*, deprecated, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
/// The name of `UIContextualAction.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIContextualAction.Style")
public typealias UIContextualActionStyle = UIContextualAction.Style
/// The name of `UIControl.ContentHorizontalAlignment` before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The name of `UIControl.ContentVerticalAlignment` before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The name of `UIControl.Event` before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The name of `UIControl.State` before Swift 4.2.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The name of `UIDatePicker.Mode` before Swift 4.2.
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The name of `UIDevice.BatteryState` before Swift 4.2.
@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The name of `UIDocumentBrowserViewController.ImportMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIDocumentBrowserViewController.ImportMode")
public typealias UIDocumentBrowserImportMode = UIDocumentBrowserViewController.ImportMode
/// The name of `UIDocumentBrowserViewController.BrowserUserInterfaceStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UIDocumentBrowserViewController.BrowserUserInterfaceStyle")
public typealias UIDocumentBrowserUserInterfaceStyle = UIDocumentBrowserViewController.BrowserUserInterfaceStyle
/// The name of `UIDocument.ChangeKind` before Swift 4.2.
@available(*, deprecated, renamed: "UIDocument.ChangeKind")
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
/// The name of `UIDocument.SaveOperation` before Swift 4.2.
@available(*, deprecated, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
/// The name of `UIDocument.State` before Swift 4.2.
@available(*, deprecated, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State
/// The name of `UIEvent.EventSubtype` before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The name of `UIEvent.EventType` before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
/// The name of `UIFontDescriptor.SymbolicTraits` before Swift 4.2.
@available(*, deprecated, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The name of `UIFont.TextStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `UIGestureRecognizer.State` before Swift 4.2.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The name of `UIImage.Orientation` before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation
/// The name of `UIImagePickerController.CameraCaptureMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.CameraCaptureMode")
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController.CameraCaptureMode
/// The name of `UIImagePickerController.CameraDevice` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
/// The name of `UIImagePickerController.CameraFlashMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.CameraFlashMode")
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode
/// The name of `UIImagePickerController.ImageURLExportPreset` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.ImageURLExportPreset")
public typealias UIImagePickerControllerImageURLExportPreset = UIImagePickerController.ImageURLExportPreset
/// The name of `UIImagePickerController.QualityType` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.QualityType")
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType
/// The name of `UIImagePickerController.SourceType` before Swift 4.2.
@available(*, deprecated, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The name of `UIImage.RenderingMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The name of `UIImage.ResizingMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The name of `UIImpactFeedbackGenerator.FeedbackStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// The name of `UIInputView.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIInputView.Style")
public typealias UIInputViewStyle = UIInputView.Style
/// The name of `UIInterpolatingMotionEffect.EffectType` before Swift 4.2.
@available(*, deprecated, renamed: "UIInterpolatingMotionEffect.EffectType")
public typealias UIInterpolatingMotionEffectType = UIInterpolatingMotionEffect.EffectType
/// The name of `NSLayoutConstraint.Axis` before Swift 4.2.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `UIMenuController.ArrowDirection` before Swift 4.2.
@available(*, deprecated, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection
/// The name of `UINavigationController.Operation` before Swift 4.2.
@available(*, deprecated, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The name of `UINavigationItem.LargeTitleDisplayMode` before Swift 4.2.
@available(*, deprecated, renamed: "UINavigationItem.LargeTitleDisplayMode")
public typealias UINavigationItemLargeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode
/// The name of `UINotificationFeedbackGenerator.FeedbackType` before Swift 4.2.
@available(*, deprecated, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// The name of `UIPageViewController.NavigationDirection` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// The name of `UIPageViewController.NavigationOrientation` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// The name of `UIPageViewController.OptionsKey` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey")
public typealias UIPageViewControllerOptionsKey = UIPageViewController.OptionsKey
/// The name of `UIPageViewController.SpineLocation` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation
/// The name of `UIPageViewController.TransitionStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// The name of `UIPress.Phase` before Swift 4.2.
@available(*, deprecated, renamed: "UIPress.Phase")
public typealias UIPressPhase = UIPress.Phase
/// The name of `UIPress.PressType` before Swift 4.2.
@available(*, deprecated, renamed: "UIPress.PressType")
public typealias UIPressType = UIPress.PressType
/// The name of `UIPreviewAction.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIPreviewAction.Style")
public typealias UIPreviewActionStyle = UIPreviewAction.Style
/// The name of `UIPrintInfo.Duplex` before Swift 4.2.
@available(*, deprecated, renamed: "UIPrintInfo.Duplex")
public typealias UIPrintInfoDuplex = UIPrintInfo.Duplex
/// The name of `UIPrintInfo.Orientation` before Swift 4.2.
@available(*, deprecated, renamed: "UIPrintInfo.Orientation")
public typealias UIPrintInfoOrientation = UIPrintInfo.Orientation
/// The name of `UIPrintInfo.OutputType` before Swift 4.2.
@available(*, deprecated, renamed: "UIPrintInfo.OutputType")
public typealias UIPrintInfoOutputType = UIPrintInfo.OutputType
/// The name of `UIProgressView.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UIProgressView.Style")
public typealias UIProgressViewStyle = UIProgressView.Style
/// The name of `UIPushBehavior.Mode` before Swift 4.2.
@available(*, deprecated, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
/// The name of `UIScrollView.ContentInsetAdjustmentBehavior` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The name of `UIScrollView.IndicatorStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name of `UIScrollView.KeyboardDismissMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The name of `UISearchBar.Icon` before Swift 4.2.
@available(*, deprecated, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon
/// The name of `UISearchBar.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style
/// The name of `UISegmentedControl.Segment` before Swift 4.2.
@available(*, deprecated, renamed: "UISegmentedControl.Segment")
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
/// The name of `UISplitViewController.DisplayMode` before Swift 4.2.
@available(*, deprecated, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The name of `UISplitViewController.PrimaryEdge` before Swift 4.2.
@available(*, deprecated, renamed: "UISplitViewController.PrimaryEdge")
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge
/// The name of `UIStackView.Alignment` before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UIStackView.Distribution` before Swift 4.2.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UISwipeGestureRecognizer.Direction` before Swift 4.2.
@available(*, deprecated, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The name of `UIView.SystemAnimation` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation
/// The name of `UITabBar.ItemPositioning` before Swift 4.2.
@available(*, deprecated, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The name of `UITabBarItem.SystemItem` before Swift 4.2.
@available(*, deprecated, renamed: "UITabBarItem.SystemItem")
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The name of `UITableViewCell.AccessoryType` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The name of `UITableViewCell.EditingStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The name of `UITableViewCell.FocusStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.FocusStyle")
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
/// The name of `UITableViewCell.SelectionStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableViewCell.SeparatorStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The name of `UITableViewCell.StateMask` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The name of `UITableViewCell.CellStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableViewRowAction.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The name of `UITableView.RowAnimation` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The name of `UITableView.ScrollPosition` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The name of `UITableView.SeparatorInsetReference` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.SeparatorInsetReference")
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// The name of `UITableView.Style` before Swift 4.2.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The name of `UITextField.BorderStyle` before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.BorderStyle")
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UITextField.DidEndEditingReason` before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.DidEndEditingReason")
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The name of `UITextField.ViewMode` before Swift 4.2.
@available(*, deprecated, renamed: "UITextField.ViewMode")
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The name of `UITouch.Phase` before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase
/// The name of `UITouch.Properties` before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties
/// The name of `UITouch.TouchType` before Swift 4.2.
@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType
/// The name of `UIView.AnimationCurve` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationCurve")
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The name of `UIView.AnimationOptions` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIView.AnimationTransition` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition
/// The name of `UIView.AutoresizingMask` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The name of `UIView.ContentMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.KeyframeAnimationOptions` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name of `UIView.TintAdjustmentMode` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.TintAdjustmentMode")
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The name of `UIWebView.NavigationType` before Swift 4.2.
@available(*, deprecated, renamed: "UIWebView.NavigationType")
public typealias UIWebViewNavigationType = UIWebView.NavigationType
/// The name of `UIWindow.Level` before Swift 4.2.
@available(*, deprecated, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
