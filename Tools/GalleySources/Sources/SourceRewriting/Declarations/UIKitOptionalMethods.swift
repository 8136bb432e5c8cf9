/// The optional methods of UIKit's delegates that take one argument without a label. Those with labels need no list: a
/// closure has none.
enum UIKitOptionalMethods {
  /// Those that take a closure, which may follow the call.
  static let namesWithClosures: Set<String> = ["addAnimations", "addCompletion"]

  static let names: Set<String> = [
    "animationDidStart", "animationEnded", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationDidFinishLaunching", "applicationDidReceiveMemoryWarning", "applicationProtectedDataDidBecomeAvailable",
    "applicationProtectedDataWillBecomeUnavailable", "applicationShouldRequestHealthAuthorization",
    "applicationSignificantTimeChange", "applicationWillEnterForeground", "applicationWillResignActive",
    "applicationWillTerminate", "collectionViewDidEndMultipleSelectionInteraction",
    "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor", "didDismissSearchController",
    "didPresentSearchController", "documentPickerWasCancelled", "fontPickerViewControllerDidCancel",
    "fontPickerViewControllerDidPickFont", "gestureRecognizerShouldBegin", "imagePickerControllerDidCancel",
    "indexTitles", "layerWillDraw", "layoutSublayers", "locationManagerDidChangeAuthorization",
    "locationManagerDidPauseLocationUpdates", "locationManagerDidResumeLocationUpdates",
    "locationManagerShouldDisplayHeadingCalibration", "mapViewDidChangeVisibleRegion", "mapViewDidFinishLoadingMap",
    "mapViewDidStopLocatingUser", "mapViewWillStartLoadingMap", "mapViewWillStartLocatingUser",
    "mapViewWillStartRenderingMap", "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations", "numberOfSections",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations", "pencilInteractionDidTap",
    "popoverPresentationControllerDidDismissPopover", "popoverPresentationControllerShouldDismissPopover",
    "prepareForPopoverPresentation", "presentSearchController", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "previewControllerDidDismiss", "previewControllerWillDismiss", "safariViewControllerDidFinish",
    "safariViewControllerWillOpenInBrowser", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
    "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewControllerDidCollapse",
    "splitViewControllerDidExpand", "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations", "tabBarControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations", "tableViewDidEndMultipleSelectionInteraction",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textViewDidBeginEditing",
    "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "videoEditorControllerDidCancel", "webViewDidClose",
    "webViewWebContentProcessDidTerminate", "willDismissSearchController", "willPresentSearchController",
  ]
}
