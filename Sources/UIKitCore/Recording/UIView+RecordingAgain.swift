import Drawing
import Foundation

extension UIView {
  /// The recording of the tree as it stands, without findings, which change no picture. Nothing is laid out.
  package func recordAgain() -> ViewRecording {
    let walk = RecordingWalk(self)
    return ViewRecording(
      displayList: DisplayList(size: boundsStorage.size, commands: walk.commands), nodes: walk.nodes)
  }
}
