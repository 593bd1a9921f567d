// A dependency in a property wrapper.
//: Core
@propertyWrapper
public struct XXCounted<Value> {
    private var value: Value
    public private(set) var projectedValue = 0
    public init(wrappedValue: Value) { value = wrappedValue }
    public var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            projectedValue += 1
        }
    }
}
@Instantiable
public struct XXDial: Instantiable { public let level = 5 }
//: App
@Instantiable
final class XXKnob: Instantiable {
    @XXCounted @Received var xxDial: XXDial
    @XXCounted @Forwarded var step: Int
}
//: root
@Instantiated let xxDial: XXDial
//: inner
@Instantiated let xxKnobBuilder: Instantiator<XXKnob>
//: main
let xxKnob = inner.xxKnobBuilder.instantiate(step: 2)
xxKnob.step += 1
print(xxKnob.xxDial.level, xxKnob.step, xxKnob.$step)
//: prints
// 5 3 1
