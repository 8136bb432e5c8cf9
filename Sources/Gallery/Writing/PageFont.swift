import BundledFonts
import Foundation

/// A bundled font that the page is set in, so that it looks the same everywhere.
struct PageFont: Sendable {
  /// The family by the name that the page's styles use.
  private static let family = "Inter"
  private static let faces = [("Inter-Regular", 400), ("Inter-Medium", 500), ("Inter-SemiBold", 600)]

  /// The file's name.
  let name: String
  /// The weight in styles.
  let weight: Int
  let data: Data

  /// The fonts that come with the program, by ascending weight.
  static func bundled() throws(GalleryError) -> [PageFont] {
    let folder: URL
    do throws(BundledFontsError) {
      folder = try BundledFonts.locate()
    } catch {
      throw .noFonts(error)
    }
    var fonts: [PageFont] = []
    for (name, weight) in faces {
      let data = try SiteFiles.data("\(family)/\(name).otf", in: folder)
      fonts.append(PageFont(name: "\(name).otf", weight: weight, data: data))
    }
    return fonts
  }

  /// The font as an address, for pages that contain everything.
  var address: String { "data:font/otf;base64," + data.base64EncodedString() }

  /// The style that declares fonts.
  ///
  /// - Parameter address: returns the address of a font, relative to the style.
  static func style(_ fonts: [PageFont], _ address: (PageFont) -> String) -> String {
    fonts.map { font in
      """
      @font-face { font-family: "\(family)"; font-weight: \(font.weight); font-display: swap; src: url("\(address(font))"); }

      """
    }.joined()
  }
}
