package import Foundation

/// Rejects numbers that a flow layout cannot use. Each call is reported once, with the first such number.
///
/// UIKit raises on negative sizes and NaN, and says that items longer than a line lead to undefined behaviour. Here the
/// layout continues with 0, with the limit, or with an item that starts where its line does.
@MainActor
package struct FlowNumberCheck {
  /// The largest item, inset or spacing, in points. UIKit states no limit.
  static let limit: CGFloat = 10_000_000

  private var refusedCalls: Set<String> = []

  package init() {}

  package mutating func size(_ size: CGSize, call: String, of subject: @autoclosure () -> String) -> CGSize {
    let isNegative = size.width < 0 || size.height < 0
    if isNegative, size.width.isFinite, size.height.isFinite {
      refuse(
        call, "\(subject()) is \(size.plain); negative sizes are not supported in the flow layout")
    }
    return CGSize(
      width: max(0, number(size.width, call: call, of: subject())),
      height: max(0, number(size.height, call: call, of: subject())))
  }

  package mutating func insets(_ insets: UIEdgeInsets, call: String, of subject: @autoclosure () -> String)
    -> UIEdgeInsets
  {
    UIEdgeInsets(
      top: number(insets.top, call: call, of: subject()), left: number(insets.left, call: call, of: subject()),
      bottom: number(insets.bottom, call: call, of: subject()), right: number(insets.right, call: call, of: subject()))
  }

  package mutating func number(_ number: CGFloat, call: String, of subject: @autoclosure () -> String) -> CGFloat {
    guard number.isFinite else {
      refuse(call, "\(subject()) has a value of \(Double(number).plain)", exception: "CALayerInvalidGeometry")
      return 0
    }
    guard abs(number) <= Self.limit else {
      refuse(
        call, "\(subject()) has a value of \(Double(number).plain); at most \(Int(Self.limit)) points are supported")
      return number < 0 ? -Self.limit : Self.limit
    }
    return number
  }

  /// Reports the first of the items that is longer than a line. Estimates may be longer.
  package mutating func lineHolds(
    _ extents: [FlowExtents], length: CGFloat, axes: FlowAxes, call: String, section: Int,
    isEstimate: (Int) -> Bool
  ) {
    func isLonger(_ item: Int) -> Bool { extents[item].line > length + FlowLines.tolerance && !isEstimate(item) }
    guard let item = extents.indices.first(where: isLonger) else { return }
    let side = axes.scrollsHorizontally ? "height" : "width"
    refuse(
      call,
      "item \(item) of section \(section) has a \(side) of \(Double(extents[item].line).plain), and the collection view "
        + "less section and content insets one of \(Double(length).plain): the behavior of the layout is not defined",
      exception: "UICollectionViewFlowLayoutBreakForInvalidSizes")
  }

  private mutating func refuse(
    _ call: String, _ reason: String, exception: String = "NSInternalInconsistencyException"
  ) {
    if refusedCalls.insert(call).inserted { UIKitFaults.raise(exception, call: call, reason: reason) }
  }
}
