import Heirloom
import Testing

/// Each instantiator builds a new value from its forwarded arguments.
@Suite struct InstantiatorTests {
    private final class Page: Instantiable, Sendable {
        typealias ForwardedProperties = (title: String, number: Int)

        let title: String
        let number: Int

        init(title: String, number: Int) {
            self.title = title
            self.number = number
        }
    }

    private final class Blank: Instantiable, Sendable {}

    @Test func instantiatorsPassForwardedArguments() {
        let builder = Instantiator<Page> { title, number in Page(title: title, number: number) }
        let page = builder.instantiate((title: "Letters", number: 7))
        #expect(page.title == "Letters")
        #expect(page.number == 7)
    }

    @Test func instantiatorsBuildANewValueEachTime() {
        let builder = Instantiator<Blank> { Blank() }
        #expect(builder.instantiate() !== builder.instantiate())
    }

    @Test func sendableInstantiatorsBuildInOtherTasks() async {
        let builder = SendableInstantiator<Page> { title, number in Page(title: title, number: number) }
        let number = await Task.detached { builder.instantiate((title: "", number: 3)).number }.value
        #expect(number == 3)
        let blankBuilder = SendableInstantiator<Blank> { Blank() }
        #expect(blankBuilder.instantiate() !== blankBuilder.instantiate())
    }

    @Test func erasedInstantiatorsHideTheBuiltType() async {
        let builder = ErasedInstantiator<String, any CustomStringConvertible> { text in text + "!" }
        #expect(builder.instantiate("Hello").description == "Hello!")
        let sendableBuilder = SendableErasedInstantiator<Int, any CustomStringConvertible & Sendable> { $0 }
        let text = await Task.detached { sendableBuilder.instantiate(12).description }.value
        #expect(text == "12")
    }

    @Test func erasedInstantiatorsWithoutForwardedPropertiesNeedNoArgument() {
        let builder = ErasedInstantiator<Void, String> { "built" }
        let sendableBuilder = SendableErasedInstantiator<Void, String> { "built elsewhere" }
        #expect(builder.instantiate() == "built")
        #expect(sendableBuilder.instantiate() == "built elsewhere")
    }

    /// An instantiator created on the main actor runs its closure there, and may capture values of the main actor.
    @Test @MainActor func instantiatorsKeepTheirIsolation() {
        let counter = Counter()
        let builder = Instantiator<Blank> {
            counter.count += 1
            return Blank()
        }
        _ = builder.instantiate()
        _ = builder.instantiate()
        #expect(counter.count == 2)
    }

    @MainActor private final class Counter {
        var count = 0
    }
}
