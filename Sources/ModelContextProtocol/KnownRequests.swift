/// The identifiers of the latest requests of a session, none of which may be used again.
struct KnownRequests {
  /// The largest number of kept identifiers: a longer session may repeat one from before.
  static let limit = 10_000

  private var identifiers: Set<RequestID> = []
  private var order: [RequestID] = []
  private var oldest = 0

  /// - Returns: false if it is known.
  mutating func insert(_ id: RequestID) -> Bool {
    guard identifiers.insert(id).inserted else { return false }
    if order.count < KnownRequests.limit {
      order.append(id)
    } else {
      identifiers.remove(order[oldest])
      order[oldest] = id
      oldest = (oldest + 1) % KnownRequests.limit
    }
    return true
  }
}
