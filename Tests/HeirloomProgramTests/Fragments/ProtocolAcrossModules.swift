// A protocol of one module, fulfilled in another.
//: Core
public protocol XXClock { var hour: Int { get } }
//: Feature
@Instantiable(fulfillingAdditionalTypes: [XXClock.self])
public struct XXWallClock: Instantiable, XXClock {
    public var hour: Int { 12 }
}
//: root
@Instantiated(fulfilledByType: "XXWallClock") let xxClock: any XXClock
//: inner
@Received let xxClock: any XXClock
//: main
print(inner.xxClock.hour)
//: prints
// 12
