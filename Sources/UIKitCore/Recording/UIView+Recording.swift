import Drawing
import Foundation

extension UIView {
  /// What there is to paint of the tree, in this view's size, how it was laid out, and what was noticed; the views must
  /// have been laid out.
  ///
  /// - Parameter isSurvey: whether what the laws of Dynamic Type ask is noted of each view.
  package func record(isSurvey: Bool = false) -> ViewRecording {
    let walk = RecordingWalk(self, isSurvey: isSurvey)
    let displayList = DisplayList(size: boundsStorage.size, commands: walk.commands)
    return ViewRecording(
      displayList: displayList, nodes: walk.nodes.adding(layoutFindings).addingOverlaps(in: displayList))
  }
}
