// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Numbers at equal distances in memory.

func numbers<T>(_ a: UnsafePointer<T>, _ stride: vDSP_Stride, _ n: vDSP_Length) -> [T] {
  (0..<Int(n)).map { a[$0 * stride] }
}

func write<T>(_ numbers: [T], _ c: UnsafeMutablePointer<T>, _ stride: vDSP_Stride) {
  for (index, number) in numbers.enumerated() { c[index * stride] = number }
}
