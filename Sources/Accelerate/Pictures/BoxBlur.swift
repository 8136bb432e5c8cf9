/// The means of pixels in boxes: of rows first, then of columns.
struct BoxBlur {
  private let offset: (x: Int, y: Int)
  private let (width, height): (Int, Int)
  /// The colour of pixels beyond the edge; nil for that of the nearest.
  private let background: [UInt8]?

  init(_ offset: (x: Int, y: Int), width: Int, height: Int, background: [UInt8]?) {
    (self.offset, self.width, self.height, self.background) = (offset, width, height, background)
  }

  func apply(_ source: vImage_Buffer, _ destination: vImage_Buffer) -> vImage_Error {
    guard let from = source.data, let to = destination.data else { return kvImageNullPointerArgument }
    let size = (width: Int(source.width), height: Int(source.height))
    guard size.width > 0, size.height > 0, offset.x + Int(destination.width) <= size.width,
      offset.y + Int(destination.height) <= size.height
    else { return kvImageRoiLargerThanInputBuffer }
    for part in 0..<4 {
      let rows = (0..<size.height).map { y in
        (0..<size.width).map { x in Int((from + y * source.rowBytes + 4 * x + part).load(as: UInt8.self)) }
      }
      let beyond = background.map { Int($0[part]) }
      let sums = rows.map { Self.sums($0, width, beyond) }
      for x in 0..<Int(destination.width) {
        let column = Self.sums(sums.map { $0[offset.x + x] }, height, beyond.map { $0 * width })
        for y in 0..<Int(destination.height) {
          let mean = (column[offset.y + y] + width * height / 2) / (width * height)
          (to + y * destination.rowBytes + 4 * x + part).storeBytes(of: UInt8(clamping: mean), as: UInt8.self)
        }
      }
    }
    return kvImageNoError
  }

  /// The sums of as many numbers around each as a box has.
  private static func sums(_ numbers: [Int], _ length: Int, _ beyond: Int?) -> [Int] {
    let reach = length / 2
    let number = { (index: Int) in
      numbers.indices.contains(index) ? numbers[index] : beyond ?? numbers[min(max(index, 0), numbers.count - 1)]
    }
    var sum = (-reach...reach).reduce(0) { $0 + number($1) }
    return numbers.indices.map { index in
      defer { sum += number(index + reach + 1) - number(index - reach) }
      return sum
    }
  }
}
