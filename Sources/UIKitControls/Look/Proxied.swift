/// A value that an appearance proxy can give: the object's own, or else the proxy's.
struct Proxied<Value> {
  var own: Value?
  private var standard: Value?

  init() {}

  var value: Value? { own ?? standard }

  /// Takes over the value that was set on a proxy, if there is one.
  mutating func takeOver(from proxy: Proxied) {
    if let value = proxy.own { standard = value }
  }
}
