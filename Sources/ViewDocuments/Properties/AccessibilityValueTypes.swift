import Foundation
import HeadlessUIKit

/// More about an element, in a file: `{label: Rating, value: 4 of 5, importance: high}`.
enum CustomContentValue {
  static let fields = [
    PropertyField("label", .string, "What it is.", isRequired: true),
    PropertyField("value", .string, "The content.", isRequired: true),
    PropertyField(
      "importance", .enumeration(["default", "high"]),
      "high: it is read with the element; default, unless set: on request."),
  ]

  /// The content of checked values.
  @MainActor static func content(_ entries: [PropertyEntry]) -> AXCustomContent {
    var (label, value, isImportant) = ("", "", false)
    for entry in entries {
      switch (entry.name, entry.value) {
      case ("label", .string(let text)): label = text
      case ("value", .string(let text)): value = text
      case ("importance", .enumeration(let name)): isImportant = name == "high"
      default: break
      }
    }
    let content = AXCustomContent(label: label, value: value)
    content.importance = isImportant ? .high : .default
    return content
  }
}

/// An outline on the screen, in a file: `{ovalIn: [16, 60, 44, 44]}`, with the names of UIBezierPath's initializers.
enum AccessibilityPathValue {
  static let fields = [
    PropertyField("rect", .rect, "A rectangle, in points on the screen."),
    PropertyField("roundedRect", .rect, "A rectangle with round corners."),
    PropertyField("cornerRadius", .double(PropertyLimits.length), "The radius of roundedRect's corners. 0 unless set."),
    PropertyField("ovalIn", .rect, "An ellipse in a rectangle."),
    PropertyField("points", PropertyKind<[CGPoint]>.points.type, "A closed line from point to point."),
  ]

  /// The outline of checked values: all shapes that they name.
  @MainActor static func path(_ entries: [PropertyEntry]) -> UIBezierPath {
    let path = UIBezierPath()
    let radius = entries.lazy.compactMap { entry in
      if case ("cornerRadius", .double(let radius)) = (entry.name, entry.value) { radius } else { nil }
    }.first
    for entry in entries {
      switch (entry.name, entry.value) {
      case ("rect", .rect(let rect)): path.append(UIBezierPath(rect: rect))
      case ("roundedRect", .rect(let rect)):
        path.append(UIBezierPath(roundedRect: rect, cornerRadius: CGFloat(radius ?? 0)))
      case ("ovalIn", .rect(let rect)): path.append(UIBezierPath(ovalIn: rect))
      case ("points", .list(let items)): path.append(polygon(items))
      default: break
      }
    }
    return path
  }

  @MainActor private static func polygon(_ items: [PropertyValue]) -> UIBezierPath {
    let path = UIBezierPath()
    for case .point(let point) in items {
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    if !path.isEmpty { path.close() }
    return path
  }
}
