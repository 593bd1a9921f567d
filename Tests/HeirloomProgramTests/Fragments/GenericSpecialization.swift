// Two specializations of a generic type.
//: Core
public struct XXBox<Value> {
    public let value: Value
    public init(value: Value) { self.value = value }
}
//: Feature
@Instantiable
extension XXBox: Instantiable {
    public static func instantiate() -> XXBox<Int> { XXBox<Int>(value: 1) }
    public static func instantiate() -> XXBox<[String]> { XXBox<[String]>(value: ["a"]) }
}
//: root
@Instantiated let xxNumbers: XXBox<Int>
@Instantiated let xxWords: XXBox<[String]>
//: inner
@Received let xxNumbers: XXBox<Int>
@Received let xxWords: XXBox<Array<String>>
//: main
print(inner.xxNumbers.value, inner.xxWords.value)
//: prints
// 1 ["a"]
