extension StringsValue {
  /// The value with each of its texts replaced.
  func mapUnits(_ change: (StringsUnit) -> StringsUnit) -> StringsValue {
    func mapped<Selector>(_ cases: [StringsCase<Selector>]) -> [StringsCase<Selector>] {
      cases.map { StringsCase(selector: $0.selector, place: $0.place, value: $0.value.mapUnits(change)) }
    }
    switch self {
    case .unit(let unit): return .unit(change(unit))
    case .set(let units): return .set(units.map(change))
    case .plural(let cases): return .plural(mapped(cases))
    case .device(let cases): return .device(mapped(cases))
    case .width(let cases): return .width(mapped(cases))
    }
  }
}
