/// A value that a cache keeps as its parts, one after the other and without their names.
///
/// Only the very program that wrote such bytes reads them, so they say nothing of versions. Writing through `Codable`
/// costs more than parsing the source again: a container and a key for each part, ten of them for one property. So
/// every type of a summary says here what its parts are, twice: how they are written and, in the same order, how they
/// are read.
protocol Archived {
    init(from archive: inout ArchiveReader)
    func write(to archive: inout ArchiveWriter)
}

extension Bool: Archived {
    init(from archive: inout ArchiveReader) { self = archive.readByte(below: 2) == 1 }
    func write(to archive: inout ArchiveWriter) { archive.write(byte: self ? 1 : 0) }
}

extension Int: Archived {
    init(from archive: inout ArchiveReader) { self = archive.readCount() }
    func write(to archive: inout ArchiveWriter) { archive.write(count: self) }
}

extension String: Archived {
    init(from archive: inout ArchiveReader) { self = archive.readText() }
    func write(to archive: inout ArchiveWriter) { archive.write(text: self) }
}

/// Whether there is a value, and then the value.
extension Optional: Archived where Wrapped: Archived {
    init(from archive: inout ArchiveReader) { self = archive.read() ? Wrapped(from: &archive) : nil }

    func write(to archive: inout ArchiveWriter) {
        archive.write(self != nil)
        self?.write(to: &archive)
    }
}

/// The number of elements, and then the elements.
extension Array: Archived where Element: Archived {
    init(from archive: inout ArchiveReader) {
        self = []
        let count = archive.readElementCount()
        reserveCapacity(count)
        for _ in 0..<count { append(Element(from: &archive)) }
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(count: count)
        for element in self { element.write(to: &archive) }
    }
}

/// An enum without associated values by the number of its case.
extension Archived where Self: CaseIterable & Equatable, AllCases == [Self] {
    init(from archive: inout ArchiveReader) {
        let cases = Self.allCases
        self = cases[Int(archive.readByte(below: UInt8(cases.count)))]
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(byte: UInt8(Self.allCases.firstIndex(of: self) ?? 0))
    }
}
