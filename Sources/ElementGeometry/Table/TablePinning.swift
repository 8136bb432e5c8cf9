package import Foundation

/// The positions of a plain table's headers and footers, which stay visible as long as their section is.
package struct TablePinning {
  package let geometry: TableGeometry
  /// The top of the visible area, inside the insets.
  package let top: CGFloat
  package let bottom: CGFloat

  package init(geometry: TableGeometry, top: CGFloat, bottom: CGFloat) {
    self.geometry = geometry
    self.top = top
    self.bottom = bottom
  }

  /// The top of a header, which stays at the top of the visible area while its section is visible, and is pushed out by
  /// the section's end.
  package func headerTop(_ section: Int) -> CGFloat {
    let header = geometry.span(of: .header(section))
    let lowest = geometry.span(of: .footer(section)).top - header.height
    return max(header.top, min(top, lowest))
  }

  /// The top of a footer, which stays at the bottom of the visible area once its section has come that far.
  package func footerTop(_ section: Int) -> CGFloat {
    let footer = geometry.span(of: .footer(section))
    let highest = geometry.span(of: .header(section)).bottom
    return min(footer.top, max(bottom - footer.height, highest))
  }
}
