import Drawing
import Foundation

extension UIView {
  /// The recording of the tree: the display list in this view's size, the layout, and the findings; the views must
  /// have been laid out.
  ///
  /// - Parameter isSurvey: whether each view's facts for the rules of Dynamic Type are recorded.
  package func record(isSurvey: Bool = false) -> ViewRecording {
    let walk = RecordingWalk(self, isSurvey: isSurvey)
    let displayList = DisplayList(size: boundsStorage.size, commands: walk.commands)
    return ViewRecording(
      displayList: displayList, nodes: walk.nodes.adding(layoutFindings).addingOverlaps(in: displayList))
  }
}
