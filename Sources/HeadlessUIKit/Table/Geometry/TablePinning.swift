import Foundation

/// Where headers and footers of a plain table are that stay in sight with their section.
struct TablePinning {
  let geometry: TableGeometry
  /// What is visible, without insets.
  let top: CGFloat
  let bottom: CGFloat

  /// A header stays at the top while its section is there, and is pushed out by the section's end.
  func headerTop(_ section: Int) -> CGFloat {
    let header = geometry.span(of: .header(section))
    let lowest = geometry.span(of: .footer(section)).top - header.height
    return max(header.top, min(top, lowest))
  }

  /// A footer stays at the bottom as soon as its section has come so far.
  func footerTop(_ section: Int) -> CGFloat {
    let footer = geometry.span(of: .footer(section))
    let highest = geometry.span(of: .header(section)).bottom
    return min(footer.top, max(bottom - footer.height, highest))
  }
}
