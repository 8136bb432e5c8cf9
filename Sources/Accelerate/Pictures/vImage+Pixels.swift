// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Changes of pixels with four components of 8 bits, and of components alone.

/// The pixels of two buffers of the same size.
private struct PixelPair {
  let (from, to): (UnsafeMutableRawPointer, UnsafeMutableRawPointer)
  let (fromBytes, toBytes): (Int, Int)
  let (width, height): (Int, Int)

  init?(_ source: vImage_Buffer, _ destination: vImage_Buffer) {
    guard let from = source.data, let to = destination.data, source.width >= destination.width,
      source.height >= destination.height
    else { return nil }
    (self.from, self.to, fromBytes, toBytes) = (from, to, source.rowBytes, destination.rowBytes)
    (width, height) = (Int(destination.width), Int(destination.height))
  }

  /// Calls a function with the place of each pixel, of so many bytes.
  func forEach(
    _ size: Int, _ toSize: Int? = nil, _ body: (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void
  ) {
    for row in 0..<height {
      for column in 0..<width {
        body(from + row * fromBytes + column * size, to + row * toBytes + column * (toSize ?? size))
      }
    }
  }
}

/// Writes pixels that are computed of their places in the source.
private func fill(
  _ source: vImage_Buffer, _ destination: vImage_Buffer, size: Int, _ place: (Int, Int) -> (Int, Int)
) -> vImage_Error {
  guard let from = source.data, let to = destination.data else { return kvImageNullPointerArgument }
  guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
  // The source is read first, as the destination may be the same.
  let bytes = [UInt8](UnsafeRawBufferPointer(start: from, count: source.byteCount(pixelSize: size)))
  for row in 0..<Int(destination.height) {
    for column in 0..<Int(destination.width) {
      let (x, y) = place(column, row)
      let start =
        min(max(y, 0), Int(source.height) - 1) * source.rowBytes + min(max(x, 0), Int(source.width) - 1) * size
      for index in 0..<size {
        (to + row * destination.rowBytes + column * size + index).storeBytes(of: bytes[start + index], as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}

private func component(_ place: UnsafeMutableRawPointer, _ index: Int) -> UInt8 {
  (place + index).load(as: UInt8.self)
}

private func clamped(_ value: Int) -> UInt8 { UInt8(min(max(value, 0), 255)) }

@discardableResult
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let last = Int(src.pointee.width) - 1
  return fill(src.pointee, dest.pointee, size: 4) { (last - $0, $1) }
}
@discardableResult
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let last = Int(src.pointee.height) - 1
  return fill(src.pointee, dest.pointee, size: 4) { ($0, last - $1) }
}
/// Turns pixels by quarters of a turn, against the clock. The background is not seen.
@discardableResult
public func vImageRotate90_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
  _ backColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  let (right, bottom) = (Int(src.pointee.width) - 1, Int(src.pointee.height) - 1)
  return fill(src.pointee, dest.pointee, size: 4) { x, y in
    switch rotationConstant % 4 {
    case 1: (right - y, x)
    case 2: (right - x, bottom - y)
    case 3: (y, bottom - x)
    default: (x, y)
    }
  }
}
/// Each pixel is the nearest one. Differs from Accelerate, which computes between them.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags
) -> vImage_Error { scale(src.pointee, dest.pointee, size: 4) }
/// Each pixel is the nearest one. Differs from Accelerate, which computes between them.
@discardableResult
public func vImageScale_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags
) -> vImage_Error { scale(src.pointee, dest.pointee, size: 1) }

private func scale(_ source: vImage_Buffer, _ destination: vImage_Buffer, size: Int) -> vImage_Error {
  let (width, height) = (Int(destination.width), Int(destination.height))
  return fill(source, destination, size: size) {
    ((2 * $0 + 1) * Int(source.width) / (2 * width), (2 * $1 + 1) * Int(source.height) / (2 * height))
  }
}

/// The components of pixels in another order: each by its index before.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let pair = PixelPair(src.pointee, dest.pointee) else { return kvImageInvalidParameter }
  let map = (0..<4).map { Int(permuteMap[$0]) }
  guard map.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  pair.forEach(4) { from, to in
    let parts = map.map { component(from, $0) }
    for (index, part) in parts.enumerated() { (to + index).storeBytes(of: part, as: UInt8.self) }
  }
  return kvImageNoError
}

