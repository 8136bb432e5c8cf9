import Foundation
import InterfaceDocuments

extension ElementClass {
  /// What every object of a document has, and those of the app's own classes alone.
  static let object = ElementClass(
    "customObject", NSObject.self,
    making: { type, coder in
      if type == NSObject.self { return NSObject() }
      return (type as? any NSCoding.Type)?.init(coder: coder) as? NSObject
    },
    [
      .ignored("id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider"),
      // Read when all objects are made.
      .ignoredChildren("connections", "userDefinedRuntimeAttributes"),
      .ignoredChildren("userComments", "variation"),
    ])
}
