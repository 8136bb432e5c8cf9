import Foundation
import Raster
import Testing

@testable import Drawing

/// Lists of lines, gradients, masks, blended groups, shadows of paths and backdrops.
enum DisplayListLayers {
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// Lists that differ from each other in exactly one field.
  static var different: [DisplayList] {
    (lines + gradients + corners + scopes + effects).map {
      DisplayList(size: CGSize(width: 10, height: 20), commands: [$0])
    }
  }

  private static var lines: [DrawCommand] {
    let outline = Outline([.move(to: .zero), .close])
    let styles = [
      StrokeStyle(width: 1), StrokeStyle(width: 2), StrokeStyle(width: 1, cap: .round),
      StrokeStyle(width: 1, cap: .square), StrokeStyle(width: 1, join: .round), StrokeStyle(width: 1, join: .bevel),
      StrokeStyle(width: 1, miterLimit: 4), StrokeStyle(width: 1, dashes: [1]), StrokeStyle(width: 1, dashes: [2]),
      StrokeStyle(width: 1, dashes: [1, 1]), StrokeStyle(width: 1, dashPhase: 1),
    ]
    return styles.map { .stroke(outline, $0, .color(black)) } + [
      .stroke(outline, styles[0], .color(red)), .stroke(Outline([.move(to: .zero)]), styles[0], .color(black)),
    ]
  }

  private static var gradients: [DrawCommand] {
    let (one, two) = (CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 3))
    let geometries: [Gradient.Geometry] = [
      .axial(from: one, to: two), .axial(from: two, to: two), .axial(from: one, to: one),
      .radial(from: one, startRadius: 1, to: two, endRadius: 2),
      .radial(from: two, startRadius: 1, to: two, endRadius: 2),
      .radial(from: one, startRadius: 2, to: two, endRadius: 2),
      .radial(from: one, startRadius: 1, to: one, endRadius: 2),
      .radial(from: one, startRadius: 1, to: two, endRadius: 3), .conic(center: one, angle: 0),
      .conic(center: two, angle: 0), .conic(center: one, angle: 1),
    ]
    func stop(_ location: Double, _ color: Color = black) -> Gradient.Stop {
      Gradient.Stop(location: location, color: color)
    }
    let others = [
      Gradient(geometries[0], stops: [stop(0)]), Gradient(geometries[0], stops: [stop(1)]),
      Gradient(geometries[0], stops: [stop(0, red)]), Gradient(geometries[0], stops: [stop(0), stop(0)]),
      Gradient(geometries[0], stops: [], transform: AffineTransform(scale: 2)),
      Gradient(geometries[0], stops: [], extendsBefore: false), Gradient(geometries[0], stops: [], extendsAfter: false),
      Gradient(geometries[0], stops: [], extendsBefore: false, extendsAfter: false),
    ]
    return (geometries.map { Gradient($0, stops: []) } + others).map {
      .fill(.rectangle(CGRect(x: 0, y: 0, width: 3, height: 3)), .gradient($0))
    }
  }

  private static var corners: [DrawCommand] {
    let rect = CGRect(x: 7, y: 0, width: 3, height: 3)
    let shapes = [
      RoundedRectangle(rect: rect, cornerRadius: 1, corners: .topLeft),
      RoundedRectangle(rect: rect, cornerRadius: 1, corners: .bottomRight),
      RoundedRectangle(rect: rect, cornerRadius: 1, curve: .continuous),
      RoundedRectangle(rect: rect, cornerRadius: 1, corners: .topLeft, curve: .continuous),
    ]
    return shapes.flatMap { [.fill(.rectangle($0), black), .fill(.border($0, width: 1), black)] }
  }

  private static var scopes: [DrawCommand] {
    let blends = BlendMode.allCases.map { DrawCommand.begin(.group(alpha: 0.25, blendMode: $0)) }
    let fill = DrawCommand.fill(.rectangle(.zero), black)
    return blends + [
      .begin(.group(alpha: 0.75, blendMode: .copy)), .begin(.mask([])), .begin(.mask([fill])),
      .begin(.mask([fill, fill])), .begin(.mask([.begin(.mask([fill])), .end])),
    ]
  }

  private static var effects: [DrawCommand] {
    let (path, other) = (Path.rectangle(.zero), Path.rectangle(.zero, cornerRadius: 1))
    let shadow = Shadow(offset: .zero, blurRadius: 1, color: black)
    let blurred = Shadow(offset: .zero, blurRadius: 2, color: black)
    return [
      .shadow(path, shadow), .shadow(other, shadow), .shadow(path, blurred), .backdrop(path, BackdropFilter(blur: 1)),
      .backdrop(other, BackdropFilter(blur: 1)), .backdrop(path, BackdropFilter(blur: 2)),
      .backdrop(path, BackdropFilter(blur: 1, saturation: 2)),
    ]
  }
}

