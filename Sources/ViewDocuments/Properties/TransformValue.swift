import Foundation
import HeadlessUIKit

/// A transform in a file: `{scale: 0.9, rotation: 15, translation: [4, 0]}`.
enum TransformValue {
  /// A scale of 0 leaves nothing to be seen, a negative one mirrors.
  private static let scales = -1_000.0...1_000
  private static let degrees = -36_000.0...36_000

  static let type = PropertyType.record([
    PropertyField("scale", .double(scales), "The factor of both sides. 1 unless set."),
    PropertyField("scaleX", .double(scales), "The factor of the width, beside scale; -1 mirrors. 1 unless set."),
    PropertyField("scaleY", .double(scales), "The factor of the height, beside scale. 1 unless set."),
    PropertyField("rotation", .double(degrees), "Degrees clockwise. 0 unless set."),
    PropertyField("translation", .offset, "Points to the right and down. [0, 0] unless set."),
  ])

  /// The transform of checked values.
  static func transform(_ entries: [PropertyEntry]) -> CGAffineTransform {
    var (x, y, rotation, offset) = (1.0, 1.0, 0.0, CGSize.zero)
    for entry in entries {
      switch (entry.name, entry.value) {
      case ("scale", .double(let scale)): (x, y) = (x * scale, y * scale)
      case ("scaleX", .double(let scale)): x *= scale
      case ("scaleY", .double(let scale)): y *= scale
      case ("rotation", .double(let degrees)): rotation = degrees * .pi / 180
      case ("translation", .size(let size)): offset = size
      default: break
      }
    }
    let turned = rotation == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: rotation)
    return CGAffineTransform(scaleX: x, y: y).concatenating(turned)
      .concatenating(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

extension PropertyKind<CGAffineTransform> {
  static var transform: Self {
    Self(type: TransformValue.type) { value in
      guard case .record(let entries) = value else { return nil }
      return TransformValue.transform(entries)
    }
  }
}
