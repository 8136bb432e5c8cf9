/// The facts about Apple's own classes and protocols beside their Swift names.
enum ImportedNames {
  /// The selectors of methods whose Swift names leave out words of the Objective-C name, as in Apple's documentation.
  static let selectors: [String: String] = [
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "popToViewController(_:animated:)": "popToViewController:animated:",
    "pushViewController(_:animated:)": "pushViewController:animated:",
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "touchesBegan(_:with:)": "touchesBegan:withEvent:",
    "touchesMoved(_:with:)": "touchesMoved:withEvent:",
    "touchesEnded(_:with:)": "touchesEnded:withEvent:",
    "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
    "hitTest(_:with:)": "hitTest:withEvent:",
    "point(inside:with:)": "pointInside:withEvent:",
    "reloadRows(at:with:)": "reloadRowsAtIndexPaths:withRowAnimation:",
    "setNeedsDisplay(_:)": "setNeedsDisplayInRect:",
    "endEditing(_:)": "endEditing:",
    "viewWillAppear(_:)": "viewWillAppear:",
    "viewDidAppear(_:)": "viewDidAppear:",
    "viewWillDisappear(_:)": "viewWillDisappear:",
    "viewDidDisappear(_:)": "viewDidDisappear:",
    "traitCollectionDidChange(_:)": "traitCollectionDidChange:",
    "setEditing(_:animated:)": "setEditing:animated:",
    "setTitle(_:for:)": "setTitle:forState:",
    "draw(_:)": "drawRect:",
    "removeObject(forKey:)": "removeObjectForKey:",
    "scrollViewDidScroll(_:)": "scrollViewDidScroll:",
    "tableView(_:cellForRowAt:)": "tableView:cellForRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
    "collectionView(_:cellForItemAt:)": "collectionView:cellForItemAtIndexPath:",
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:layout:sizeForItemAt:)": "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView(_:layout:insetForSectionAt:)": "collectionView:layout:insetForSectionAtIndex:",
    "image(_:didFinishSavingWithError:contextInfo:)": "image:didFinishSavingWithError:contextInfo:",
  ]

  /// Whether a type's name has a prefix of Apple's frameworks.
  static func isAppleType(_ name: String) -> Bool {
    let name = name.split(separator: ".").first ?? ""
    guard let prefix = prefixes.first(where: { name.hasPrefix($0) }) else { return unprefixed.contains(String(name)) }
    return name.dropFirst(prefix.count).first?.isUppercase ?? false
  }

  /// Whether a name is that of a protocol of Apple's frameworks, by the endings that its guidelines give them.
  static func isAppleProtocol(_ name: String) -> Bool {
    guard isAppleType(name) else { return false }
    return protocolEndings.contains { name.hasSuffix($0) } || protocols.contains(name)
  }

  private static let prefixes = [
    "AV", "CA", "CB", "CL", "CN", "EK", "GK", "HK", "INUI", "LA", "MC", "MF", "MK", "MP", "MTK", "NS", "PDF", "PH",
    "PK",
    "QL", "SCN", "SF", "SK", "UI", "UN", "VN", "WK", "WC",
  ]
  /// Classes of Foundation's that Linux lacks. Apps send their messages to other objects.
  static let missingTypes: Set<String> = ["NSXPCConnection"]

  /// Foundation's classes lost their prefix.
  private static let unprefixed: Set<String> = [
    "Bundle", "FileManager", "NotificationCenter", "Operation", "OperationQueue", "Process", "Progress", "Thread",
    "Timer", "URLSession", "URLSessionTask", "UndoManager", "UserDefaults",
  ]
  private static let protocolEndings = [
    "Delegate", "DelegateFlowLayout", "DataSource", "DataSourcePrefetching", "Actions",
  ]
  private static let protocols: Set<String> = [
    "NSObjectProtocol", "NSCoding", "NSCopying", "UIAppearance", "UITextInput",
  ]
}

extension ImportedNames {
  /// The selector of a method of Apple's; without labels, of the only one with the name.
  static func selector(of name: String, labels: [String]?) -> String? {
    if let labels { return selectors["\(name)(\(labels.map { $0 + ":" }.joined()))"] }
    let named = selectors.keys.filter { $0.hasPrefix(name + "(") }
    return named.count == 1 ? named.first.flatMap { selectors[$0] } : nil
  }
}
