import Foundation

/// The shapers that HarfBuzz tries, in its own order. Asked for none, it reads them from the environment
/// (`HB_SHAPER_LIST`), which is to reach no result.
enum Shapers {
  private static let names = ["graphite2", "ot", "fallback"]

  /// C strings, and nothing behind them. They are for as long as the process.
  nonisolated(unsafe) static let list: UnsafePointer<UnsafePointer<CChar>?> = {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: names.count + 1)
    for (index, name) in names.enumerated() { (list + index).initialize(to: strdup(name).map { UnsafePointer($0) }) }
    (list + names.count).initialize(to: nil)
    return UnsafePointer(list)
  }()
}
