// A model of the main actor, and one that a protocol puts there.
//: option isolation=MainActor
//: Core
@MainActor public protocol XXPresenting: AnyObject { var title: String { get } }
//: Feature
@MainActor @Instantiable
public final class XXModel: Instantiable { public var count = 1 }
@Instantiable(fulfillingAdditionalTypes: [XXPresenting.self])
public final class XXPresenter: Instantiable, XXPresenting {
    @Received private let xxModel: XXModel
    public var title: String { "title \(xxModel.count)" }
}
//: root
@Instantiated let xxModel: XXModel
@Instantiated(fulfilledByType: "XXPresenter") let xxPresenter: any XXPresenting
//: inner
@Received let xxPresenter: any XXPresenting
//: main
root.xxModel.count += 1
print(inner.xxPresenter.title)
//: prints
// title 2
