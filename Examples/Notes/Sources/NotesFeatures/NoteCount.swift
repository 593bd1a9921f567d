/// A number of notes in words, as in `1 note`.
struct NoteCount: CustomStringConvertible {
    let description: String

    init(_ count: Int) {
        switch count {
        case 0: description = "no notes"
        case 1: description = "1 note"
        default: description = "\(count) notes"
        }
    }
}
