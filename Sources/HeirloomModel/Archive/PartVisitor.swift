/// Performs one task on every part of a summary, in the order in which ``SummaryPart/visitParts(_:)`` lists them.
///
/// Not a protocol with a type for each task: a debug build passes a generic visitor with its witnesses to each part, which
/// took a third of the time of decoding.
package struct PartVisitor {
    package enum Task {
        /// Writes the parts as bytes, without names.
        ///
        /// The bytes contain no version: a cache belongs to one tool, and a summary document states its version.
        case writing
        /// Reads bytes without trusting them.
        ///
        /// If they end too early or contain impossible values, reading continues with zeros. The types therefore need
        /// no error handling for their parts. Empty arrays and optionals stay as they are in ``SummaryPart/blank``,
        /// because most are empty, and replacing them takes long in a debug build.
        case reading
        /// Removes source positions.
        case erasing
        /// Describes the kinds of the parts, each type once.
        case describing
    }

    /// The maximum nesting depth of types and conditions, which depends on the source.
    static let depthLimit = 48

    let task: Task
    /// Whether the bytes that are read are invalid, or a value is nested too deeply to be written.
    package private(set) var isDamaged = false
    /// The depth of the type or condition that is visited.
    var depth = 0
    /// The source positions, kept apart so that declarations can be compared without them.
    package private(set) var places: [SourcePosition] = []
    package var written = ByteBuilder()
    private let bytes: [UInt8]
    private var offset = 0
    /// The end of the declarations.
    private var end = 0
    private var nextPlace = 0
    private(set) var description = ""
    private var described: Set<ObjectIdentifier> = []

    package init(_ task: Task) {
        self.task = task
        bytes = []
    }

    /// Begins to read: the number of bytes of the declarations, their bytes, and the source positions.
    init(reading bytes: [UInt8]) {
        task = .reading
        self.bytes = bytes
        end = bytes.count
        let count = readElementCount()
        end = offset + count
        places = readPlaces()
    }

    mutating func visit(_ flag: inout Bool) {
        switch task {
        case .writing: writeFlag(flag)
        case .reading: flag = readFlag()
        case .erasing: break
        case .describing: description += " flag"
        }
    }

    mutating func visit(_ text: inout String) {
        switch task {
        case .writing: written.append(text)
        case .reading: text = readText()
        case .erasing: break
        case .describing: description += " text"
        }
    }

    mutating func visit(_ count: inout Int) {
        switch task {
        case .writing: written.appendCount(count)
        case .reading: count = readCount()
        case .erasing: break
        case .describing: description += " count"
        }
    }

    mutating func visit(_ position: inout SourcePosition) {
        switch task {
        case .writing: places.append(position)
        case .reading: readPlace(&position)
        case .erasing: position = .start
        case .describing: description += " position"
        }
    }

    mutating func visit<Choice: SummaryChoice>(_ choice: inout Choice) {
        let choices = Choice.allCases
        switch task {
        case .writing: written.append(UInt8(truncatingIfNeeded: choices.firstIndex(of: choice) ?? 0))
        case .reading:
            let number = Int(readByte())
            choice = number < choices.count ? choices[number] : fail(.blank)
        case .erasing: break
        case .describing: describeCases(of: Choice.self)
        }
    }

    mutating func visit<Part: SummaryPart>(_ part: inout Part?) {
        if case .reading = task {
            if readFlag() { fill(&part) }
        } else {
            visit(optional: &part)
        }
    }

    /// Leaves a fact that is absent, as most are, as it is.
    mutating func visit<Part: SummaryPart & Equatable & Sendable>(_ rare: inout Rare<Part>) {
        if case .reading = task {
            if readFlag() { rare.wrappedValue = read() as Part }
        } else {
            visit(optional: &rare.wrappedValue)
        }
    }

    mutating func visit<Place: SourcePlace>(_ place: inout Place?) {
        switch task {
        case .reading: if readFlag() { fill(&place) }
        case .writing, .describing: visit(optional: &place)
        case .erasing: place = nil
        }
    }

    /// Reads an optional part that exists.
    ///
    /// A function of its own, like the next one: without optimization, a function begins by looking up the generic types
    /// it mentions, and most optionals and arrays are empty.
    private mutating func fill<Part: SummaryPart>(_ part: inout Part?) { part = read() as Part }

    private mutating func visit<Part: SummaryPart>(optional part: inout Part?) {
        switch task {
        case .writing, .reading:
            writeFlag(part != nil)
            if let part { write(part) }
        case .erasing: part?.visitParts(&self)
        case .describing:
            description += " optional"
            describe(Part.self)
        }
    }

    mutating func visit<Part: SummaryPart>(_ parts: inout [Part]) {
        if case .reading = task {
            let count = readElementCount()
            if count > 0 { read(&parts, count) }
        } else {
            visit(elements: &parts)
        }
    }

    private mutating func read<Part: SummaryPart>(_ parts: inout [Part], _ count: Int) {
        if count > 1 { parts.reserveCapacity(count) }
        var rest = count
        while rest > 0 {
            parts.append(read())
            rest -= 1
        }
    }

    /// Performs every task except reading, which begins with the count.
    private mutating func visit<Part: SummaryPart>(elements parts: inout [Part]) {
        switch task {
        case .writing, .reading:
            written.appendCount(parts.count)
            for part in parts { write(part) }
        case .erasing: for index in parts.indices { parts[index].visitParts(&self) }
        case .describing:
            description += " array"
            describe(Part.self)
        }
    }

    mutating func visit<Place: SourcePlace>(_ place: inout Place) {
        switch task {
        case .writing, .reading: place.visitParts(&self)
        case .erasing: place = .blank
        case .describing: describe(Place.self)
        }
    }

    /// Visits the parts of a part.
    mutating func visit<Part: SummaryPart>(_ part: inout Part) { part.visitParts(&self) }

    private mutating func writeFlag(_ flag: Bool) { written.append(flag ? 1 as UInt8 : 0) }

    package mutating func write(_ part: some SummaryPart) {
        var part = part
        part.visitParts(&self)
    }

    mutating func read<Part: SummaryPart>() -> Part {
        var part = Part.blank
        part.visitParts(&self)
        return part
    }
}