@Suite struct DisplayListLayerTests {
  private let black = Color(red: 0, green: 0, blue: 0)

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: CGSize(width: 10, height: 20), commands: commands)
  }

  /// What has the default of a new field has the bytes of before it was there: the hash is that of bytes packed by
  /// hand (Python's struct and xxhash).
  @Test func newFieldsLeaveOldHashes() {
    let path = RoundedRectangle(
      rect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1, corners: .all, curve: .circular)
    let old = list([
      .begin(.group(alpha: 0.5, blendMode: .normal)), .fill(.rectangle(path), black),
      .fill(.border(path, width: 1), black), .end,
    ])
    #expect(old.kinds == [.group, .rectangle, .border, .fill, .color, .end])
    #expect(old.hash().description == "1add4f2523869ee9d502f2d3c91a0775")
  }

  @Test func descriptionsNameWhatIsNotTheDefault() {
    let outline = Outline([.move(to: .zero), .line(to: CGPoint(x: 1, y: 2))])
    let style = StrokeStyle(width: 2, cap: .round, join: .miter, miterLimit: 4, dashes: [4, 2], dashPhase: 1)
    let gradient = Gradient(
      .axial(from: .zero, to: CGPoint(x: 0, y: 44)),
      stops: [Gradient.Stop(location: 0, color: black), Gradient.Stop(location: 1, color: black)], extendsAfter: false)
    let shape = RoundedRectangle(
      rect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1, corners: [.topLeft, .topRight], curve: .continuous
    )
    let shadow = Shadow(offset: .zero, blurRadius: 3, color: black)
    let fill = DrawCommand.fill(.rectangle(shape), black)
    let commands: [DrawCommand] = [
      .stroke(outline, style, .gradient(gradient)), .shadow(.rectangle(shape), shadow),
      .backdrop(.rectangle(shape), BackdropFilter(blur: 20, saturation: 1.8)),
      .begin(.group(alpha: 0.5, blendMode: .plusDarker)), .begin(.mask([fill, .end])), .end, .end,
    ]
    let corners = "1 2 3 4 radius 1 corners 3 continuous"
    #expect(
      list(commands).description == """
        size 10 20
        stroke move 0 0 line 1 2 width 2 cap round limit 4 dashes 4 2 phase 1 \
        gradient axial 0 0 0 44 ends after stops 0 0 0 0 1, 1 0 0 0 1
        shadow \(corners) offset 0 0 blur 3 color 0 0 0 1
        backdrop \(corners) blur 20 saturation 1.8
        begin-group alpha 0.5 blend plusDarker
          begin-mask (fill \(corners) color 0 0 0 1; end)
          end
        end
        """)
  }

  /// A line of 4 with mitres of up to ten widths reaches 20 from its path; a bevelled one 2.
  @Test func paintedAreasIncludeLinesAndShadows() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 10)
    let outline = Outline([.move(to: CGPoint(x: 10, y: 10)), .line(to: CGPoint(x: 30, y: 20))])
    func area(_ command: DrawCommand) -> CGRect? { [command].paintedArea }
    #expect(area(.stroke(outline, StrokeStyle(width: 4), .color(black))) == rect.insetBy(dx: -20, dy: -20))
    #expect(area(.stroke(outline, StrokeStyle(width: 4, join: .bevel), .color(black))) == rect.insetBy(dx: -2, dy: -2))
    let shadow = Shadow(offset: CGSize(width: 1, height: 2), blurRadius: 3, color: black)
    #expect(area(.shadow(.rectangle(rect), shadow)) == CGRect(x: 5, y: 6, width: 32, height: 22))
    #expect(area(.backdrop(.rectangle(rect), BackdropFilter(blur: 9))) == rect)
    let mask = [DrawCommand.fill(.rectangle(CGRect(x: 0, y: 0, width: 15, height: 15)), black)]
    #expect(
      [.fill(.rectangle(rect), black)].inside(.mask(mask)).paintedArea == CGRect(x: 10, y: 10, width: 5, height: 5))
  }

  @Test func aMaskedOrBlendedCoverHidesNothing() {
    let cover = DrawCommand.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 20)), black)
    #expect(list([cover]).opaqueAreaCount == 1)
    #expect(list([cover].inside(.group(alpha: 1))).opaqueAreaCount == 1)
    #expect(list([cover].inside(.group(alpha: 1, blendMode: .multiply))).opaqueAreaCount == 0)
    #expect(list([cover].inside(.mask([cover]))).opaqueAreaCount == 0)
  }
}

extension DisplayList {
  /// The number of opaque areas that hide what lies below them, outside of groups.
  fileprivate var opaqueAreaCount: Int { covers.filter { $0.blur == nil && $0.group == nil }.count }
}
