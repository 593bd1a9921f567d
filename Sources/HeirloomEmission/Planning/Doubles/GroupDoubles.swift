import HeirloomGraph

/// The doubles of one group of conditions.
struct GroupDoubles {
    let shapes: DoubleShapes
    let context: PlanningContext
    let isInGroup: (ScopeID) -> Bool
    /// Whether the group is the one that depends on no condition.
    let isUnconditional: Bool

    /// `nil` where nothing of it belongs to the group.
    func plan() -> WorldDoublesPlan? {
        guard shapes.built.contains(where: isInGroup) else { return nil }
        return DoublePlanner(shapes, context: context).plan(for: isInGroup, bringingBase: isUnconditional)
    }
}
