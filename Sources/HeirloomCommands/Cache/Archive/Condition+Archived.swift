import HeirloomModel

extension Condition: Archived {
    private enum Tag: CaseIterable, Archived {
        case constant, test, not, all, any
    }

    init(from archive: inout ArchiveReader) {
        self =
            archive.readNested { archive in
                let tag: Tag = archive.read()
                return switch tag {
                case .constant: .constant(archive.read())
                case .test: .test(archive.read())
                case .not: .not(archive.read())
                case .all: .all(archive.read())
                case .any: .any(archive.read())
                }
            } ?? .constant(false)
    }

    func write(to archive: inout ArchiveWriter) {
        archive.writeNested { archive in
            switch self {
            case .constant(let value): archive.write(Tag.constant, value)
            case .test(let test): archive.write(Tag.test, test)
            case .not(let condition): archive.write(Tag.not, condition)
            case .all(let conditions): archive.write(Tag.all, conditions)
            case .any(let conditions): archive.write(Tag.any, conditions)
            }
        }
    }
}

extension ConditionTest: Archived {
    init(from archive: inout ArchiveReader) {
        self.init(name: archive.read(), argument: archive.read(), module: archive.read())
    }

    func write(to archive: inout ArchiveWriter) {
        archive.write(name)
        archive.write(argument)
        archive.write(module)
    }
}
