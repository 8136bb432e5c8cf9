import Drawing
import Foundation
@_spi(Subclasses) package import UIKitValues

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

  /// The content that `draw(_:)` draws, clipped to the bounds.
  final func clippedDrawing(on pixels: PlacedPixelGrid) -> ViewContent {
    // `UIView` itself draws nothing, and most views are plain `UIView`s.
    guard type(of: self) != UIView.self, bounds.size.width > 0, bounds.size.height > 0 else { return ViewContent() }
    var content = drawing(on: pixels)
    content.commands = content.commands.inside(.clip(.rectangle(bounds)))
    return content
  }

  final var isPainted: Bool { !isHidden && alpha > 0 }

  package final var hasNoArea: Bool { boundsStorage.size.width <= 0 || boundsStorage.size.height <= 0 }
}
