import SwiftUI

/// A guide that speaks: a turning disc, a bar to wind, and speeds.
struct AudioGuideScreen: View {
  @State private var position: TimeInterval = 84
  @State private var isPlaying = false
  @State private var speed = 1.0
  @State private var showsText = false
  @State private var turn = 0.0
  @ScaledMetric private var discSize: CGFloat = 180

  private let length: TimeInterval = 312
  private let speeds = [0.8, 1, 1.25, 1.5]

  var body: some View {
    VStack(spacing: 28) {
      disc
      VStack(spacing: 4) {
        Text("The lock keeper’s house").font(.title3.bold())
        Text("Chapter 3 of 9").font(.subheadline).foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      WindingBar(position: $position, length: length)
      controls
      HStack {
        Menu {
          ForEach(speeds, id: \.self) { value in
            Button {
              speed = value
            } label: {
              if value == speed { Label(title(of: value), systemImage: "checkmark") } else { Text(title(of: value)) }
            }
          }
        } label: {
          Text(title(of: speed)).font(.callout.bold()).padding(8)
        }
        Spacer()
        Button("Read along") { showsText = true }.popover(isPresented: .constant(false)) { Text("Soon") }
      }
    }
    .padding(24)
    .frame(maxHeight: .infinity)
    .background(
      RadialGradient(colors: [.brown.opacity(0.4), .clear], center: .top, startRadius: 10, endRadius: 500)
        .ignoresSafeArea()
    )
    .fullScreenCover(isPresented: $showsText) {
      ScrollView { Text("Once upon a time …").padding() }
        .overlay(alignment: .topTrailing) { Button("Close") { showsText = false }.padding() }
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility3)
    .statusBarHidden(isPlaying)
  }

  private var disc: some View {
    ZStack {
      Circle().fill(.black)
      ForEach(0..<4) { ring in
        Circle().stroke(.white.opacity(0.15), lineWidth: 1).padding(CGFloat(ring) * 16 + 12)
      }
      Circle().fill(AngularGradient(colors: [.orange, .red, .orange], center: .center)).padding(discSize * 0.35)
    }
    .frame(width: min(discSize, 260), height: min(discSize, 260))
    .rotationEffect(.degrees(turn))
    .animation(isPlaying ? .linear(duration: 4).repeatForever(autoreverses: false) : .default, value: turn)
    .rotation3DEffect(.degrees(isPlaying ? 8 : 0), axis: (x: 1, y: 0, z: 0))
    .onChange(of: isPlaying) { turn = isPlaying ? 360 : 0 }
    .onLongPressGesture(minimumDuration: 1) { position = 0 }
    .accessibilityHidden(true)
  }

  private var controls: some View {
    HStack(spacing: 40) {
      Button {
        position = max(0, position - 15)
      } label: {
        Image(systemName: "gobackward.15")
      }
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
          .resizable()
          .frame(width: 64, height: 64)
          .symbolEffect(.bounce, value: isPlaying)
      }
      Button {
        position = min(length, position + 15)
      } label: {
        Image(systemName: "goforward.15")
      }
    }
    .font(.title)
    .buttonStyle(.borderless)
    .tint(.primary)
  }

  private func title(of speed: Double) -> String { "\(speed.formatted())×" }
}

/// A bar whose knob is dragged along it.
private struct WindingBar: View {
  @Binding var position: TimeInterval
  let length: TimeInterval
  @GestureState private var isDragged = false

  var body: some View {
    VStack(spacing: 6) {
      GeometryReader { proxy in
        let share = position / length
        ZStack(alignment: .leading) {
          Capsule().fill(Color.primary.opacity(0.15)).frame(height: isDragged ? 8 : 4)
          Capsule().fill(.tint).frame(width: proxy.size.width * share, height: isDragged ? 8 : 4)
          Circle().fill(.tint).frame(width: 16, height: 16).offset(x: proxy.size.width * share - 8)
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .highPriorityGesture(
          DragGesture(minimumDistance: 0)
            .updating($isDragged) { _, state, _ in state = true }
            .onChanged { value in
              position = min(max(0, value.location.x / proxy.size.width), 1) * length
            }
        )
      }
      .frame(height: 24)
      HStack {
        Text(Duration.seconds(position), format: .time(pattern: .minuteSecond))
        Spacer()
        Text("-\(Int(length - position)) s")
      }
      .font(.caption.monospacedDigit())
      .foregroundColor(.secondary)
    }
    .accessibilityElement()
    .accessibilityLabel("Position")
    .accessibilityValue("\(Int(position)) seconds")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: position = min(length, position + 15)
      case .decrement: position = max(0, position - 15)
      @unknown default: break
      }
    }
  }
}
