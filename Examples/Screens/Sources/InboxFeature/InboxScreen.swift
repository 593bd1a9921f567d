#if canImport(SwiftUI)
import Design
import Mail
import SwiftUI

package struct InboxScreen: View {
    private let inbox: Inbox
    private let hidesRead: Bool
    @State private var reply: Reply?

    package init(inbox: Inbox, hidesRead: Bool) {
        self.inbox = inbox
        self.hidesRead = hidesRead
    }

    package var body: some View {
        List(inbox.messages(hidingRead: hidesRead)) { message in
            Button {
                reply = inbox.open(message)
            } label: {
                MessageRow(message: message)
            }
        }
        .task { await inbox.load() }
        .sheet(item: $reply) { ReplyScreen(reply: $0) }
    }
}

struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack {
            Avatar(of: message.sender)
            Text(message.subject)
        }
    }
}

struct ReplyScreen: View {
    @Bindable var reply: Reply
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(reply.message.text)
            TextField("Reply", text: $reply.text)
            Button("Send") {
                Task {
                    await reply.send()
                    dismiss()
                }
            }
        }
    }
}

#if DEBUG
#Preview("Inbox") { InboxScreen(inbox: .mock(), hidesRead: false) }

#Preview("With junk") {
    InboxScreen(inbox: .mock(overrides: .init(junkFilter: .init(mark: "-"))), hidesRead: false)
}

#Preview("Empty") { InboxScreen(inbox: .mock(server: StubServer(messages: [])), hidesRead: false) }
#endif
#endif
