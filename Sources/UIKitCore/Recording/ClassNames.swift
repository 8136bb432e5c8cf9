/// The names of classes, each made once: that takes the runtime longer than recording the rest of a view.
struct ClassNames {
  private var known: [ObjectIdentifier: String] = [:]

  /// The name of an object's class, without its module: `UILabel`.
  mutating func name(of object: AnyObject) -> String {
    let type = type(of: object)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
