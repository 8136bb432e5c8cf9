import Drawing
import Foundation
@_spi(Subclasses) package import UIKitValues

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

  /// What `draw(_:)` draws, cut off at the bounds.
  final func clippedDrawing(on pixels: PlacedPixelGrid) -> ViewContent {
    // A view of the class itself draws nothing; most views are.
    guard type(of: self) != UIView.self, bounds.size.width > 0, bounds.size.height > 0 else { return ViewContent() }
    var content = drawing(on: pixels)
    content.commands = content.commands.inside(.clip(.rectangle(bounds)))
    return content
  }

  final var isPainted: Bool { !isHidden && alpha > 0 }

  package final var hasNoArea: Bool { boundsStorage.size.width <= 0 || boundsStorage.size.height <= 0 }
}
