import Foundation
import InterfaceDocuments
import UIKitControls
import UIKitCore
import UIKitValues

extension ElementClass {
  static let segmentedControl = ElementClass(
    "segmentedControl", UISegmentedControl.self, inherits: .control,
    [
      .flag("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      .custom(children: ["segments"], setSegments),
      .flag("momentary", \UISegmentedControl.isMomentary),
      .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      .integer("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      // The styles from before iOS 7 look alike.
      .ignored("segmentControlStyle"),
    ])

  private static func setSegments(
    _ control: UISegmentedControl, _ element: InterfaceElement, _ coder: DocumentCoder
  ) throws(InterfaceProblem) {
    guard let list = element.child(named: "segments") else { return }
    control.removeAllSegments()
    for (index, segment) in list.children.filter({ $0.name == "segment" }).enumerated() {
      if let image = coder.image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: try segment.string("title") ?? "", at: index, animated: false)
      }
      if let isEnabled = try segment.flag("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
      if let width = try segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if let offset = try segment.size("contentOffset") {
        control.setContentOffset(CGSize(width: offset.width, height: offset.height), forSegmentAt: index)
      }
    }
  }
}
