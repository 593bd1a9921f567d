/// A message that a user received.
package struct Message: Identifiable, Sendable {
    package let id: Int
    package let sender: String
    package let subject: String
    package let text: String
    package var isRead = false

    package init(id: Int, sender: String, subject: String, text: String) {
        self.id = id
        self.sender = sender
        self.subject = subject
        self.text = text
    }
}
