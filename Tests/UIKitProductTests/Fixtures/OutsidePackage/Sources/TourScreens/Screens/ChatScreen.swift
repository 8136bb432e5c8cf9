import SwiftUI

/// A conversation about a tour, its newest line at the bottom.
struct ChatScreen: View {
  @State private var draft = ""
  @State private var messages = ChatScreen.samples
  @State private var answered: Message?
  @FocusState private var isWriting: Bool

  private static let samples: [Message] = {
    let texts = ["Who is in for Sunday?", "I am, if it stays dry.", "Meet at the lock at nine?", "Nine it is! 🚲"]
    return texts.enumerated().map { index, text in
      Message(
        id: index, text: text, sender: Rider.samples[index % 3],
        date: Date.sample.addingTimeInterval(Double(index) * 340), isOwn: index % 3 == 0)
    }
  }()

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 10) {
          Text(Date.sample, style: .date)
            .font(.caption)
            .foregroundStyle(.secondary)
            .padding(.top, 8)
          ForEach(messages) { message in
            Bubble(message: message)
              .id(message.id)
              .contextMenu {
                Button {
                  answered = message
                } label: {
                  Label("Answer", systemImage: "arrowshape.turn.up.left")
                }
                Button(role: .destructive) {
                  messages.removeAll { $0.id == message.id }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
          }
        }
        .padding(.horizontal)
      }
      .defaultScrollAnchor(.bottom)
      .onChange(of: messages.count) {
        withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { inputBar }
    }
    .navigationBarTitleDisplayMode(.inline)
  }

  private var inputBar: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let answered {
        HStack {
          RoundedRectangle(cornerRadius: 1).fill(.tint).frame(width: 2)
          Text(answered.text).font(.caption).lineLimit(1)
          Spacer()
          Button {
            self.answered = nil
          } label: {
            Image(systemName: "xmark.circle.fill")
          }
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      HStack(alignment: .bottom) {
        TextField("Write something", text: $draft, axis: .vertical)
          .lineLimit(1...4)
          .focused($isWriting)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 18))
        Button(action: send) {
          Image(systemName: "arrow.up.circle.fill").font(.system(size: 30))
        }
        .disabled(draft.isEmpty)
        .keyboardShortcut(.return, modifiers: .command)
        .accessibilityLabel("Send")
      }
    }
    .padding()
    .background(.bar)
  }

  private func send() {
    messages.append(Message(id: messages.count, text: draft, sender: .ada, date: .sample, isOwn: true))
    draft = ""
    answered = nil
  }
}

/// A message, on the side of its writer.
private struct Bubble: View {
  @Environment(\.layoutDirection) private var direction
  let message: Message

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      if message.isOwn {
        Spacer(minLength: 40)
      } else {
        Text(message.sender.initials)
          .font(.caption2.bold())
          .foregroundColor(.white)
          .frame(width: 28, height: 28)
          .background(Circle().foregroundColor(.teal))
      }
      VStack(alignment: message.isOwn ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .foregroundColor(message.isOwn ? .white : .primary)
          .padding(.horizontal, 14)
          .padding(.vertical, 9)
          .background(
            UnevenRoundedRectangle(
              topLeadingRadius: 18, bottomLeadingRadius: message.isOwn ? 18 : 4,
              bottomTrailingRadius: message.isOwn ? 4 : 18, topTrailingRadius: 18
            )
            .fill(message.isOwn ? Color.blue : Color(.systemGray5))
          )
          .textSelection(.enabled)
        (Text(message.sender.name).bold() + Text(verbatim: " · ") + Text(message.date, style: .time))
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
      if !message.isOwn { Spacer(minLength: 40) }
    }
    .accessibilityElement(children: .combine)
  }
}
