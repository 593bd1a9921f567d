/// Returns the lines that turn a text into another, first those to remove and then those to insert:
///
/// ```text
/// - 4: import SafeDI
/// + 4: import Heirloom
/// ```
package func lineChanges(from old: String, to new: String) -> String {
    let lines = [old, new].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let difference = lines[1].difference(from: lines[0])
    return (difference.removals + difference.insertions).map { change in
        switch change {
        case .remove(let offset, let line, _): "- \(offset + 1): \(line)\n"
        case .insert(let offset, let line, _): "+ \(offset + 1): \(line)\n"
        }
    }.joined()
}
