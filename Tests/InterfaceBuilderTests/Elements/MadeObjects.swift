import Foundation
import InterfaceDocuments
import UIKitCore

@testable import InterfaceBuilder

/// The top-level objects of a nib, and what was wrong with it.
@MainActor
struct MadeObjects {
  let objects: [NSObject]
  let problems: [String]

  /// - Parameters:
  ///   - elements: the elements of the nib's objects.
  ///   - resources: the elements of its resources.
  init(_ elements: String, resources: String = "") throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
      \(elements)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """
    let reading = DocumentReading(try InterfaceDocument(Array(text.utf8), file: "Test.xib"), .standard, bundle: nil)
    objects = reading.makeNib(owner: nil, external: [:])
    problems = reading.problems.map(\.description)
  }

  /// The first object, which has this type.
  static func first<Object: NSObject>(
    _ type: Object.Type, _ elements: String, resources: String = ""
  ) throws -> (object: Object, problems: [String]) {
    let made = try MadeObjects(elements, resources: resources)
    guard let object = made.objects.first as? Object else {
      throw NoSuchObject(type: "\(type)", made: made.objects.map { "\($0)" }, problems: made.problems)
    }
    return (object, made.problems)
  }
}

/// An element made no object of the expected class.
struct NoSuchObject: Error {
  let type: String
  let made: [String]
  let problems: [String]
}
