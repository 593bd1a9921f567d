import Heirloom
import Mail

@Instantiable
struct JunkFilter: Instantiable {
    private let mark: String

    init(mark: String = "JUNK") {
        self.mark = mark
    }

    func isJunk(_ message: Message) -> Bool {
        message.subject.hasPrefix(mark)
    }
}
