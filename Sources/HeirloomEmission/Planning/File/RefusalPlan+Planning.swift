import HeirloomGraph
import HeirloomModel

extension RefusalPlan {
    /// What is wrong in the worlds that are refused, under their conditions. Where it is wrong is said by the file's name
    /// alone: what is generated depends neither on the machine nor on the lines of the sources.
    static func plans(for graph: ConditionalGraph) -> [RefusalPlan] {
        Dictionary(grouping: graph.refused, by: \.group).sorted { $0.key < $1.key }.flatMap {
            group,
            refused in
            let worlds = graph.groups[group]
            var messages: [String] = []
            var worldsByMessage: [String: Set<Int>] = [:]
            for refused in refused {
                for fault in refused.faults {
                    let file = fault.location.path.split(separator: "/").last.map { "\($0): " } ?? ""
                    let message = "\(file)\(fault.message) [\(fault.id.rawValue)]"
                    if worldsByMessage[message] == nil { messages.append(message) }
                    worldsByMessage[message, default: []].insert(refused.world)
                }
            }
            return messages.reduce(into: [RefusalPlan]()) { plans, message in
                let wanted = worldsByMessage[message] ?? []
                let condition = worlds.condition(of: wanted, among: Set(worlds.indices))
                if let same = plans.firstIndex(where: { $0.condition == condition }) {
                    plans[same].messages.append(message)
                } else {
                    plans.append(RefusalPlan(condition: condition, messages: [message]))
                }
            }
        }
    }
}
