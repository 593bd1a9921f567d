import HeirloomModel

extension WarningCase {
    /// One case for each warning that lint finds in a valid tree.
    static let lint = [
        WarningCase(
            id: .unusedReceived,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                struct Engine: Instantiable {
                    @Received private let fuel: Fuel
                }

                @Instantiable
                struct Fuel: Instantiable {}

                @Instantiable(isRoot: true)
                struct Car: Instantiable {
                    @Instantiated let fuel: Fuel
                    @Instantiated let engine: Engine
                }

                """
            ],
            report: """
                ./App.swift:5:27: SEVERITY: 'Engine' receives 'fuel: Fuel' but does not use it [unused-received]
                ./App.swift:5:27: note: remove it: types below 'Engine' can still receive it

                """
        ),
        WarningCase(
            id: .unusedInstantiated,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                final class Clock: Instantiable {}

                @Instantiable
                struct Alarm: Instantiable {
                    @Instantiated private let clock: Clock
                }

                @Instantiable(isRoot: true)
                struct AlarmApp: Instantiable {
                    @Instantiated let alarm: Alarm
                }

                """
            ],
            report: """
                ./App.swift:8:31: SEVERITY: 'Alarm' instantiates 'clock: Clock', but neither uses it nor \
                builds anything that receives it [unused-instantiated]
                ./App.swift:8:31: note: remove it; if building it is the purpose, add '// heirloom-ignore: \
                unused-instantiated' at the end of the line

                """
        ),
        WarningCase(
            id: .unusedForwarded,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                struct Alarm: Instantiable {
                    @Forwarded private let hour: Int
                    @Forwarded let minute: Int
                }

                @Instantiable(isRoot: true)
                struct AlarmApp: Instantiable {
                    @Instantiated let alarmBuilder: Instantiator<Alarm>
                }

                """
            ],
            report: """
                ./App.swift:5:28: SEVERITY: 'Alarm' is forwarded 'hour: Int', but neither uses it nor \
                builds anything that receives it [unused-forwarded]
                ./App.swift:5:28: note: remove it and the argument passed for it

                """
        ),
        WarningCase(
            id: .unbuiltType,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                final class Clock: Instantiable {}

                @Instantiable
                struct Alarm: Instantiable {
                    @Received let clock: Clock
                }

                @Instantiable(isRoot: true)
                struct AlarmApp: Instantiable {
                    @Instantiated let clock: Clock
                }

                """
            ],
            report: """
                ./App.swift:7:8: SEVERITY: 'Alarm' is '@Instantiable', but no root of 'App' builds it \
                [unbuilt-type]
                ./App.swift:7:8: note: instantiate it below a root, or remove '@Instantiable'; if it is a root, write \
                'isRoot: true'

                """
        ),
        WarningCase(
            id: .shadowedProvider,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                final class Clock: Instantiable {}

                @Instantiable
                struct Alarm: Instantiable {
                    @Instantiated let clock: Clock
                }

                @Instantiable(isRoot: true)
                struct AlarmApp: Instantiable {
                    @Instantiated let clock: Clock
                    @Instantiated let alarm: Alarm
                }

                """
            ],
            report: """
                ./App.swift:8:23: SEVERITY: 'Alarm' builds another 'clock: Clock' although 'AlarmApp' above it \
                already provides one [shadowed-provider]
                ./App.swift:13:23: note: 'AlarmApp' builds the first one here
                ./App.swift:8:23: note: to share it, make this '@Received'; to keep both, rename this property

                """
        ),
        WarningCase(
            id: .builtTooHigh,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                final class Clock: Instantiable {}

                @Instantiable
                struct Alarm: Instantiable {
                    @Received let clock: Clock
                }

                @Instantiable(isRoot: true)
                struct AlarmApp: Instantiable {
                    @Instantiated private let clock: Clock
                    @Instantiated let alarm: Alarm
                }

                """
            ],
            report: """
                ./App.swift:13:31: SEVERITY: 'AlarmApp' instantiates 'clock: Clock', but only 'Alarm' uses it \
                [built-too-high]
                ./App.swift:8:19: note: move '@Instantiated' here

                """
        ),
        WarningCase(
            id: .protocolFirst,
            files: [
                "App.swift": """
                import Heirloom

                protocol Clock {}

                @Instantiable(fulfillingAdditionalTypes: [Clock.self])
                final class SystemClock: Clock, Instantiable {}

                @Instantiable
                struct Alarm: Instantiable {
                    @Received let clock: SystemClock
                }

                @Instantiable(isRoot: true)
                struct AlarmApp: Instantiable {
                    @Instantiated let clock: SystemClock
                    @Instantiated let alarm: Alarm
                }

                """
            ],
            arguments: ["--enable", "protocol-first"],
            report: """
                ./App.swift:10:19: SEVERITY: 'Alarm' receives 'clock: SystemClock', a concrete type; prefer a \
                protocol that it fulfills: 'any Clock' [protocol-first]
                ./App.swift:6:13: note: 'SystemClock' declares the types it fulfills here

                """
        ),
        WarningCase(
            id: .manyDependencies,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable
                final class Clock: Instantiable {}

                @Instantiable
                final class Bell: Instantiable {}

                @Instantiable
                final class Lamp: Instantiable {}

                @Instantiable(isRoot: true)
                struct AlarmApp: Instantiable {
                    @Instantiated let clock: Clock
                    @Instantiated let bell: Bell
                    @Instantiated let lamp: Lamp
                }

                """
            ],
            arguments: ["--most-dependencies", "2"],
            report: """
                ./App.swift:13:8: SEVERITY: 'AlarmApp' has 3 dependencies; the limit is 2 [many-dependencies]
                ./App.swift:13:8: note: move some of them, and the code that uses them, to a separate type

                """
        ),
        WarningCase(
            id: .unknownWarning,
            files: [
                "App.swift": """
                import Heirloom

                @Instantiable(isRoot: true)  // heirloom-ignore: built-twise
                struct Car: Instantiable {}

                """
            ],
            report: """
                ./App.swift:3:50: SEVERITY: 'heirloom-ignore' has no effect: 'built-twise' is not a warning id; did \
                you mean 'built-twice'? [unknown-warning]
                ./App.swift:3:50: note: fix-it: write 'built-twice': replace 'built-twise' with 'built-twice'

                """
        ),
    ]
}
