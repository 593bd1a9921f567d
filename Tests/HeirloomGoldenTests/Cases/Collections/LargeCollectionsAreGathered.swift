// Collections with more than a hundred elements are assembled in chunks of a hundred. One large literal would be too slow to
// compile.

//: App/App.swift
import Heirloom

protocol Plugin {}

@Instantiable(isRoot: true)
struct App: Instantiable {
    @Instantiated let plugins: [any Plugin]
    @Instantiated let byNumber: [Int: any Plugin]
}

//: App/Plugins.swift
import Heirloom

@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 0) struct P000: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 1) struct P001: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 2) struct P002: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 3) struct P003: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 4) struct P004: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 5) struct P005: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 6) struct P006: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 7) struct P007: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 8) struct P008: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 9) struct P009: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 10) struct P010: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 11) struct P011: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 12) struct P012: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 13) struct P013: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 14) struct P014: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 15) struct P015: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 16) struct P016: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 17) struct P017: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 18) struct P018: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 19) struct P019: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 20) struct P020: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 21) struct P021: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 22) struct P022: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 23) struct P023: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 24) struct P024: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 25) struct P025: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 26) struct P026: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 27) struct P027: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 28) struct P028: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 29) struct P029: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 30) struct P030: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 31) struct P031: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 32) struct P032: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 33) struct P033: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 34) struct P034: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 35) struct P035: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 36) struct P036: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 37) struct P037: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 38) struct P038: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 39) struct P039: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 40) struct P040: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 41) struct P041: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 42) struct P042: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 43) struct P043: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 44) struct P044: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 45) struct P045: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 46) struct P046: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 47) struct P047: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 48) struct P048: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 49) struct P049: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 50) struct P050: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 51) struct P051: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 52) struct P052: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 53) struct P053: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 54) struct P054: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 55) struct P055: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 56) struct P056: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 57) struct P057: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 58) struct P058: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 59) struct P059: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 60) struct P060: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 61) struct P061: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 62) struct P062: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 63) struct P063: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 64) struct P064: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 65) struct P065: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 66) struct P066: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 67) struct P067: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 68) struct P068: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 69) struct P069: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 70) struct P070: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 71) struct P071: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 72) struct P072: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 73) struct P073: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 74) struct P074: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 75) struct P075: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 76) struct P076: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 77) struct P077: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 78) struct P078: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 79) struct P079: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 80) struct P080: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 81) struct P081: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 82) struct P082: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 83) struct P083: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 84) struct P084: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 85) struct P085: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 86) struct P086: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 87) struct P087: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 88) struct P088: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 89) struct P089: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 90) struct P090: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 91) struct P091: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 92) struct P092: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 93) struct P093: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 94) struct P094: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 95) struct P095: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 96) struct P096: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 97) struct P097: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 98) struct P098: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 99) struct P099: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 100) struct P100: Plugin, Instantiable {}
@Instantiable(fulfillingAdditionalTypes: [Plugin.self], key: 101) struct P101: Plugin, Instantiable {}

//: App/main.swift
let app = App()
print(app.plugins.count, type(of: app.plugins[101]), type(of: app.byNumber[100]!))

//: generated App
// Generated by Heirloom. Do not edit: the next build overwrites it.

import Heirloom

extension App {
    init() {
        var plugins2: [any Plugin] = []
        plugins2 += [
            P000(),
            P001(),
            P002(),
            P003(),
            P004(),
            P005(),
            P006(),
            P007(),
            P008(),
            P009(),
            P010(),
            P011(),
            P012(),
            P013(),
            P014(),
            P015(),
            P016(),
            P017(),
            P018(),
            P019(),
            P020(),
            P021(),
            P022(),
            P023(),
            P024(),
            P025(),
            P026(),
            P027(),
            P028(),
            P029(),
            P030(),
            P031(),
            P032(),
            P033(),
            P034(),
            P035(),
            P036(),
            P037(),
            P038(),
            P039(),
            P040(),
            P041(),
            P042(),
            P043(),
            P044(),
            P045(),
            P046(),
            P047(),
            P048(),
            P049(),
            P050(),
            P051(),
            P052(),
            P053(),
            P054(),
            P055(),
            P056(),
            P057(),
            P058(),
            P059(),
            P060(),
            P061(),
            P062(),
            P063(),
            P064(),
            P065(),
            P066(),
            P067(),
            P068(),
            P069(),
            P070(),
            P071(),
            P072(),
            P073(),
            P074(),
            P075(),
            P076(),
            P077(),
            P078(),
            P079(),
            P080(),
            P081(),
            P082(),
            P083(),
            P084(),
            P085(),
            P086(),
            P087(),
            P088(),
            P089(),
            P090(),
            P091(),
            P092(),
            P093(),
            P094(),
            P095(),
            P096(),
            P097(),
            P098(),
            P099()
        ]
        plugins2 += [P100(), P101()]
        let plugins = plugins2
        var byNumber2: [Int: any Plugin] = [:]
        byNumber2.merge([
            0: P000(),
            1: P001(),
            2: P002(),
            3: P003(),
            4: P004(),
            5: P005(),
            6: P006(),
            7: P007(),
            8: P008(),
            9: P009(),
            10: P010(),
            11: P011(),
            12: P012(),
            13: P013(),
            14: P014(),
            15: P015(),
            16: P016(),
            17: P017(),
            18: P018(),
            19: P019(),
            20: P020(),
            21: P021(),
            22: P022(),
            23: P023(),
            24: P024(),
            25: P025(),
            26: P026(),
            27: P027(),
            28: P028(),
            29: P029(),
            30: P030(),
            31: P031(),
            32: P032(),
            33: P033(),
            34: P034(),
            35: P035(),
            36: P036(),
            37: P037(),
            38: P038(),
            39: P039(),
            40: P040(),
            41: P041(),
            42: P042(),
            43: P043(),
            44: P044(),
            45: P045(),
            46: P046(),
            47: P047(),
            48: P048(),
            49: P049(),
            50: P050(),
            51: P051(),
            52: P052(),
            53: P053(),
            54: P054(),
            55: P055(),
            56: P056(),
            57: P057(),
            58: P058(),
            59: P059(),
            60: P060(),
            61: P061(),
            62: P062(),
            63: P063(),
            64: P064(),
            65: P065(),
            66: P066(),
            67: P067(),
            68: P068(),
            69: P069(),
            70: P070(),
            71: P071(),
            72: P072(),
            73: P073(),
            74: P074(),
            75: P075(),
            76: P076(),
            77: P077(),
            78: P078(),
            79: P079(),
            80: P080(),
            81: P081(),
            82: P082(),
            83: P083(),
            84: P084(),
            85: P085(),
            86: P086(),
            87: P087(),
            88: P088(),
            89: P089(),
            90: P090(),
            91: P091(),
            92: P092(),
            93: P093(),
            94: P094(),
            95: P095(),
            96: P096(),
            97: P097(),
            98: P098(),
            99: P099()
        ] as [Int: any Plugin]) { first, _ in first }
        byNumber2.merge([100: P100(), 101: P101()] as [Int: any Plugin]) { first, _ in first }
        let byNumber = byNumber2
        self.init(plugins: plugins, byNumber: byNumber)
    }
}

//: prints
// 102 P101 P100
