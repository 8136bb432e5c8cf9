import Foundation
import InterfaceDocuments

extension ElementClass {
  /// The properties of every object of a document, which are all that those of the app's own classes have.
  static let object = ElementClass(
    "customObject", NSObject.self,
    making: { type, coder in
      if type == NSObject.self { return NSObject() }
      // The Resource Programming Guide: objects that conform to `NSCoding` are sent `initWithCoder:`, others `init`.
      return (type as? any NSCoding.Type)?.init(coder: coder) as? NSObject ?? DocumentClasses.makeObject(of: type)
    },
    [
      .ignored("id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider"),
      // Read when all objects are made.
      .ignoredChildren("connections", "userDefinedRuntimeAttributes"),
      .ignoredChildren("userComments", "variation"),
    ])
}
