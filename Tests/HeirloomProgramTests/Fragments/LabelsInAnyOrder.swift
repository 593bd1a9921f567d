// An erased builder that lists what is forwarded in another order.
//: Core
public protocol XXScreen { var text: String { get } }
//: Feature
@Instantiable
public struct XXProfile: Instantiable, XXScreen {
    @Forwarded private let userName: String
    @Forwarded private let userID: Int
    public var text: String { "\(userName) \(userID)" }
}
//: inner
@Instantiated(fulfilledByType: "XXProfile")
let xxProfileBuilder: ErasedInstantiator<(userID: Int, userName: String), any XXScreen>
@Instantiated(fulfilledByType: "XXProfile")
let xxNamedBuilder: ErasedInstantiator<XXProfile.ForwardedProperties, any XXScreen>
//: main
print(inner.xxProfileBuilder.instantiate((userID: 1, userName: "eve")).text)
print(inner.xxNamedBuilder.instantiate((userName: "ida", userID: 2)).text)
//: prints
// eve 1
// ida 2
