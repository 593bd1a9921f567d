// 'mockAttributes' on a type that modules above can see may apply to a test double generated there, and is not reported as
// unused.
//: option configuration=debug
//: Core/Core.swift
import Heirloom

@Instantiable(mockAttributes: "@discardableResult")
public struct Store: Instantiable {
    public init() {}
}

@Instantiable(mockAttributes: "@discardableResult")
package struct Clock: Instantiable {
    package init() {}
}
//: App/main.swift
import Core
import Heirloom

#HeirloomConfiguration(additionalMocksToGenerate: ["Store"])

Store.mock()
print("done")
//: prints
// done
