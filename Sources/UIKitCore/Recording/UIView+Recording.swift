import Drawing
import Foundation

extension UIView {
  /// The recording of the tree: the display list in this view's size, the layout, and the findings; the views must
  /// have been laid out.
  ///
  /// - Parameters:
  ///   - isSurvey: whether each view's facts for the rules of Dynamic Type are recorded.
  ///   - isSpoken: whether the accessibility elements are.
  package func record(isSurvey: Bool = false, isSpoken: Bool = false) -> ViewRecording {
    let walk = RecordingWalk(self, isSurvey: isSurvey)
    let displayList = DisplayList(size: boundsStorage.size, commands: walk.commands)
    let nodes = walk.nodes
    let elements =
      isSpoken
      ? ElementSearch.elements(in: self, at: LaidOutPaths(nodes.map { (view: $0.view, parent: $0.parent) })) : nil
    return ViewRecording(
      displayList: displayList, nodes: nodes.adding(layoutFindings).addingOverlaps(in: displayList),
      elements: elements)
  }
}
