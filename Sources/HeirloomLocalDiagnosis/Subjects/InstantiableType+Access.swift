import HeirloomModel
import HeirloomReading

extension InstantiableType {
    /// The access level to write on a member that is to be as accessible as the type; `nil` if none is needed.
    var memberAccess: AccessLevel? {
        writtenAccess.flatMap { $0 > .internal ? min($0, .public) : nil }
    }
}
