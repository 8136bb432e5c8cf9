package import Foundation

/// Where headers and footers of a plain table are that stay in sight with their section.
package struct TablePinning {
  package let geometry: TableGeometry
  /// What is visible, without insets.
  package let top: CGFloat
  package let bottom: CGFloat

  package init(geometry: TableGeometry, top: CGFloat, bottom: CGFloat) {
    self.geometry = geometry
    self.top = top
    self.bottom = bottom
  }

  /// A header stays at the top while its section is there, and is pushed out by the section's end.
  package func headerTop(_ section: Int) -> CGFloat {
    let header = geometry.span(of: .header(section))
    let lowest = geometry.span(of: .footer(section)).top - header.height
    return max(header.top, min(top, lowest))
  }

  /// A footer stays at the bottom as soon as its section has come so far.
  package func footerTop(_ section: Int) -> CGFloat {
    let footer = geometry.span(of: .footer(section))
    let highest = geometry.span(of: .header(section)).bottom
    return min(footer.top, max(bottom - footer.height, highest))
  }
}
