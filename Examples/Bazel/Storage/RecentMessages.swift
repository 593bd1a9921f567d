import Heirloom

/// A store in memory that keeps the most recent messages of each account.
@Instantiable(fulfillingAdditionalTypes: [MessageStore.self])
final class RecentMessages: Instantiable, MessageStore {
    @Instantiated private let limit: MessageLimit
    private var messages: [String: [Message]] = [:]

    /// Returns the most recent messages of an account, oldest first.
    func messages(of account: String) -> [Message] {
        messages[account, default: []]
    }

    /// Adds a message, and drops the oldest one of a full account.
    func add(_ message: Message, to account: String) {
        let all = messages[account, default: []] + [message]
        messages[account] = Array(all.suffix(limit.count))
    }
}
