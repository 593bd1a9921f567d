// A parameter of 'mock' without another default has the default of the type's initializer, or of the hand-written mock.
//: option configuration=debug
//: App/Types.swift
import Heirloom

struct Style {
    let name: String
    static let plain = Style(name: "plain")
}

@Instantiable
final class Service: Instantiable {}

@Instantiable(generateMock: true, customMockName: "preview")
struct Row: Instantiable {
    @Received let service: Service
    @Forwarded let number: Int

    static func preview(service: Service, number: Int = 4) -> Row { Row(service: service, number: number) }
}

@Instantiable(generateMock: true)
struct Label: Instantiable {
    @Forwarded let text: String
    @Received let style: Style

    init(text: String = "text", style: Style = .plain) {
        self.text = text
        self.style = style
    }
}
//: App/main.swift
print(Row.mock().number, Row.mock(number: 5).number)
print(Label.mock().text, Label.mock().style.name, Label.mock(text: "other").text)
//: prints
// 4 5
// text plain other
