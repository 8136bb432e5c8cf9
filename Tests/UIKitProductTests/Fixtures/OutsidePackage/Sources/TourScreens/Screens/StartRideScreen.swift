import SwiftUI

/// Buttons, toggles and labels in the app's own styles.
struct StartRideScreen: View {
  @State private var isRecording = false
  @State private var sharesPlace = true
  @State private var isLocked = false
  @State private var progress = 0.35

  var body: some View {
    VStack(spacing: 24) {
      GroupBox("Before you start") {
        VStack(alignment: .leading) {
          Toggle("Share my place", isOn: $sharesPlace)
          Toggle("Lock the screen", isOn: $isLocked)
        }
        .toggleStyle(CheckboxStyle())
      }
      .groupBoxStyle(PaperStyle())

      ProgressView("Battery", value: progress, total: 1).progressViewStyle(SegmentedStyle(count: 10))

      HStack(spacing: 16) {
        Button("Pause") { isRecording = false }
          .buttonStyle(PillStyle(color: .gray))
          .disabled(!isRecording)
        Button(isRecording ? "Stop" : "Go", systemImage: isRecording ? "stop.fill" : "play.fill") {
          withAnimation(.interactiveSpring) { isRecording.toggle() }
        }
        .buttonStyle(.pill(.green))
        .contentTransition(.opacity)
      }

      HStack {
        Label("18 km/h", systemImage: "speedometer")
        Spacer()
        Label("122 m", systemImage: "arrow.up.right")
        Spacer()
        Label("1:04 h", systemImage: "clock")
      }
      .labelStyle(StackedLabelStyle())

      Button("Call for help", role: .destructive) {}
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .controlSize(.small)
    }
    .padding()
  }
}

/// A capsule that shrinks while it is pressed.
private struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  let color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 28)
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(Capsule().fill(configuration.role == .destructive ? .red : color))
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillStyle {
  fileprivate static func pill(_ color: Color) -> PillStyle { PillStyle(color: color) }
}

/// A box with a checkmark before the label.
private struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .imageScale(.large)
          .foregroundStyle(configuration.isOn ? Color.green : .secondary)
        configuration.label
        Spacer()
      }
    }
    .buttonStyle(.plain)
    .padding(.vertical, 4)
  }
}

/// A box like a sheet of paper, with its title in capitals.
private struct PaperStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.caption.bold()).textCase(.uppercase).foregroundStyle(.secondary)
      configuration.content
    }
    .padding()
    .background(Color.yellow.opacity(0.15))
    .overlay(Rectangle().stroke(.yellow, lineWidth: 1))
  }
}

/// Segments, filled as far as the progress.
private struct SegmentedStyle: ProgressViewStyle {
  let count: Int

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      HStack(spacing: 3) {
        ForEach(0..<count, id: \.self) { index in
          RoundedRectangle(cornerRadius: 2)
            .fill(Double(index) < (configuration.fractionCompleted ?? 0) * Double(count) ? Color.green : .gray)
            .frame(height: 10)
        }
      }
    }
  }
}

/// A label with its icon above its title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title3).foregroundStyle(.tint)
      configuration.title.font(.caption)
    }
  }
}
