import SwiftUI

/// The rider's weeks as bars, a line and a ring.
struct StatisticsScreen: View {
  enum Span: String, CaseIterable {
    case week = "Week"
    case month = "Month"
    case year = "Year"
  }

  struct Day: Identifiable {
    let id: Int
    let name: String
    let kilometers: Double
  }

  private static let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].enumerated().map { index, name in
    Day(id: index, name: name, kilometers: [12, 0, 25.5, 18, 6, 61, 40][index])
  }

  @State private var span = Span.week
  @State private var progress: CGFloat = 0
  @State private var marked: Day.ID?

  private var total: Double { Self.days.map(\.kilometers).reduce(0, +) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Picker("Span", selection: $span) {
          ForEach(Span.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)

        GroupBox {
          BarChart(days: Self.days, marked: $marked, progress: progress).frame(height: 160)
        } label: {
          Label("Kilometres", systemImage: "chart.bar.fill").foregroundStyle(.blue)
        }

        GroupBox("Climb") {
          Sparkline(values: [0.2, 0.35, 0.1, 0.6, 0.5, 0.9, 0.7], progress: progress)
            .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            .frame(height: 80)
            .padding(.vertical, 8)
        }

        ViewThatFits(in: .horizontal) {
          HStack(spacing: 24) {
            ring
            table
          }
          VStack(spacing: 24) {
            ring
            table
          }
        }
        .frame(maxWidth: .infinity)
      }
      .padding()
    }
    .navigationTitle("Statistics")
    .onAppear { withAnimation(.easeOut(duration: 0.8)) { progress = 1 } }
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: min(1, total / 200) * progress)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.green, .mint, .green]), center: .center),
          style: StrokeStyle(lineWidth: 14, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: -90))
      VStack {
        Text("\(Int(total / 2))%").font(.title2).bold()
        Text("of your goal").font(.caption2).foregroundColor(.secondary)
      }
    }
    .frame(width: 130, height: 130)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Goal")
    .accessibilityValue("\(Int(total / 2)) per cent")
  }

  private var table: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
      GridRow {
        Text("Best")
        Text("61 km").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Mean")
        Text("\(total / 7, specifier: "%.1f") km")
      }
    }
    .font(.callout)
  }
}

/// Bars of one colour; a tapped one is marked.
private struct BarChart: View {
  let days: [StatisticsScreen.Day]
  @Binding var marked: Int?
  var progress: CGFloat

  private var greatest: Double { days.map(\.kilometers).max() ?? 1 }

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(days) { day in
          VStack(spacing: 4) {
            if marked == day.id { Text("\(day.kilometers, specifier: "%.0f")").font(.caption2) }
            RoundedRectangle(cornerRadius: 4)
              .fill(marked == day.id ? Color.orange : Color.blue)
              .frame(height: max(2, (proxy.size.height - 40) * day.kilometers / greatest * progress))
            Text(day.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
          }
          .frame(maxWidth: .infinity)
          .onTapGesture { marked = marked == day.id ? nil : day.id }
        }
      }
      .frame(height: proxy.size.height, alignment: .bottom)
    }
  }
}

/// A line through values from 0 to 1, as far as the progress.
private struct Sparkline: Shape {
  let values: [CGFloat]
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let step = rect.width / CGFloat(max(1, values.count - 1))
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - value * rect.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path.trimmedPath(from: 0, to: progress)
  }
}
