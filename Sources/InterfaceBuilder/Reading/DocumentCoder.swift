import Foundation
import InterfaceDocuments
import UIKitCore

/// The coder with which `init(coder:)` of a document's objects is called: it makes the objects of one screen, or of a nib, and
/// knows the element of the object that is being made.
@MainActor
final class DocumentCoder: NSCoder, DocumentDecoding {
  /// The element of the object that is being made, and which of its properties were set.
  private struct Level {
    let element: InterfaceElement
    let elementClass: ElementClass
    /// For each property, whether the element has a value for it.
    let isSet: [Bool]
    /// The classes whose properties were set.
    var decoded: [ObjectIdentifier] = []
  }

  let reading: DocumentReading
  @exclusivity(unchecked) private var levels: [Level] = []

  init(_ reading: DocumentReading) {
    self.reading = reading
    super.init()
  }

  // MARK: Making objects

  /// Makes the object of an element, with all objects in it; nil if the element is none that is known, or if
  /// `init(coder:)` gives nil.
  func make(_ element: InterfaceElement) -> NSObject? {
    guard let elementClass = reading.elements.named(element.name) else {
      reading.noteOnce(element.name, .unknownElement(element, known: reading.elements.names))
      return nil
    }
    let type: AnyClass = reading.type(of: element, or: elementClass)
    return make(element, elementClass) { coder in elementClass.make(type, coder) }
  }

  /// Makes the object of an element by an initializer that is called with the coder.
  func make(
    _ element: InterfaceElement, _ elementClass: ElementClass, by making: (DocumentCoder) -> NSObject?
  ) -> NSObject? {
    guard levels.count < DocumentReading.depthLimit else { return nil }
    let element = reading.varied(element)
    let (isSet, areAllKnown) = elementClass.propertiesSet(by: element)
    levels.append(Level(element: element, elementClass: elementClass, isSet: isSet))
    defer { levels.removeLast() }
    guard let object = making(self) else {
      reading.note(.noObject(element))
      return nil
    }
    decodeRemaining(of: object)
    if !areAllKnown { reading.noteUnread(element, elementClass) }
    reading.noteUnreadValues(in: element)
    reading.keep(object, for: element)
    return object
  }

  /// Sets the properties of an element on an object that exists already, such as the content view of a cell.
  func apply(_ element: InterfaceElement, to object: NSObject) {
    guard let elementClass = reading.elements.named(element.name) else {
      return reading.noteOnce(element.name, .unknownElement(element, known: reading.elements.names))
    }
    _ = make(element, elementClass) { _ in object }
  }

  /// Sets the properties of a cell's content view. It fills the cell, whatever mask the document has: mostly an empty one.
  func applyContent(_ element: InterfaceElement, to content: UIView) {
    apply(element, to: content)
    if content.translatesAutoresizingMaskIntoConstraints {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }

  // MARK: Properties

  func decodeProperties(of object: NSObject, declaredBy declaringClass: AnyClass) {
    guard let level = levels.last, !level.decoded.contains(ObjectIdentifier(declaringClass)) else { return }
    levels[levels.count - 1].decoded.append(ObjectIdentifier(declaringClass))
    for step in level.elementClass.steps where step.declaredBy == declaringClass {
      for index in step.properties where level.isSet[index] {
        set(level.elementClass.properties[index], of: object, from: level.element)
      }
    }
  }

  /// Sets the properties that no initializer asked for.
  private func decodeRemaining(of object: NSObject) {
    guard let level = levels.last else { return }
    for step in level.elementClass.steps { decodeProperties(of: object, declaredBy: step.declaredBy) }
  }

  private func set(_ property: ElementProperty, of object: NSObject, from element: InterfaceElement) {
    do throws(InterfaceProblem) {
      try property.set?(object, element, self)
    } catch {
      reading.note(error)
    }
  }

  /// The element of the object that is being made.
  var currentElement: InterfaceElement? { levels.last?.element }

  func attribute(_ name: String) -> String? { levels.last?.element[name] }

  func decodeChild(_ key: String) -> AnyObject? { levels.last?.element.child(key).flatMap(make) }

  // MARK: Keyed coding

  override var allowsKeyedCoding: Bool { true }

  /// An attribute of the element of the object that is being made, whose initializer asks for it.
  private nonisolated func text(_ key: String) -> String? {
    nonisolated(unsafe) let coder = self
    return MainActor.assumeIsolated { coder.attribute(key) }
  }

  /// Whether the element of the object being made has an attribute of a name. Differs from UIKit: the keys are the
  /// document's attributes.
  override func containsValue(forKey key: String) -> Bool { text(key) != nil }

  /// The value of an attribute as a text.
  override func decodeObject(forKey key: String) -> Any? { text(key) }

  override func decodeBool(forKey key: String) -> Bool { text(key) == "YES" }

  override func decodeInteger(forKey key: String) -> Int { text(key).flatMap(Int.init) ?? 0 }

  override func decodeDouble(forKey key: String) -> Double { text(key).flatMap(Double.init) ?? 0 }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}
