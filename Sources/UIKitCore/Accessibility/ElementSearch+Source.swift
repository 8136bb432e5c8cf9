import Drawing
import Foundation
package import SpokenElements
@_spi(Subclasses) import UIKitValues

extension ElementSearch {
  /// The facts about an element.
  func source(of object: UIResponder, _ surroundings: Surroundings) -> ElementSource {
    var source = ElementSource()
    (source.label, source.value, source.hint) = (object.spokenLabel, object.spokenValue, object.spokenHint)
    source.traits = object.spokenTraits.union(surroundings.traits).spoken
    source.frame = inPicture(object.spokenFrame) ?? .zero
    source.path = object.spokenPath.flatMap(inPicture)
    source.activationPoint = activationPoint(of: object, in: source.frame)
    source.customActions = object.spokenActions.map(\.name)
    source.customContent = object.spokenContent
    source.userInputLabels = object.ownInputLabels
    source.respondsToUserInteraction = object.respondsToUser
    source.speech = object.speechAttributes
    source.language = object.spokenLanguage
    source.identifier = object.spokenIdentifier
    source.containers = surroundings.containers
    source.node = surroundings.node
    if let table = surroundings.table, let cell = object as? any UIAccessibilityContainerDataTableCell {
      source.cell = DataTableCell(cell, in: table)
    }
    return source
  }

  // MARK: The picture's coordinates

  /// A rectangle on the screen in the picture; `nil` if it is not finite.
  func inPicture(_ rect: CGRect) -> CGRect? {
    guard [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy(\.isFinite) else { return nil }
    return root.convert(rect.standardized, from: nil).moved(by: root.bounds.origin)
  }

  private func inPicture(_ point: CGPoint) -> CGPoint? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return inPicture(CGRect(origin: point, size: .zero))?.origin
  }

  /// A path on the screen in the picture; `nil` if it is empty or not finite.
  private func inPicture(_ path: UIBezierPath) -> Path? {
    var outline = path.cgPath.outline
    guard let bounds = outline.bounds, let place = inPicture(bounds) else { return nil }
    outline.usesEvenOddRule = path.usesEvenOddFillRule
    return .outline(outline.moved(by: CGVector(dx: place.minX - bounds.minX, dy: place.minY - bounds.minY)))
  }

  /// The activation point, unless it is within a pixel of the frame's centre.
  private func activationPoint(of object: UIResponder, in frame: CGRect) -> CGPoint? {
    guard let point = inPicture(object.spokenActivationPoint) else { return nil }
    let pixel = 1 / max(1, root.traitCollection.displayScale)
    let isDefault = abs(point.x - frame.midX) <= pixel && abs(point.y - frame.midY) <= pixel
    return isDefault ? nil : point
  }
}

extension CGRect {
  fileprivate func moved(by offset: CGPoint) -> CGRect { offsetBy(dx: -offset.x, dy: -offset.y) }
}

extension Outline {
  fileprivate func moved(by offset: CGVector) -> Outline {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + offset.dx, y: point.y + offset.dy) }
    let elements = elements.map { element -> Element in
      switch element {
      case .move(let point): .move(to: moved(point))
      case .line(let point): .line(to: moved(point))
      case .curve(let point, let first, let second):
        .curve(to: moved(point), control1: moved(first), control2: moved(second))
      case .close: .close
      }
    }
    return Outline(elements, usesEvenOddRule: usesEvenOddRule)
  }
}

extension UIAccessibilityTraits {
  /// The traits by their names.
  fileprivate var spoken: SpokenTraits {
    guard rawValue != 0 else { return [] }
    return SpokenTraits(Self.named.lazy.filter { contains($0.trait) }.map(\.name))
  }

  /// The traits with their names.
  package static let named: [(name: SpokenTrait, trait: UIAccessibilityTraits)] = [
    (.button, .button), (.link, .link), (.header, .header), (.searchField, .searchField), (.image, .image),
    (.selected, .selected), (.playsSound, .playsSound), (.keyboardKey, .keyboardKey), (.staticText, .staticText),
    (.summaryElement, .summaryElement), (.notEnabled, .notEnabled), (.updatesFrequently, .updatesFrequently),
    (.startsMediaSession, .startsMediaSession), (.adjustable, .adjustable),
    (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn), (.tabBar, .tabBar),
    (.toggleButton, .toggleButton), (.textEntry, .textEntry), (.textArea, .textArea),
    (.secureTextEntry, .secureTextEntry), (.isEditing, .isEditing), (.backButton, .backButton), (.tabItem, .tabItem),
  ]
}

extension UIResponder {
  /// The custom content of an object whose class does not provide any.
  package final var givenCustomContent: [AXCustomContent] {
    get { accessibility?.customContent ?? [] }
    set { accessibilityValues.customContent = newValue }
  }

  /// The custom content; a closure is asked first.
  fileprivate var spokenContent: [SpokenElement.CustomContent] {
    let provider = self as? any AXCustomContentProvider
    let contents = provider?.accessibilityCustomContentBlock?() ?? provider?.accessibilityCustomContent
    return (contents ?? accessibility?.customContent ?? []).map {
      SpokenElement.CustomContent(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
  }

  /// The attributes of the texts that have some.
  fileprivate var speechAttributes: [SpokenElement.SpeechAttribute] {
    guard let accessibility else { return [] }
    let blocks = accessibility.blocks
    return SpokenElement.SpeechAttribute.list(.label, blocks?.attributedLabel?() ?? accessibility.attributedLabel)
      + SpokenElement.SpeechAttribute.list(.value, blocks?.attributedValue?() ?? accessibility.attributedValue)
      + SpokenElement.SpeechAttribute.list(.hint, blocks?.attributedHint?() ?? accessibility.attributedHint)
  }
}

extension SpokenElement.SpeechAttribute {
  /// The attributes of a text that are spoken, from its beginning to its end.
  fileprivate static func list(_ part: Part, _ text: NSAttributedString?) -> [SpokenElement.SpeechAttribute] {
    guard let text, text.length > 0 else { return [] }
    var list: [SpokenElement.SpeechAttribute] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      for (name, key) in NSAttributedString.Key.spoken {
        guard let value = attributes[key] else { continue }
        let stretch = NSString(string: text.string).substring(with: range)
        list.append(SpokenElement.SpeechAttribute(part, text: stretch, name: name, value: "\(value)"))
      }
    }
    return list
  }
}
