import Heirloom
import Mail
import Storage

@main
@Instantiable
struct MailApp: Instantiable {
    @Instantiated private let store: any MessageStore
    @Instantiated private let mailboxBuilder: Instantiator<Mailbox>

    static func main() {
        MailApp().run()
    }

    private func run() {
        let ann = mailboxBuilder.instantiate(account: "ann")
        let ben = mailboxBuilder.instantiate(account: "ben")
        ann.send("Lunch?", to: "ben")
        print(ben.subjects.joined(separator: "\n"))
    }
}
