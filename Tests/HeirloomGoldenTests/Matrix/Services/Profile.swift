public import Foundation
public import Heirloom

public struct Address: Hashable, Sendable {
    public let line: String

    public init(line: String) {
        self.line = line
    }
}

/// Two public forwarded properties: the labeled call is public, too.
@Instantiable
public struct Profile: Instantiable {
    @Forwarded public let name: String
    @Forwarded public let address: Address
    @Received private let encoder: JSONEncoder
    @Received private let clock: any Clock

    public func summary() throws -> String {
        let data = try encoder.encode([name, address.line])
        return String(decoding: data, as: UTF8.self) + " at \(clock.hour)"
    }
}
