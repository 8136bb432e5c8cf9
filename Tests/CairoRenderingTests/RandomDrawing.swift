import Drawing
import Foundation
import Raster

/// A drawing of `scripts/drawing-fixtures`: items from the bottom up.
struct RandomDrawing: Decodable {
  static let side = 40

  private let items: [Item]

  init(from decoder: any Decoder) throws { items = try [Item](from: decoder) }

  var commands: [DrawCommand] { items.flatMap(\.commands) }

  /// Paths are lists of a letter and numbers.
  private struct Element: Decodable {
    let name: String
    let numbers: [Double]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      var numbers: [Double] = []
      while !list.isAtEnd { numbers.append(try list.decode(Double.self)) }
      self.numbers = numbers
    }

    var element: Outline.Element {
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      return switch name {
      case "M": .move(to: point(0))
      case "L": .line(to: point(0))
      case "C": .curve(to: point(2), control1: point(0), control2: point(1))
      default: .close
      }
    }
  }

  private struct GradientItem: Decodable {
    let stops: [[Double]]
    let axial, radial, conic: [Double]?

    var gradient: Gradient {
      Gradient(geometry, stops: stops.map { Gradient.Stop(location: $0[0], color: color(Array($0[1...]))) })
    }

    private var geometry: Gradient.Geometry {
      if let axial { return .axial(from: CGPoint(x: axial[0], y: axial[1]), to: CGPoint(x: axial[2], y: axial[3])) }
      if let radial {
        return .radial(
          from: CGPoint(x: radial[0], y: radial[1]), startRadius: radial[2], to: CGPoint(x: radial[3], y: radial[4]),
          endRadius: radial[5])
      }
      let conic = conic ?? []
      return .conic(center: CGPoint(x: conic[0], y: conic[1]), angle: conic[2])
    }
  }

  private struct Stroke: Decodable {
    let width: Double
    let cap, join: String
    let limit: Double
    let dashes: [Double]?
    let phase: Double?

    var style: StrokeStyle {
      StrokeStyle(
        width: width, cap: ["butt": .butt, "round": .round][cap] ?? .square,
        join: ["miter": .miter, "round": .round][join] ?? .bevel, miterLimit: limit, dashes: dashes ?? [],
        dashPhase: phase ?? 0)
    }
  }

  private struct Mask: Decodable {
    let path: [Element]
    let gradient: GradientItem
  }

  private struct Item: Decodable {
    let path: [Element]
    let evenOdd: Bool
    let color: [Double]?
    let gradient: GradientItem?
    let transform: [Double]?
    let clip: [Element]?
    let mask: Mask?
    let stroke: Stroke?
    let mode: String?
    let alpha: Double?

    var commands: [DrawCommand] {
      let outline = Outline(path.map(\.element), usesEvenOddRule: evenOdd)
      let paint: Paint = gradient.map { .gradient($0.gradient) } ?? .color(RandomDrawing.color(color ?? []))
      var commands: [DrawCommand] = [
        stroke.map { .stroke(outline, $0.style, paint) } ?? .fill(.outline(outline), paint)
      ]
      if let clip { commands = commands.inside(.clip(.outline(Outline(clip.map(\.element))))) }
      if let mask {
        let shape = Path.outline(Outline(mask.path.map(\.element)))
        commands = commands.inside(.mask([.fill(shape, .gradient(mask.gradient.gradient))]))
      }
      if let transform {
        let transform = AffineTransform(
          m11: transform[0], m12: transform[1], m21: transform[2], m22: transform[3], tX: transform[4], tY: transform[5]
        )
        commands = commands.inside(.transform(transform))
      }
      guard let mode = BlendMode.allCases.first(where: { "\($0)" == mode ?? "normal" }), mode != .normal || alpha != nil
      else { return commands }
      return commands.inside(.group(alpha: alpha ?? 1, blendMode: mode))
    }
  }

  private static func color(_ channels: [Double]) -> Color {
    Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}

/// The pictures of drawings by another program: colours, premultiplied, in the upper half, and alphas in the lower one.
struct DrawingSheet {
  private static let columns = 25

  private let sheet: Bitmap

  init(_ file: URL) throws { sheet = try PNG.decode(Data(contentsOf: file)) }

  /// The pixel of a drawing as `0xAARRGGBB`, premultiplied.
  func pixel(_ drawing: Int, _ x: Int, _ y: Int) -> UInt32 {
    let (row, column) = drawing.quotientAndRemainder(dividingBy: Self.columns)
    let place = (row * RandomDrawing.side + y) * sheet.width + column * RandomDrawing.side + x
    let alpha = sheet.pixels[place + sheet.height / 2 * sheet.width] & 255
    return alpha << 24 | sheet.pixels[place] & 0xFF_FFFF
  }

  func pixels(_ drawing: Int) -> [UInt32] {
    (0..<RandomDrawing.side * RandomDrawing.side).map {
      pixel(drawing, $0 % RandomDrawing.side, $0 / RandomDrawing.side)
    }
  }
}
