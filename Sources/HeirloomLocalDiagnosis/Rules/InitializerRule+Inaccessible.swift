import HeirloomModel
import HeirloomReading

extension LocalProblem {
    /// `private init(x: X)`
    static func inaccessible(_ modifier: Modifier, of type: InstantiableType) -> LocalProblem {
        LocalProblem(
            .unusableInitializer,
            at: modifier.range,
            message: modifier.message(hiding: "initializer", of: type.declaration.name)
        ) { edits in
            guard let access = type.memberAccess else { return [edits.removing(modifier)] }
            return [
                FixIt("make it '\(access.rawValue)'", edits.replace(modifier.range, with: access.rawValue))
            ]
        }
    }
}
