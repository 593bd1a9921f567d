// Raw identifiers and keywords name types in strings with backticks, and 'customMockName' without them.
//: option swift=6.2 raw identifiers
//: option configuration=debug
//: Core/Core.swift
import Heirloom

@Instantiable
public struct `note editor`: Instantiable {
    @Forwarded public let number: Int
    public init(number: Int) { self.number = number }
}

public enum Pages {
    @Instantiable
    public struct `in`: Instantiable {
        @Forwarded public let number: Int
        public init(number: Int) { self.number = number }
    }
}

@Instantiable
public struct `class`: Instantiable {
    @Forwarded public let number: Int
    public init(number: Int) { self.number = number }
}
//: AppTests/main.swift
import Core
import Heirloom

#HeirloomConfiguration(
    additionalMocksToGenerate: ["Core.`note editor`", "Pages.`in`", "`class`"],
    mockConditionalCompilation: nil
)

@Instantiable(generateMock: true, customMockName: "the preview")
struct Preview: Instantiable {
    @Forwarded let number: Int

    static func `the preview`(number: Int) -> Preview { Preview(number: number + 1) }
}

print(`note editor`.mock(number: 1).number, Pages.`in`.mock(number: 2).number)
print(`class`.mock(number: 3).number, Preview.mock(number: 4).number)
//: prints
// 1 2
// 3 5
