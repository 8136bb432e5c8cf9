/// The optional methods of UIKit's delegates that take one argument without a label. Those with labels need no list: a
/// closure has none.
enum UIKitOptionalMethods {
  static let names: Set<String> = [
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning", "applicationSignificantTimeChange", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "gestureRecognizerShouldBegin", "indexTitles",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations",
    "numberOfSections", "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
    "scrollViewDidScrollToTop",
    "scrollViewDidZoom", "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
    "scrollViewWillBeginDragging",
    "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked", "searchBarResultsListButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "tabBarControllerPreferredInterfaceOrientationForPresentation", "tabBarControllerSupportedInterfaceOrientations",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn", "textViewDidBeginEditing",
    "textViewDidChange", "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "didDismissSearchController", "didPresentSearchController", "presentSearchController",
    "willDismissSearchController", "willPresentSearchController", "collectionViewDidEndMultipleSelectionInteraction",
    "tableViewDidEndMultipleSelectionInteraction", "sectionIndexTitles",
  ]
}
