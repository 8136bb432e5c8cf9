import SwiftUI

/// A drawn map that is dragged and magnified, with controls above it.
struct MapScreen: View {
  @GestureState private var drag = CGSize.zero
  @GestureState private var magnification: CGFloat = 1
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var heading = Angle.zero
  @State private var showsLegend = true

  private let places: [(name: String, x: CGFloat, y: CGFloat)] = [
    ("Harbour", 0.2, 0.25), ("Mill Bridge", 0.55, 0.45), ("North Light", 0.75, 0.7),
  ]

  var body: some View {
    ZStack {
      Color(red: 0.9, green: 0.95, blue: 0.88).ignoresSafeArea()
      map
        .scaleEffect(scale * magnification)
        .rotationEffect(heading)
        .offset(x: offset.width + drag.width, y: offset.height + drag.height)
        .gesture(dragging.simultaneously(with: magnifying))
        .onTapGesture(count: 2) { withAnimation { reset() } }
    }
    .overlay(alignment: .bottomTrailing) { controls }
    .overlay(alignment: .topLeading) {
      if showsLegend { legend.transition(.move(edge: .leading)) }
    }
    .animation(.default, value: showsLegend)
  }

  private var map: some View {
    GeometryReader { proxy in
      ZStack {
        Canvas { context, size in
          var grid = Path()
          for step in stride(from: 0, through: size.width, by: 40) {
            grid.move(to: CGPoint(x: step, y: 0))
            grid.addLine(to: CGPoint(x: step, y: size.height))
          }
          context.stroke(grid, with: .color(.gray.opacity(0.3)), lineWidth: 1)
        }
        Path { path in
          guard let first = places.first else { return }
          path.move(to: point(first.x, first.y, in: proxy.size))
          for place in places.dropFirst() { path.addLine(to: point(place.x, place.y, in: proxy.size)) }
        }
        .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [8, 6]))
        ForEach(places, id: \.name) { place in
          Pin(name: place.name).position(x: place.x * proxy.size.width, y: place.y * proxy.size.height)
        }
      }
    }
    .contentShape(Rectangle())
  }

  private var controls: some View {
    VStack(spacing: 0) {
      Button {
        scale *= 1.5
      } label: {
        Image(systemName: "plus").frame(width: 44, height: 44)
      }
      Divider()
      Button {
        scale = max(0.5, scale / 1.5)
      } label: {
        Image(systemName: "minus").frame(width: 44, height: 44)
      }
      Divider()
      Button {
        showsLegend.toggle()
      } label: {
        Image(systemName: "info").frame(width: 44, height: 44)
      }
    }
    .frame(width: 44)
    .background(.regularMaterial)
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .shadow(color: Color.black.opacity(0.2), radius: 3, x: 0, y: 1)
    .padding()
  }

  private var legend: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label {
        Text("Route")
      } icon: {
        Capsule().fill(.blue).frame(width: 20, height: 4)
      }
      Label {
        Text("Place")
      } icon: {
        Circle().fill(.red).frame(width: 10, height: 10)
      }
    }
    .font(.caption)
    .padding(10)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
    .padding()
  }

  private var dragging: some Gesture {
    DragGesture()
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { value in
        offset.width += value.translation.width
        offset.height += value.translation.height
      }
  }

  private var magnifying: some Gesture {
    MagnificationGesture()
      .updating($magnification) { value, state, _ in state = value }
      .onEnded { scale *= $0 }
  }

  private func point(_ x: CGFloat, _ y: CGFloat, in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }

  private func reset() {
    (offset, scale, heading) = (.zero, 1, .zero)
  }
}

/// A place on the map.
private struct Pin: View {
  let name: String

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: "mappin.circle.fill").font(.title2).symbolRenderingMode(.hierarchical).foregroundStyle(.red)
      Text(name).font(.caption2.bold()).padding(3).background(.white.opacity(0.8)).cornerRadius(4)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
  }
}
