import SwiftUI

/// The weather along a tour.
struct WeatherScreen: View {
  struct Hour: Identifiable {
    let id: Int
    let symbol: String
    let degrees: Int
    let rain: Double
  }

  struct Day: Identifiable {
    let name: String
    let low: Double
    let high: Double
    var id: String { name }
  }

  private let hours: [Hour] = (0..<12).map { hour in
    let symbol = hour < 4 ? "sun.max.fill" : hour < 8 ? "cloud.sun.fill" : "cloud.rain.fill"
    return Hour(id: hour + 8, symbol: symbol, degrees: 14 + hour % 7, rain: Double(hour) / 12)
  }

  private let days: [Day] = [
    Day(name: "Today", low: 11, high: 21), Day(name: "Tomorrow", low: 9, high: 17),
    Day(name: "Friday", low: 13, high: 24),
  ]

  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var wind = 0.4

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        summary
        panel("Next hours", symbol: "clock") {
          ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 20) {
              ForEach(hours) { hour in
                VStack(spacing: 8) {
                  Text("\(hour.id):00").font(.caption2)
                  Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).imageScale(.large)
                  Text("\(hour.degrees)°").font(.callout.weight(.semibold))
                  if hour.rain > 0.5 {
                    Text(hour.rain, format: .percent.precision(.fractionLength(0))).font(.caption2)
                      .foregroundColor(.cyan)
                  }
                }
              }
            }
          }
          .frame(height: typeSize.isAccessibilitySize ? 200 : 110)
        }
        panel("Days", symbol: "calendar") {
          VStack {
            ForEach(days) { day in
              HStack {
                Text(day.name).frame(maxWidth: .infinity, alignment: .leading)
                Text("\(Int(day.low))°").foregroundStyle(.secondary)
                RangeBar(low: day.low, high: day.high).frame(width: 90, height: 5)
                Text("\(Int(day.high))°")
              }
              .font(.callout)
            }
          }
        }
        panel("Wind", symbol: "wind") {
          Gauge(value: wind) {
            Text("Bft")
          } currentValueLabel: {
            Text("\(Int(wind * 12))")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("12")
          }
          .gaugeStyle(.accessoryLinear)
          .tint(Gradient(colors: [.green, .yellow, .red]))
        }
      }
      .padding()
    }
    .foregroundStyle(.white)
    .background {
      LinearGradient(
        stops: [
          .init(color: .blue, location: 0), .init(color: .indigo, location: 0.7), .init(color: .black, location: 1),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .environment(\.colorScheme, .dark)
  }

  private var summary: some View {
    VStack(spacing: 4) {
      Text("Mill Bridge").font(.title)
      Text("17°").font(.system(size: 84, weight: .thin)).padding(.leading, 24)
      TimelineView(.periodic(from: .sample, by: 60)) { context in
        Text("As of \(context.date, style: .time)").font(.caption)
      }
      HStack {
        Label("9 mm", systemImage: "drop.fill")
        Label("UV 4", systemImage: "sun.min")
      }
      .labelStyle(.titleAndIcon)
      .font(.subheadline)
    }
    .padding(.vertical, 24)
  }

  private func panel<Content: View>(
    _ title: LocalizedStringKey, symbol: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(title, systemImage: symbol).font(.caption.bold()).opacity(0.7)
      Divider().overlay(.white.opacity(0.4))
      content()
    }
    .padding()
    .background(.white.opacity(0.15), in: .rect(cornerRadius: 16))
  }
}

/// The part of a scale from 0 to 30 degrees that a day takes.
private struct RangeBar: View {
  let low: Double
  let high: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.3))
        Capsule()
          .fill(LinearGradient(colors: [.cyan, .orange], startPoint: .leading, endPoint: .trailing))
          .frame(width: proxy.size.width * (high - low) / 30)
          .offset(x: proxy.size.width * low / 30)
      }
    }
  }
}
