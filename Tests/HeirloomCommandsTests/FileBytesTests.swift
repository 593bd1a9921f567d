import Foundation
import HeirloomCommands
import Testing

@Suite struct UTF8ValidationTests {
    @Test(
        arguments: [
            ([], nil), ([0x61, 0x62], nil), ([0x61, 0xFF], 1), ([0xC3, 0xA4, 0x61], nil), ([0xC3], 0),
            ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xEF, 0xBF, 0xBF], nil),
            ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xF0, 0x9F, 0x98], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0x61, 0x80], 1), ([0xE2, 0x82, 0x61], 0),
        ] as [([UInt8], Int?)]
    )
    func theFirstInvalidByteIsFound(bytes: [UInt8], offset: Int?) {
        #expect(UTF8Validation.firstInvalidOffset(in: bytes) == offset)
    }

    @Test func invalidBytesAreFoundAnywhereInALongText() {
        for count in 0..<40 {
            let bytes = [UInt8](repeating: 0x61, count: count) + [0xFF] + [UInt8](repeating: 0x61, count: 9)
            #expect(UTF8Validation.firstInvalidOffset(in: bytes) == count)
        }
    }

    @Test func validationAgreesWithFoundation() {
        let interesting: [UInt8] = [
            0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
            0xEE,
            0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        var disagreements: [[UInt8]] = []
        for first in interesting {
            for second in interesting {
                for third in interesting {
                    let bytes = [first, second, third, 0x80]
                    let isValid = UTF8Validation.firstInvalidOffset(in: bytes) == nil
                    if isValid != (String(bytes: bytes, encoding: .utf8) != nil) {
                        disagreements.append(bytes)
                    }
                }
            }
        }
        #expect(disagreements == [])
    }
}
