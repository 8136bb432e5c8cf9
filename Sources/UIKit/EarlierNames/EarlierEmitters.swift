// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import HeadlessUIKit

// The names of emitters' shapes and modes before Swift 4.2 made them members of types.

/// The name of `CAEmitterLayerEmitterShape.rectangle` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// The name of `CAEmitterLayerEmitterShape.cuboid` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid")
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
/// The name of `CAEmitterLayerEmitterShape.circle` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
/// The name of `CAEmitterLayerEmitterShape.sphere` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
/// The name of `CAEmitterLayerEmitterMode.points` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.points")
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
/// The name of `CAEmitterLayerEmitterMode.outline` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.outline")
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
/// The name of `CAEmitterLayerEmitterMode.surface` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.surface")
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
/// The name of `CAEmitterLayerEmitterMode.volume` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterMode.volume")
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
/// The name of `CAEmitterLayerRenderMode.unordered` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.unordered")
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
/// The name of `CAEmitterLayerRenderMode.oldestFirst` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
/// The name of `CAEmitterLayerRenderMode.oldestLast` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.oldestLast")
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
/// The name of `CAEmitterLayerRenderMode.backToFront` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.backToFront")
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
/// The name of `CAEmitterLayerRenderMode.additive` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerRenderMode.additive")
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
