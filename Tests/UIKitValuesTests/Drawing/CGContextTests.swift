import Drawing
import Foundation
import Raster
import Testing
@_spi(Subclasses) import UIKitValues

/// The commands that a context records: `color` is red, green, blue and opacity.
@MainActor @Suite struct CGContextTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test func aNewContextIsBlackWithLinesOfOnePoint() {
    let commands = drawn { context in
      context.fill(square)
      context.stroke(square)
    }
    #expect(
      commands == [
        "fill 10 10 20 20 color 0 0 0 1",
        "stroke move 10 10 line 30 10 line 30 30 line 10 30 close width 1 color 0 0 0 1",
      ])
  }

  @Test func theStateIsSavedAndRestored() {
    let commands = drawn { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.setFillColor(gray: 1, alpha: 1)
      context.translateBy(x: 5, y: 0)
      context.fill(square)
      context.restoreGState()
      context.fill(square)
    }
    #expect(commands == ["fill 15 10 20 20 color 1 1 1 1", "fill 10 10 20 20 color 1 0 0 1"])
  }

  @Test func componentsAreThoseOfTheSpaceBefore() {
    let commands = drawn { context in
      context.setFillColor([1, 0.5])
      context.fill(square)
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.fill(square)
      context.setFillColor([1, 0, 0, 0.5])
      context.fill(square)
      context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
      context.fill(square)
      context.setFillColor([0, 1, 0, 0, 1])
      context.fill(square)
      context.setFillColorSpace(CGColorSpaceCreateDeviceCMYK())
      context.fill(square)
    }
    #expect(
      commands == [
        "fill 10 10 20 20 color 1 1 1 0.5",
        "fill 10 10 20 20 color 0 0 0 1",
        "fill 10 10 20 20 color 1 0 0 0.5",
        "fill 10 10 20 20 color 0 1 1 1",
        "fill 10 10 20 20 color 1 0 1 1",
        "fill 10 10 20 20 color 0 0 0 1",
      ])
  }

  @Test func componentsOfLinesAreThoseOfTheirSpace() {
    let line = "stroke move 10 10 line 30 10 line 30 30 line 10 30 close width 1"
    let commands = drawn { context in
      context.setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setFillColor(gray: 0, alpha: 1)
      context.setStrokeColor([0, 1, 0, 1])
      context.stroke(square)
      context.setStrokeColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.setStrokeColor([0, 0, 1, 1])
      context.stroke(square)
    }
    #expect(commands == ["\(line) color 0 1 0 1", "\(line) color 0 0 1 1"])
  }

  /// The space of a colour that is set is that of the components after it; what an array lacks is not read.
  @Test func componentsAfterAGreyAreAShadeAndAnOpacity() {
    let commands = drawn { context in
      context.setFillColor(UIColor.red.cgColor)
      context.setFillColor(UIColor.black.cgColor)
      context.setFillColor([1, 0.5])
      context.fill(square)
      context.setFillColor([0.5])
      context.fill(square)
      context.setFillColor(UIColor.red.cgColor)
      context.setFillColor([0, 1])
      context.fill(square)
      context.setFillColor([] as [CGFloat])
      context.fill(square)
    }
    #expect(
      commands == [
        "fill 10 10 20 20 color 1 1 1 0.5", "fill 10 10 20 20 color 0.5 0.5 0.5 1",
        "fill 10 10 20 20 color 0 1 0 1", "fill 10 10 20 20 color 0 0 0 1",
      ])
  }

  @Test func restoringWithoutSavingDoesNothing() {
    let commands = drawn { context in
      context.setFillColor(gray: 1, alpha: 1)
      for _ in 0..<3 { context.restoreGState() }
      context.fill(square)
    }
    #expect(commands == ["fill 10 10 20 20 color 1 1 1 1"])
  }

  // MARK: Paths

  @Test func thePathStaysWhereItWasAdded() {
    let commands = drawn { context in
      context.addRect(square)
      context.translateBy(x: 50, y: 0)
      context.fillPath()
      context.fillPath()
    }
    #expect(commands == ["fill 10 10 20 20 color 0 0 0 1"], "the path is forgotten when it is filled")
  }

  @Test func aPathIsKnownInTheCoordinatesOfNow() {
    _ = drawn { context in
      context.scaleBy(x: 2, y: 2)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 20))
      #expect(context.currentPointOfPath == CGPoint(x: 20, y: 20))
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 10, height: 10))
      context.translateBy(x: 5, y: 0)
      #expect(context.currentPointOfPath == CGPoint(x: 15, y: 20))
      #expect(context.path?.boundingBox == CGRect(x: 5, y: 10, width: 10, height: 10))
      #expect(context.pathContains(CGPoint(x: 14, y: 11), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 6, y: 18), mode: .fill))
      context.setLineWidth(2)
      #expect(context.pathContains(CGPoint(x: 10, y: 9.5), mode: .stroke))
      context.beginPath()
      #expect(context.isPathEmpty && context.path == nil)
    }
  }

  @Test func aLineHasItsWidthInTheCoordinatesOfNow() {
    let commands = drawn { context in
      context.setLineDash(phase: 1, lengths: [4, 2])
      context.scaleBy(x: 2, y: 2)
      context.strokeLineSegments(between: [.zero, CGPoint(x: 10, y: 0)])
      context.scaleBy(x: 1, y: 3)
      context.strokeLineSegments(between: [.zero, CGPoint(x: 10, y: 0)])
    }
    #expect(
      commands == [
        "stroke move 0 0 line 20 0 width 2 dashes 8 4 phase 2 color 0 0 0 1",
        "begin-transform 2 0 0 6 0 0",
        "stroke move 0 0 line 10 0 width 1 dashes 4 2 phase 1 color 0 0 0 1",
        "end",
      ])
  }

  @Test func theStrokedPathReplacesThePath() {
    _ = drawn { context in
      context.setLineWidth(4)
      context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
      context.replacePathWithStrokedPath()
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
    }
  }

  // MARK: Clips

  @Test func clipsOpenWhereSomethingIsDrawn() {
    let commands = drawn { context in
      context.saveGState()
      context.clip(to: square)
      context.restoreGState()
      context.saveGState()
      context.clip(to: square)
      context.addEllipse(in: square)
      context.clip(using: .evenOdd)
      context.fill(square)
      context.restoreGState()
      context.fill(square)
    }
    #expect(commands.count == 6)
    #expect(commands[0] == "begin-clip 10 10 20 20")
    #expect(commands[1].hasPrefix("begin-clip outline even-odd move 30 20 curve"))
    #expect(commands[2...] == ["fill 10 10 20 20 color 0 0 0 1", "end", "end", "fill 10 10 20 20 color 0 0 0 1"])
  }

  @Test func twoRectanglesAreOneClip() {
    let commands = drawn { context in
      context.clip(to: square)
      context.clip(to: CGRect(x: 0, y: 0, width: 15, height: 99))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 5, height: 20))
      context.fill(square)
    }
    #expect(commands.first == "begin-clip 10 10 5 20")
  }

  @Test func nothingIsDrawnWhereEverythingIsClipped() throws {
    let gradient = try #require(gradient)
    #expect(
      drawn { context in
        context.clip()
        context.fill(square)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
      }.isEmpty)
    #expect(
      drawn { context in
        context.clip(to: square)
        context.clip(to: CGRect(x: 60, y: 60, width: 9, height: 9))
        context.fill(square)
      }.isEmpty)
  }

  @Test func aResetEndsAllClips() {
    let commands = drawn { context in
      context.clip(to: square)
      context.fill(square)
      context.resetClip()
      context.fill(square)
    }
    #expect(commands[2...] == ["end", "fill 10 10 20 20 color 0 0 0 1"])
  }

  // MARK: Compositing

  @Test func opacityIsPartOfColours() {
    let commands = drawn { context in
      context.setAlpha(0.5)
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(square)
    }
    #expect(commands == ["fill 10 10 20 20 color 0 0 0 0.25"])
  }

  /// A view's drawing is a picture of its own: clearing it does not clear what is behind the view.
  @Test func otherBlendModesAreGroupsInAGroup() {
    let commands = drawn { context in
      context.setBlendMode(.destinationOut)
      context.fill(square)
    }
    #expect(
      commands == [
        "begin-group alpha 1", "begin-group alpha 1 blend destinationOut", "fill 10 10 20 20 color 0 0 0 1", "end",
        "end",
      ])
    let cleared = drawn { context in
      context.setAlpha(0.1)
      context.clear(square)
      context.fill(square)
    }
    #expect(cleared[1] == "begin-group alpha 1 blend clear")
    #expect(cleared[4] == "fill 10 10 20 20 color 0 0 0 0.1")
  }

  @Test func shadowsAreTwiceTheDeviationAndNotTurned() {
    let commands = drawn { context in
      context.rotate(by: 1)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
      context.rotate(by: -1)
      context.fillEllipse(in: square)
      context.setShadow(offset: .zero, blur: 9, color: nil)
      context.fill(CGRect.zero.insetBy(dx: -1, dy: -1))
    }
    #expect(commands.count == 4 && commands[1].hasPrefix("fill outline") && commands[3].hasPrefix("fill"))
    #expect(commands[0] == "begin-shadow offset 1 2 blur 6 color 0 0 0 \(1.0 / 3)")
  }

  @Test func aTransparencyLayerIsDrawnWithTheStateBeforeIt() {
    let commands = drawn { context in
      context.setAlpha(0.5)
      context.setShadow(offset: .zero, blur: 2, color: CGColor(gray: 0, alpha: 1))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.saveGState()
      context.restoreGState()
      context.restoreGState()
      context.endTransparencyLayer()
      context.fill(square)
    }
    #expect(
      commands == [
        "begin-group alpha 0.5", "begin-shadow offset 0 0 blur 2 color 0 0 0 1", "fill 10 10 20 20 color 0 0 0 1",
        "end", "end", "begin-shadow offset 0 0 blur 2 color 0 0 0 1", "fill 10 10 20 20 color 0 0 0 0.5", "end",
      ])
  }

  @Test func aClipInALayerEndsWithIt() {
    let commands = drawn { context in
      context.beginTransparencyLayer(in: square, auxiliaryInfo: nil)
      context.fillEllipse(in: square)
      context.endTransparencyLayer()
      context.fill(square)
    }
    #expect(
      commands.map { String($0.prefix(10)) } == ["begin-grou", "begin-clip", "fill outli", "end", "end", "fill 10 10"])
  }

  // MARK: Gradients

  private let gradient = CGGradient(
    colorsSpace: nil, colors: [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 0)] as CFArray, locations: nil)

  @Test func gradientsFillWhatIsNotClipped() throws {
    let gradient = try #require(gradient)
    let commands = drawn { context in
      context.clip(to: square)
      context.scaleBy(x: 2, y: 1)
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [.drawsBeforeStartLocation])
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: 1, y: 0), endRadius: 5,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    #expect(
      commands == [
        "begin-clip 10 10 20 20",
        "fill 10 10 20 20 gradient axial 0 0 10 0 transform 2 0 0 1 0 0 ends after stops 0 1 1 1 1, 1 0 0 0 0",
        "fill 10 10 20 20 gradient radial 0 0 0 1 0 5 transform 2 0 0 1 0 0 stops 0 1 1 1 1, 1 0 0 0 0",
        "end",
      ])
  }

  @Test func gradientsAreSortedAndChecked() throws {
    let colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1), CGColor(gray: 0.5, alpha: 1)]
    let locations: [CGFloat] = [1, 0, 0.5]
    let sorted = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: locations))
    #expect(sorted.stops.map(\.location) == [0, 0.5, 1] && sorted.stops.map(\.color.red) == [0, 0.5, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    let components: [CGFloat] = [0, 1, 1, 0.5]
    let grey = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: components, locations: nil, count: 2))
    #expect(grey.stops.map(\.color.alpha) == [1, 0.5])
  }

  // MARK: Coordinates

  /// As on a device: pixels with y upwards. The view is 100 x 80 points at two pixels per point.
  @Test func theTransformIsThatToPixelsWithYUpwards() {
    _ = drawn { context in
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 160))
      context.translateBy(x: 10, y: 20)
      #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 20, y: 120))
      #expect(context.convertToUserSpace(CGPoint(x: 20, y: 120)) == .zero)
      #expect(context.convertToDeviceSpace(CGSize(width: 5, height: 5)) == CGSize(width: 10, height: -10))
      #expect(
        context.convertToUserSpace(CGRect(x: 0, y: 0, width: 2, height: 2))
          == CGRect(x: -10, y: 59, width: 1, height: 1))
    }
  }

  // MARK: Bad input

  @Test func transformsThatAreSingularOrNotFiniteDrawNothing() throws {
    let gradient = try #require(gradient)
    #expect(
      drawn { context in
        context.scaleBy(x: 0, y: 1)
        context.fill(square)
        context.stroke(square)
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
      }.isEmpty)
    #expect(
      drawn { context in
        context.translateBy(x: .nan, y: 0)
        context.fill(square)
      } == ["fill 10 10 20 20 color 0 0 0 1"], "a transform that is not finite is ignored")
  }

  @Test func linesThatAreNotLinesDrawNothing() {
    #expect(
      drawn { context in
        for width in [0, -1, CGFloat.nan, .infinity] {
          context.setLineWidth(width)
          context.stroke(square)
        }
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.fillEllipse(in: .null)
      }.isEmpty)
  }

  @Test func negativeSizesAreTheSameRectangle() {
    #expect(
      drawn { $0.fill(CGRect(x: 30, y: 30, width: -20, height: -20)) } == ["fill 10 10 20 20 color 0 0 0 1"])
  }

  /// Of 10,000 layers 200 are layers, and the rest is drawn straight: a list of commands nests no deeper than renderers do.
  @Test func layersWithoutEndAreAFault() {
    var depth = 0
    let faults = ViewEnvironment.faults {
      let commands = drawn { context in
        for _ in 0..<10_000 {
          context.beginTransparencyLayer(auxiliaryInfo: nil)
          context.clip(to: square)
          context.addEllipse(in: square)
          context.clip()
        }
        context.fill(square)
        for _ in 0..<10_000 { context.endTransparencyLayer() }
        context.fill(square)
      }
      #expect(commands.last == "fill 10 10 20 20 color 0 0 0 1")
      var open = 0
      for command in commands {
        open += command == "end" ? -1 : command.hasPrefix("begin") ? 1 : 0
        depth = max(depth, open)
      }
      #expect(open == 0)
    }
    #expect(depth <= 200)
    #expect(
      faults == [
        "CGContext with more than 200 nested clips and transparency layers is not supported yet. Restore the state between them."
      ])
  }

  @Test func clipsWithoutEndAreReleased() {
    let faults = ViewEnvironment.faults {
      _ = drawn { context in
        for index in 0..<100_000 {
          context.saveGState()
          context.addEllipse(in: square.insetBy(dx: CGFloat(index) / 1e5, dy: 0))
          context.clip()
        }
        context.fill(square)
      }
    }
    #expect(faults.count == 1)
  }

  @Test func aMillionSegmentsAreOneCommand() {
    let commands = content { context in
      context.move(to: .zero)
      for index in 0..<1_000_000 { context.addLine(to: CGPoint(x: index % 100, y: index / 12_500)) }
      context.strokePath()
    }.commands
    #expect(commands.count == 1)
  }
}
