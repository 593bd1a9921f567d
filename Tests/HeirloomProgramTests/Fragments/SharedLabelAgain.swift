// A label that others use for other types, received from two scopes above.
//: Feature
@Instantiable
public final class XXServer: Instantiable { public let name = "server" }
@Instantiable
public struct XXClient: Instantiable {
    @Received public let service: XXServer
    @Received public let value: String
}
//: App
@Instantiable
struct XXFloor: Instantiable {
    @Instantiated let client: XXClient
}
@Instantiable
struct XXOffice: Instantiable {
    @Forwarded let value: String
    @Instantiated let service: XXServer
    @Instantiated let floorBuilder: Instantiator<XXFloor>
}
//: inner
@Instantiated let xxOfficeBuilder: Instantiator<XXOffice>
//: main
let xxOffice = inner.xxOfficeBuilder.instantiate(value: "six")
let xxClient = xxOffice.floorBuilder.instantiate().client
print(xxClient.service === xxOffice.service, xxClient.value)
//: prints
// true six
