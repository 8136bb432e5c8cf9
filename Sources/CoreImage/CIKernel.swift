public import Foundation

/// A program that computes pixels: none is ever made.
open class CIKernel: NSObject {
  /// The part of an input that a part of the output needs.
  public typealias ROICallback = CIKernelROICallback

  /// `nil`: programs are not compiled.
  public init?(source string: String) { nil }

  /// - Throws: an error at all times, as programs are not run.
  public init(functionName name: String, fromMetalLibraryData data: Data) throws { throw CIKernelError.notSupported }

  open var name: String { "" }

  /// `nil`: programs are not run.
  open func apply(
    extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?
  ) -> CIImage? { nil }
}

/// The part of an input that a part of the output needs.
public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect

/// A program that computes each pixel from one of each input: none is ever made.
open class CIColorKernel: CIKernel {
  /// `nil`: programs are not run.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

/// A program that moves pixels: none is ever made.
open class CIWarpKernel: CIKernel {
  /// `nil`: programs are not run.
  open func apply(
    extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, image: CIImage, arguments args: [Any]
  ) -> CIImage? { nil }
}

private enum CIKernelError: Error {
  case notSupported
}