// MARK: Reading

extension PartVisitor {
    /// Whether all bytes were read without errors.
    var isComplete: Bool { !isDamaged && offset == end && nextPlace == places.count }

    mutating func readByte() -> UInt8 {
        guard offset < end else { return fail(0) }
        offset += 1
        return bytes[offset - 1]
    }

    private mutating func readFlag() -> Bool {
        let byte = readByte()
        return byte < 2 ? byte == 1 : fail(false)
    }

    private mutating func readCount() -> Int {
        let first = readByte()
        // Most numbers are small.
        if first < 0x80 { return Int(first) }
        var value = UInt(first & 0x7F)
        var shift: UInt = 7
        while shift < UInt(UInt.bitWidth), offset < end {
            let byte = readByte()
            value |= UInt(byte & 0x7F) &<< shift
            if byte < 0x80 { return Int(exactly: value) ?? fail(0) }
            shift += 7
        }
        return fail(0)
    }

    /// Reads a number of elements or bytes, each of which takes at least one byte.
    private mutating func readElementCount() -> Int {
        let count = readCount()
        return count <= end - offset ? count : fail(0)
    }

    private mutating func readText() -> String {
        let count = readElementCount()
        offset += count
        return bytes.withUnsafeBufferPointer { buffer in
            String(decoding: UnsafeBufferPointer(rebasing: buffer[offset - count..<offset]), as: UTF8.self)
        }
    }

    private mutating func readPlace(_ position: inout SourcePosition) {
        guard nextPlace < places.count else { return fail(()) }
        position = places[nextPlace]
        nextPlace += 1
    }

    /// Returns positions from their bytes in memory, which are little-endian on all of Swift's platforms: reading each
    /// number by itself took a fifth of decoding.
    private mutating func readPlaces() -> [SourcePosition] {
        let size = MemoryLayout<SourcePosition>.stride
        let count = (bytes.count - end) / size
        guard count * size == bytes.count - end else { return fail([]) }
        return [SourcePosition](unsafeUninitializedCapacity: count) { places, initializedCount in
            bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(places).copyBytes(from: $0[end...]) }
            initializedCount = count
        }
    }

    /// Marks the archive as damaged and stops reading: all further counts are zero.
    mutating func fail<Value>(_ value: Value) -> Value {
        isDamaged = true
        offset = end
        return value
    }
}

// MARK: Describing

extension PartVisitor {
    mutating func describe<Part: SummaryPart>(_ type: Part.Type) {
        description += " \(type)"
        guard described.insert(ObjectIdentifier(type)).inserted else { return }
        description += "("
        var part = type.blank
        part.visitParts(&self)
        description += ")"
    }

    /// Describes the cases in the order of their numbers. A case with other associated values needs another name.
    mutating func describeCases<Case: CaseIterable>(of type: Case.Type) {
        description += " " + type.allCases.map { "\($0)" }.joined(separator: "|")
    }
}
