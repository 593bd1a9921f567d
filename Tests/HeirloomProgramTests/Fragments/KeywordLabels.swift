// Dependencies that are named like keywords.
//: Core
@Instantiable
public struct XXChoice: Instantiable { public let text = "choice" }
@Instantiable
public final class XXRange: Instantiable {}
//: Feature
@Instantiable
public struct XXMenu: Instantiable {
    @Received public let `default`: XXChoice
    @Received public let `in`: XXRange
    @Forwarded public let `repeat`: Int
}
//: App
@Instantiable
struct XXRestaurant: Instantiable {
    @Instantiated let `default`: XXChoice
    @Instantiated let `in`: XXRange
    @Instantiated let `switch`: Instantiator<XXMenu>
}
//: inner
@Instantiated let xxRestaurant: XXRestaurant
//: main
let xxMenu = inner.xxRestaurant.switch.instantiate(repeat: 3)
print(xxMenu.default.text, xxMenu.in === inner.xxRestaurant.in, xxMenu.repeat)
//: prints
// choice true 3
