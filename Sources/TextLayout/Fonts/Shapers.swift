import Foundation

/// The shapers that HarfBuzz tries, in its own order. By default it reads them from the environment (`HB_SHAPER_LIST`),
/// which must not influence results.
enum Shapers {
  private static let names = ["graphite2", "ot", "fallback"]

  /// C strings, terminated by nil. They live as long as the process.
  nonisolated(unsafe) static let list: UnsafePointer<UnsafePointer<CChar>?> = {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: names.count + 1)
    for (index, name) in names.enumerated() { (list + index).initialize(to: strdup(name).map { UnsafePointer($0) }) }
    (list + names.count).initialize(to: nil)
    return UnsafePointer(list)
  }()
}
