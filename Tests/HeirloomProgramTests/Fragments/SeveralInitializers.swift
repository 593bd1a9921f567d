// Of several initializers the one with the fewest further parameters is called.
//: Core
@Instantiable
public struct XXUnit: Instantiable { public let text = "cm" }
//: Feature
@Instantiable
public struct XXRuler: Instantiable {
    @Received private let xxUnit: XXUnit
    public let text: String
    public init(xxUnit: XXUnit, length: Int = 1, width: Int = 1) {
        self.xxUnit = xxUnit
        text = "long"
    }
    public init(xxUnit: XXUnit, length: Int = 1) {
        self.xxUnit = xxUnit
        text = "short \(xxUnit.text)"
    }
    public init(text: String) { self.init(xxUnit: XXUnit(), length: text.count) }
}
//: root
@Instantiated let xxUnit: XXUnit
//: inner
@Instantiated let xxRuler: XXRuler
//: main
print(inner.xxRuler.text)
//: prints
// short cm
