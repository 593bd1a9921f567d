// A sendable builder captures non-Sendable values: builders, a pointer, a regex, an iterator and a key path.
//: App/App.swift
import Heirloom

@Instantiable
struct Row: Instantiable { @Forwarded let id: Int }

@Instantiable
struct One: Instantiable { @Received let rowBuilder: Instantiator<Row> }
@Instantiable
struct Two: Instantiable { @Received let pointer: UnsafeMutablePointer<Int> }
@Instantiable
struct Three: Instantiable { @Received let iterator: AnyIterator<Int> }
@Instantiable
struct Four: Instantiable { @Received let path: KeyPath<String, Int> }
@Instantiable
struct Five: Instantiable { @Received let list: [() -> Void] }
@Instantiable
struct Six: Instantiable { @Received let sequence: any Sequence<Int> }

@Instantiable
struct Session: Instantiable {
    @Forwarded let pointer: UnsafeMutablePointer<Int>
    @Forwarded let iterator: AnyIterator<Int>
    @Forwarded let path: KeyPath<String, Int>
    @Forwarded let list: [() -> Void]
    @Forwarded let sequence: any Sequence<Int>
    @Instantiated let rowBuilder: Instantiator<Row>
    @Instantiated let 1️⃣one: SendableInstantiator<One>
    @Instantiated let 2️⃣two: SendableInstantiator<Two>
    @Instantiated let 3️⃣three: SendableInstantiator<Three>
    @Instantiated let 4️⃣four: SendableInstantiator<Four>
    @Instantiated let 5️⃣five: SendableInstantiator<Five>
    @Instantiated let 6️⃣six: SendableInstantiator<Six>
}

@Instantiable
struct App: Instantiable {
    @Instantiated let sessionBuilder: Instantiator<Session>
}
//: refused
// 1️⃣ not-sendable
// 2️⃣ not-sendable
// 3️⃣ not-sendable
// 4️⃣ not-sendable
// 5️⃣ not-sendable
// 6️⃣ not-sendable
