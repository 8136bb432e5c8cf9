import Drawing
import Foundation
import OutlineGeometry
import Testing

struct OutlineShapeTests {}
