// Erased instantiators of products that do not convert to the required type.
//: App/main.swift
import Heirloom

protocol Screen {}
protocol Tab: Screen {}
class Controller {}

@Instantiable
struct Detail: Instantiable, Screen {
    @Forwarded let id: Int
}
@Instantiable
final class Root: Controller, Instantiable {}

@Instantiable
struct App: Instantiable {
    @Instantiated(fulfilledByType: "Detail") let screenBuilder: ErasedInstantiator<Int, any Screen>
    @Instantiated(fulfilledByType: "Detail") let 1️⃣tabBuilder: ErasedInstantiator<Int, any Tab>
    @Instantiated(fulfilledByType: "Detail") let 2️⃣controllerBuilder: ErasedInstantiator<Int, Controller>
    @Instantiated(fulfilledByType: "Root") let rootBuilder: ErasedInstantiator<(), Controller>
    @Instantiated(fulfilledByType: "Root") let 3️⃣bothBuilder: ErasedInstantiator<(), Controller & Screen>
}
print(App())
//: refused
// 1️⃣ not-convertible
// 2️⃣ not-convertible
// 3️⃣ not-convertible
