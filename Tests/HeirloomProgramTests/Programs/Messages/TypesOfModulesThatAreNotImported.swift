// A type of a module below that the file does not import, and one that is not public.
//: Core/Core.swift
import Heirloom

@Instantiable
public final class Database: Instantiable {
    public init() {}
}

@Instantiable
final class Migrations: Instantiable {}
//: App/App.swift
import Heirloom

@Instantiable
struct Front: Instantiable {
    @Instantiated let database: 1️⃣Database
}

@Instantiable
struct App: Instantiable {
    @Instantiated let front: Front
    @Instantiated let back: Back
}
//: App/Back.swift
import Core
import Heirloom

@Instantiable
struct Back: Instantiable {
    @Instantiated let 2️⃣migrations: Migrations
}
//: App/main.swift
_ = App()
//: refused
// 1️⃣ missing-import
// 2️⃣ inaccessible-type
