// Received and forwarded functions are parameters of test doubles, and are passed to the replacements of their receivers.

//: option configuration=debug
//: App/Types.swift
import Heirloom

class Button {}

@Instantiable
final class RealButton: Button, Instantiable {
    @Received let onTap: @Sendable (Int) -> String
    init(onTap: @escaping @Sendable (Int) -> String) { self.onTap = onTap }
}

final class StubButton: Button {
    let text: String
    init(onTap: @escaping @Sendable (Int) -> String) { text = onTap(7) }
}

@Instantiable(generateMock: true)
struct Screen: Instantiable {
    @Forwarded let onTap: @Sendable (Int) -> String
    @Received let log: (String) -> Void
    @Instantiated(fulfilledByType: "RealButton") let button: Button
}

//: App/main.swift
let screen = Screen.mock(onTap: { "tap \($0)" }, log: { print("log", $0) }, overrides: .init(button: StubButton.init))
screen.log(screen.onTap(1))
print((screen.button as? StubButton)?.text ?? "-")

//: prints
// log tap 1
// tap 7
