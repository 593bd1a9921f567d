import HeirloomGraph
import HeirloomModel

extension RefusalPlan {
    /// The errors of refused build configurations, and the warnings of others, under their conditions. The messages
    /// name only the file: the generated code depends neither on the machine nor on line numbers in the sources.
    static func plans(for graph: ConditionalGraph) -> [RefusalPlan] {
        Dictionary(grouping: graph.refused + graph.warned, by: \.group).sorted { $0.key < $1.key }.flatMap {
            group,
            refused in
            let configurations = graph.groups[group]
            var messages: [Message] = []
            var configurationsByMessage: [Message: Set<Int>] = [:]
            for refused in refused {
                for message in refused.faults.map(Message.init) {
                    if configurationsByMessage[message] == nil { messages.append(message) }
                    configurationsByMessage[message, default: []].insert(refused.configuration)
                }
            }
            return messages.reduce(into: [RefusalPlan]()) { plans, message in
                let wanted = configurationsByMessage[message] ?? []
                let condition = configurations.condition(of: wanted, among: Set(configurations.indices))
                if let same = plans.firstIndex(where: { $0.condition == condition }) {
                    plans[same].messages.append(message)
                } else {
                    plans.append(RefusalPlan(condition: condition, messages: [message]))
                }
            }
        }
    }
}

extension RefusalPlan.Message {
    fileprivate init(_ fault: Diagnostic) {
        let file = fault.location.path.split(separator: "/").last.map { "\($0): " } ?? ""
        // The reason for a dropped root is in its first note, but notes are not printed.
        let reason = fault.id == .droppedRoot ? fault.notes.first.map { ": \($0.message)" } : nil
        text = "\(file)\(fault.message)\(reason ?? "") [\(fault.id.rawValue)]"
        isError = fault.severity == .error
    }
}
