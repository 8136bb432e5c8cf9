import Foundation

extension NamedProperty {
  @MainActor static func ofLayer<Layer: CALayer>(_: Layer.Type) -> [NamedProperty] {
    [
      NamedProperty("bounds", \Layer.bounds), NamedProperty("position", \Layer.position),
      NamedProperty("frame", \Layer.frame), NamedProperty("anchorPoint", \Layer.anchorPoint),
      NamedProperty("zPosition", \Layer.zPosition), NamedProperty("opacity", \Layer.opacity),
      NamedProperty("hidden", \Layer.isHidden), NamedProperty("cornerRadius", \Layer.cornerRadius),
      NamedProperty("borderWidth", \Layer.borderWidth), NamedProperty("borderColor", \Layer.borderColor),
      NamedProperty("masksToBounds", \Layer.masksToBounds),
      NamedProperty("backgroundColor", \Layer.backgroundColor),
      NamedProperty("shadowColor", \Layer.shadowColor), NamedProperty("shadowOpacity", \Layer.shadowOpacity),
      NamedProperty("shadowRadius", \Layer.shadowRadius), NamedProperty("shadowOffset", \Layer.shadowOffset),
      NamedProperty("contents", \Layer.contents), NamedProperty("name", \Layer.name),
      NamedProperty("sublayers", \Layer.sublayers), NamedProperty("superlayer", \Layer.superlayer),
    ]
  }
}
