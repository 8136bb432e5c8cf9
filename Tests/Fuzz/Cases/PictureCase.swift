import AssetCatalogs
import Foundation
import ImageDecoding
import Raster
import SourcePlaces
import VectorPictures

/// Files of pictures, and descriptions of their sets, with checks of the results.
package enum PictureCase {
  /// The error in the result of reading bytes as a bitmap; nil if there is none.
  package static func fault(ofBitmap bytes: [UInt8]) -> String? {
    // A bitmap's header may name as many pixels as memory allows; the time for those is not what is looked for.
    guard let first = try? DecodedImage.read(Data(bytes)) else { return nil }
    guard let second = try? DecodedImage.read(Data(bytes)), first.bitmap.hash == second.bitmap.hash else {
      return "The second reading differs."
    }
    let isPremultiplied = first.bitmap.pixels.allSatisfy { pixel in
      let alpha = pixel >> 24
      return [0, 8, 16].allSatisfy { pixel >> UInt32($0) & 0xFF <= alpha }
    }
    guard isPremultiplied else { return "A channel exceeds its opacity." }
    return (1...8).contains(first.orientation) ? nil : "The orientation is \(first.orientation)."
  }

  /// The error in the result of reading bytes as a vector picture of either format; nil if there is none.
  package static func fault(ofVector bytes: [UInt8]) -> String? {
    for format in VectorPicture.Format.allCases {
      guard let picture = try? VectorPicture(Data(bytes), format: format) else { continue }
      let drawn = (0..<2).map { _ in (try? picture.draw(width: 16, height: 12))?.hash }
      guard drawn[0] == drawn[1] else { return "\(format.rawValue): The second drawing differs." }
    }
    return nil
  }

  /// The error in the findings about a set's description; nil if there is none.
  package static func fault(ofContents bytes: [UInt8]) -> String? {
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let findings = ContentsCheck.findings(in: bytes, file: "Contents.json")
    guard findings == ContentsCheck.findings(in: bytes, file: "Contents.json") else {
      return "The second reading differs."
    }
    let outside = findings.first { !(1...lineCount).contains($0.place.line ?? 0) }
    return outside.map { "A finding is behind the end: \($0)" }
  }

  /// The files of the tests' fixtures.
  package static let bitmapSeeds = seeds("ImageDecodingTests/Fixtures/bitmaps.json") { Data(base64Encoded: $0) }
  package static let vectorSeeds =
    seeds("VectorPicturesTests/Fixtures/svg.json") { Data($0.utf8) }
    + seeds("VectorPicturesTests/Fixtures/pdf.json") { Data(base64Encoded: $0) }

  private static func seeds(_ path: String, _ bytes: (String) -> Data?) -> [[UInt8]] {
    struct Table: Decodable {
      struct Row: Decodable { let file: String }
      let cases: [Row]
    }
    let url = URL(filePath: #filePath).appending(path: "../../../\(path)").standardizedFileURL
    guard let data = try? Data(contentsOf: url), let table = try? JSONDecoder().decode(Table.self, from: data) else {
      return []
    }
    return table.cases.compactMap { bytes($0.file).map { [UInt8]($0) } }
  }

  /// A description of each kind of set with nearly all its keys.
  package static let contentsSeeds = [
    #"{"images":[{"idiom":"ipad","scale":"2x","filename":"a.png","display-gamut":"display-P3","width-class":"regular","#
      + #""language-direction":"right-to-left","locale":"de","appearances":[{"appearance":"luminosity","value":"dark"}],"#
      + #""alignment-insets":{"top":1,"left":2},"resizing":{"mode":"9-part","center":{"mode":"tile","width":1,"height":2},"#
      + #""cap-insets":{"top":1e2}}}],"properties":{"template-rendering-intent":"template","#
      + #""preserves-vector-representation":true,"provides-namespace":true},"info":{"version":1,"author":"xcode"}}"#,
    #"{"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"0x80","green":"128","#
      + #""blue":"0.5","alpha":1}}},{"idiom":"universal","color":{"platform":"ios","reference":"systemBlueColor"}},"#
      + #"{"color":{"color-space":"extended-gray","components":{"white":"0.250","alpha":"1.000"}}}]}"#,
    #"{"data":[{"idiom":"universal","filename":"a.json","universal-type-identifier":"public.json"}],"#
      + #""symbols":[{"idiom":"universal","filename":"s.svg"}]}"#,
  ]
}
