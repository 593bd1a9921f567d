internal import Heirloom

/// An actor that only this package sees.
@Instantiable
package actor Archive: Instantiable {
    @Received private let clock: any Clock

    package nonisolated var hour: Int { clock.hour }
}

@propertyWrapper
package struct Checked<Value> {
    package var wrappedValue: Value

    package init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

/// What it receives may be read where it may not be set.
@Instantiable
package final class Ledger: Instantiable {
    @Checked @Received package private(set) var clock: any Clock
    @Received(onlyIfAvailable: true) private let address: Address?

    package var line: String { address?.line ?? "nowhere" }
}
