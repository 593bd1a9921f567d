import Heirloom
import OpenCombineShim

/// A command of the user: every type may send it, and every type may listen.
package enum Command: Equatable, Sendable {
    case open(String)
    case close
}

package typealias Commands = PassthroughSubject<Command, Never>

@Instantiable
extension PassthroughSubject: @retroactive Instantiable {
    package static func instantiate() -> PassthroughSubject<Command, Never> {
        PassthroughSubject<Command, Never>()
    }
}

@Instantiable
extension CurrentValueSubject: @retroactive Instantiable {
    package static func instantiate() -> CurrentValueSubject<Int, Never> {
        CurrentValueSubject<Int, Never>(0)
    }
}
