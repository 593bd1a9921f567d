// A label that others use for other types.
//: Core
public protocol XXServing { var port: Int { get } }
//: Feature
@Instantiable(fulfillingAdditionalTypes: [XXServing.self])
public final class XXServer: Instantiable, XXServing { public let port = 80 }
@Instantiable
public struct XXClient: Instantiable {
    @Received public let service: any XXServing
    @Received public let value: Int
}
//: App
@Instantiable
struct XXOffice: Instantiable {
    @Forwarded let value: Int
    @Instantiated let service: any XXServing
    @Instantiated let client: XXClient
}
//: inner
@Instantiated let xxOfficeBuilder: Instantiator<XXOffice>
//: main
let xxOffice = inner.xxOfficeBuilder.instantiate(value: 6)
print(xxOffice.client.service.port, xxOffice.client.value)
//: prints
// 80 6
