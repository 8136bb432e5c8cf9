package import Foundation

/// A view that changed, which explains pixels that differ where it is or was.
package struct ChangedView {
  package var name: String
  /// Its frames before and after, in points in the root's space.
  package var frames: [CGRect]

  package init(name: String, frames: [CGRect]) {
    self.name = name
    self.frames = frames
  }

  /// Whether the view was or is within a view of another one's frames.
  func isInside(_ other: ChangedView) -> Bool {
    frames != other.frames && frames.allSatisfy { frame in other.frames.contains { $0.contains(frame) } }
  }
}
