// A builder that is forwarded two values and receives a third.
//: Core
@Instantiable
public struct XXStyle: Instantiable { public let name = "plain" }
//: Feature
@Instantiable
public struct XXPage: Instantiable {
    @Forwarded public let title: String
    @Forwarded public let number: Int
    @Received public let xxStyle: XXStyle
    public var text: String { "\(title) \(number) \(xxStyle.name)" }
}
//: root
@Instantiated let xxStyle: XXStyle
//: inner
@Instantiated let xxPageBuilder: Instantiator<XXPage>
//: main
print(inner.xxPageBuilder.instantiate(title: "page", number: 2).text)
//: prints
// page 2 plain
