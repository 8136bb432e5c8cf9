/// A value that an appearance proxy can give: the object's own, or else the proxy's.
package struct Proxied<Value> {
  package var own: Value?
  private var standard: Value?

  package init() {}

  package var value: Value? { own ?? standard }

  /// Takes over the value that was set on a proxy, if there is one.
  package mutating func takeOver(from proxy: Proxied) {
    if let value = proxy.own { standard = value }
  }
}