/// Replaces components of pixels by those of a plane: the mask's highest bit of four stands for the first.
@discardableResult
public func vImageOverwriteChannels_ARGB8888(
  _ newSrc: UnsafePointer<vImage_Buffer>, _ origSrc: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ copyMask: UInt8, _ flags: vImage_Flags
) -> vImage_Error {
  guard let planes = PixelPair(newSrc.pointee, dest.pointee), let pixels = PixelPair(origSrc.pointee, dest.pointee)
  else { return kvImageInvalidParameter }
  if origSrc.pointee.data != dest.pointee.data {
    pixels.forEach(4) { from, to in to.copyMemory(from: from, byteCount: 4) }
  }
  planes.forEach(1, 4) { from, to in
    for index in 0..<4 where copyMask & (8 >> UInt8(index)) != 0 { (to + index).copyMemory(from: from, byteCount: 1) }
  }
  return kvImageNoError
}
/// Replaces components of pixels by a number: the mask's highest bit of four stands for the first.
@discardableResult
public func vImageOverwriteChannelsWithScalar_ARGB8888(
  _ scalar: Pixel_8, _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ copyMask: UInt8,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let pair = PixelPair(src.pointee, dest.pointee) else { return kvImageInvalidParameter }
  pair.forEach(4) { from, to in
    for index in 0..<4 {
      let part = copyMask & (8 >> UInt8(index)) != 0 ? scalar : component(from, index)
      (to + index).storeBytes(of: part, as: UInt8.self)
    }
  }
  return kvImageNoError
}

/// Numbers between two bounds as the whole ones from 0 to 255.
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let pair = PixelPair(src.pointee, dest.pointee), maxFloat != minFloat else { return kvImageInvalidParameter }
  pair.forEach(4, 1) { from, to in
    let part = (from.load(as: Float.self) - minFloat) / (maxFloat - minFloat) * 255
    to.storeBytes(of: part.isNaN ? 0 : UInt8(min(max(part, 0), 255).rounded()), as: UInt8.self)
  }
  return kvImageNoError
}
/// The whole numbers from 0 to 255 as numbers between two bounds.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F, _ minFloat: Pixel_F,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let pair = PixelPair(src.pointee, dest.pointee) else { return kvImageInvalidParameter }
  pair.forEach(1, 4) { from, to in
    to.storeBytes(of: minFloat + Float(component(from, 0)) / 255 * (maxFloat - minFloat), as: Float.self)
  }
  return kvImageNoError
}

/// How many pixels have each value of each component.
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let pair = PixelPair(src.pointee, src.pointee) else { return kvImageInvalidParameter }
  for index in 0..<4 { histogram[index]?.update(repeating: 0, count: 256) }
  pair.forEach(4) { from, _ in
    for index in 0..<4 { histogram[index]?[Int(component(from, index))] += 1 }
  }
  return kvImageNoError
}

/// Mixes the components of pixels: a row of the matrix has the shares of a component in the four that become of it.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
  _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  guard let pair = PixelPair(src.pointee, dest.pointee), divisor != 0 else { return kvImageInvalidParameter }
  pair.forEach(4) { from, to in
    let parts = (0..<4).map { Int(component(from, $0)) + Int(pre_bias?[$0] ?? 0) }
    for index in 0..<4 {
      let sum = (0..<4).reduce(Int(post_bias?[index] ?? 0)) { $0 + parts[$1] * Int(matrix[4 * $1 + index]) }
      (to + index).storeBytes(of: clamped(Int((Double(sum) / Double(divisor)).rounded())), as: UInt8.self)
    }
  }
  return kvImageNoError
}

/// Each pixel is the mean of those around it in a box. Pixels beyond the edge are the nearest ones, or have the background's
/// colour with that flag.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
  _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
  guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
  let background = flags & vImage_Flags(kvImageBackgroundColorFill) == 0 ? nil : backgroundColor
  let box = BoxBlur(
    (Int(srcOffsetToROI_X), Int(srcOffsetToROI_Y)), width: Int(kernel_width), height: Int(kernel_height),
    background: background.map { color in (0..<4).map { color[$0] } })
  return box.apply(src.pointee, dest.pointee)
}
