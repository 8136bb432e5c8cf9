import ImageComparison
import Raster

/// The result of comparing two pictures.
struct PairComparison {
  /// The finding for a pair.
  enum Finding {
    case equal(ImageDifference.Size)
    case differing(Evidence)
    case onlyInExpected
    case onlyInActual
    case unreadable(reason: String)
  }

  /// The difference of two pictures.
  struct Evidence {
    let difference: ImageDifference
    let boxes: DifferenceBoxes
    /// The part of it beyond a threshold, if one was given.
    let perceived: (threshold: Double, difference: YIQDifference)?

    /// Whether the sizes are equal and no pixel is beyond the threshold.
    var isWithinThreshold: Bool { difference.sizes == nil && perceived?.difference.differingPixels == 0 }
  }

  let pair: PicturePair
  let finding: Finding
  /// Remarks about the files' colours.
  var notes: [String] = []
  /// The path of the difference picture.
  var picture: String?
  /// The reason that there is no difference picture, if one was requested.
  var pictureFault: String?
}

extension PairComparison {
  /// Compares a pair, and writes a picture of the difference; for one of many pairs, only if it differs.
  init(_ pair: PicturePair, threshold: Double?, output: DiffOutput?) throws(DiffError) {
    guard let expected = pair.expected, let actual = pair.actual else {
      self.init(pair: pair, finding: pair.expected == nil ? .onlyInActual : .onlyInExpected)
      return
    }
    let files = [try PictureFile(expected), try PictureFile(actual)]
    // Files of the same bytes have the same pixels.
    let isSame = files[0].bytes == files[1].bytes
    let images = try PictureFile.decoded(isSame ? [files[0]] : files)
    let (first, last) = (images[0], images[images.count - 1])
    self.init(pair: pair, finding: Self.finding(first.bitmap, last.bitmap, threshold: threshold))
    notes = zip(files, [first, last]).compactMap { Self.note($0, $1.colorSpace) }
    if let output, !(output.isFolder && isEqual) { writePicture(to: output, first.bitmap, last.bitmap) }
  }

  private var isEqual: Bool { if case .equal = finding { true } else { false } }

  private static func finding(_ expected: Bitmap, _ actual: Bitmap, threshold: Double?) -> Finding {
    guard let difference = ImageComparison.compare(expected: expected, actual: actual) else {
      return .equal(.init(width: expected.width, height: expected.height))
    }
    let perceived = threshold.map {
      (threshold: $0, difference: ImageComparison.yiqDifference(expected: expected, actual: actual, threshold: $0))
    }
    let boxes = ImageComparison.boxes(expected: expected, actual: actual)
    return .differing(Evidence(difference: difference, boxes: boxes, perceived: perceived))
  }

  private static func note(_ file: PictureFile, _ colors: ColorSpace) -> String? {
    guard case .other(let words) = colors else { return nil }
    return "'\(file.path)' is in \(words), which is not converted: its colours are taken as sRGB."
  }

  private mutating func writePicture(to output: DiffOutput, _ expected: Bitmap, _ actual: Bitmap) {
    do {
      picture = try output.write(pair, expected: expected, actual: actual)
    } catch {
      pictureFault = "\(error)"
    }
  }
}
