// Any, AnyObject, AnyHashable, key paths and closures without '@Sendable' are not Sendable.
//: App/Session.swift
import Heirloom

struct Person {
    var name = "ada"
}

@Instantiable
struct AnythingReport: Instantiable {
    @Received let anything: Any
    let text = "anything"
}

@Instantiable
struct ObjectReport: Instantiable {
    @Received let object: AnyObject
    let text = "object"
}

@Instantiable
struct KeyReport: Instantiable {
    @Received let key: AnyHashable
    let text = "key"
}

@Instantiable
struct PathReport: Instantiable {
    @Received let path: KeyPath<Person, String>
    let text = "path"
}

@Instantiable
struct WritablePathReport: Instantiable {
    @Received let writablePath: WritableKeyPath<Person, String>
    let text = "writablePath"
}

@Instantiable
struct ActionReport: Instantiable {
    @Received let action: () -> Void
    let text = "action"
}

@Instantiable
struct HashableReport: Instantiable {
    @Received let hashable: any Hashable
    let text = "hashable"
}

@Instantiable
struct ObjectsReport: Instantiable {
    @Received let objects: [AnyObject]?
    let text = "objects"
}

@Instantiable
struct PointerReport: Instantiable {
    @Received let pointer: UnsafePointer<Int>
    let text = "pointer"
}

@Instantiable
struct Session: Instantiable {
    @Forwarded let anything: Any
    @Forwarded let object: AnyObject
    @Forwarded let key: AnyHashable
    @Forwarded let path: KeyPath<Person, String>
    @Forwarded let writablePath: WritableKeyPath<Person, String>
    @Forwarded let action: () -> Void
    @Forwarded let hashable: any Hashable
    @Forwarded let objects: [AnyObject]?
    @Forwarded let pointer: UnsafePointer<Int>
    @Instantiated let 1️⃣anythingReportBuilder: SendableInstantiator<AnythingReport>
    @Instantiated let 2️⃣objectReportBuilder: SendableInstantiator<ObjectReport>
    @Instantiated let 3️⃣keyReportBuilder: SendableInstantiator<KeyReport>
    @Instantiated let 4️⃣pathReportBuilder: SendableInstantiator<PathReport>
    @Instantiated let 5️⃣writablePathReportBuilder: SendableInstantiator<WritablePathReport>
    @Instantiated let 6️⃣actionReportBuilder: SendableInstantiator<ActionReport>
    @Instantiated let 7️⃣hashableReportBuilder: SendableInstantiator<HashableReport>
    @Instantiated let 8️⃣objectsReportBuilder: SendableInstantiator<ObjectsReport>
    @Instantiated let 9️⃣pointerReportBuilder: SendableInstantiator<PointerReport>

    func reports() async -> [String] {
        var lines: [String] = []
        let anything = anythingReportBuilder
        lines.append(await Task.detached { anything.instantiate().text }.value)
        let object = objectReportBuilder
        lines.append(await Task.detached { object.instantiate().text }.value)
        let key = keyReportBuilder
        lines.append(await Task.detached { key.instantiate().text }.value)
        let path = pathReportBuilder
        lines.append(await Task.detached { path.instantiate().text }.value)
        let writablePath = writablePathReportBuilder
        lines.append(await Task.detached { writablePath.instantiate().text }.value)
        let action = actionReportBuilder
        lines.append(await Task.detached { action.instantiate().text }.value)
        let hashable = hashableReportBuilder
        lines.append(await Task.detached { hashable.instantiate().text }.value)
        let objects = objectsReportBuilder
        lines.append(await Task.detached { objects.instantiate().text }.value)
        let pointer = pointerReportBuilder
        lines.append(await Task.detached { pointer.instantiate().text }.value)
        return lines
    }
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
// 7️⃣ not-sendable
// 8️⃣ not-sendable
// 9️⃣ not-sendable
