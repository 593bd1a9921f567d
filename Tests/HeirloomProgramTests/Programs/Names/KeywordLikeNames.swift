// Types and labels are contextual keywords, qualified and not.
//: Core/Core.swift
import Heirloom

@Instantiable
public struct `default`: Instantiable {
    public let name = "default"
}

@Instantiable
public struct `Protocol`: Instantiable {
    @Received public let `in`: `default`
}

public enum Any2 {}

public struct `Type`: Sendable {
    public init() {}
}
//: Kit/Kit.swift
import Core
import Foundation
import Heirloom

@Instantiable
public struct `is`: Instantiable {
    @Forwarded public let `let`: URL
    @Forwarded public let type: `Type`
    @Received public let `in`: `default`
    @Instantiated public let `inout`: `Protocol`
}
//: App/main.swift
import Core
import Foundation
import Heirloom
import Kit

@Instantiable
struct Root: Instantiable {
    @Instantiated let `in`: `default`
    @Instantiated let `self2`: Instantiator<`is`>
}

let built = Root().self2.instantiate((let: URL(fileURLWithPath: "/a"), type: .init()))
print(built.inout.in.name, built.let.lastPathComponent)
//: prints
// default a
