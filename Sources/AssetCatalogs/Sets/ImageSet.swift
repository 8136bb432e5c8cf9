import JSONDocuments

/// The variants of an image in a catalogue.
package struct ImageSet: Hashable, Sendable {
  package enum Template: String, Hashable, Sendable, CaseIterable { case original, template }

  /// The middle part of an image that is stretched or tiled, and what lies around it, in the file's pixels.
  package struct Resizing: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable {
      case nineParts = "9-part"
      case threePartsHorizontal = "3-part-horizontal"
      case threePartsVertical = "3-part-vertical"
    }
    package enum Filling: String, Hashable, Sendable, CaseIterable { case fill, stretch, tile }

    package var mode: Mode
    package var filling: Filling
    package var caps: Insets
    /// The size of the middle part; nil where it is all between the caps.
    package var centerWidth: Double?
    package var centerHeight: Double?
  }

  /// Distances from the edges, in the file's pixels.
  package struct Insets: Hashable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0

    package init() {}
  }

  /// A variant.
  package struct Slot: Hashable, Sendable {
    package var qualifiers: AssetQualifiers
    package var file: AssetFile
    package var resizing: Resizing?
    package var alignment: Insets?
  }

  package var name: String
  /// The image's rendering mode; nil to leave it to the context.
  package var template: Template?
  /// Whether a vector picture is drawn afresh at each size.
  package var preservesVectors: Bool
  /// The variants that have a file, in the order of the set.
  package var slots: [Slot]

  /// The direction that all variants are for; nil if they differ, or leave it open. Such an image is mirrored in the other
  /// direction.
  package var onlyDirection: AssetQualifiers.Direction? {
    guard let first = slots.first?.qualifiers.direction else { return nil }
    return slots.allSatisfy { $0.qualifiers.direction == first } ? first : nil
  }

  /// The variant for the conditions; nil if there is none.
  package func slot(for conditions: AssetConditions) -> Slot? {
    var conditions = conditions
    if let onlyDirection { conditions.isRightToLeft = onlyDirection == .rightToLeft }
    return AssetChoice.best(of: slots, for: conditions, qualifiers: \.qualifiers, fitsAllScales: \.file.isVector)
  }
}

extension ContentsReader {
  /// The set that a `Contents.json` of an image set describes.
  func imageSet(named name: String, file: (String, JSONValue) -> AssetFile?) -> ImageSet {
    let properties = object("properties", of: root)
    return ImageSet(
      name: name,
      template: properties.flatMap { word("template-rendering-intent", of: $0) },
      preservesVectors: properties.map { flag("preserves-vector-representation", of: $0) } ?? false,
      slots: objects("images", of: root).compactMap { slot($0, file: file) })
  }

  private func slot(_ slot: JSONValue, file: (String, JSONValue) -> AssetFile?) -> ImageSet.Slot? {
    guard let name = text("filename", of: slot), let qualifiers = qualifiers(slot) else { return nil }
    guard let file = file(name, member("filename", of: slot) ?? slot) else { return nil }
    return ImageSet.Slot(
      qualifiers: qualifiers, file: file, resizing: object("resizing", of: slot).flatMap(resizing),
      alignment: object("alignment-insets", of: slot).map(insets))
  }

  private func insets(_ value: JSONValue) -> ImageSet.Insets {
    var insets = ImageSet.Insets()
    insets.top = number("top", of: value)
    insets.left = number("left", of: value)
    insets.bottom = number("bottom", of: value)
    insets.right = number("right", of: value)
    return insets
  }

  private func resizing(_ value: JSONValue) -> ImageSet.Resizing? {
    guard let mode: ImageSet.Resizing.Mode = word("mode", of: value) else { return nil }
    let center = object("center", of: value)
    return ImageSet.Resizing(
      mode: mode, filling: center.flatMap { word("mode", of: $0) } ?? .stretch,
      caps: object("cap-insets", of: value).map(insets) ?? ImageSet.Insets(),
      centerWidth: center.flatMap { member("width", of: $0) == nil ? nil : number("width", of: $0) },
      centerHeight: center.flatMap { member("height", of: $0) == nil ? nil : number("height", of: $0) })
  }
}
