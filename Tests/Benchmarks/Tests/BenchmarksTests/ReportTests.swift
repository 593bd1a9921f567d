import Foundation
import Measurement
import Testing

@testable import Benchmarks

/// Tests of printed figures.
struct ReportTests {
    private static let figures = [
        Figure("of cat's", .ratio, Sample([2, 3.5, 2.5]), .atMost(2.4), on: nil),
        Figure("of those by hand", .ratio, Sample([1.02]), .one(within: 0.02), on: nil),
        Figure("memory", .bytes, Sample([59_900_000, 60_000_000, 61_000_000]), .atMost(60e6), on: nil),
        Figure("a tree", .seconds, Sample([0.000_048_5]), on: nil),
        Figure("a start", .seconds, Sample([0.0314]), on: nil),
        Figure("a build", .seconds, Sample([12.345]), .atMost(10), on: nil),
        Figure("outputs", .count, Sample([0]), .atMost(0), on: nil),
    ]

    @Test func tablesShowMediansQuartilesBoundsAndVerdicts() {
        #expect(
            TablePrinter.text(Self.figures) == """
                                   median          quartiles      bound  holds
                of cat's            2.500      2.250 – 3.000    ≤ 2.400     NO
                of those by hand    1.020                      1 ± 0.02    yes
                memory            60.0 MB  60.0 MB – 60.5 MB  ≤ 60.0 MB    yes
                a tree            48.5 µs
                a start           31.4 ms
                a build           12.35 s                     ≤ 10.00 s     NO
                outputs                 0                           ≤ 0    yes
                """
        )
    }

    @Test func markdownTablesNameEachRowOnce() {
        let figures =
            Self.figures.prefix(2).map { (row: "generate", figure: $0) }
            + Self.figures.suffix(1).map { (row: "scan", figure: $0) }
        #expect(
            MarkdownPrinter.text(figures) == """
                | Row | Figure | Median | Quartiles | Bound | Holds |
                | --- | --- | --- | --- | --- | --- |
                | `generate` | of cat's | 2.500 | 2.250 – 3.000 | ≤ 2.400 | NO |
                | | of those by hand | 1.020 | | 1 ± 0.02 | yes |
                | `scan` | outputs | 0 | | ≤ 0 | yes |

                """
        )
    }

    @Test func documentsContainEveryMeasurement() throws {
        let document = ResultDocument(
            Self.figures.prefix(2).map { ("generate", $0) },
            date: Date(timeIntervalSince1970: 0),
            processors: 2
        )
        #expect(
            String(decoding: try document.json(), as: UTF8.self) == """
                {
                  "date" : "1970-01-01T00:00:00Z",
                  "figures" : [
                    {
                      "atMost" : 2.4,
                      "holds" : false,
                      "lowerQuartile" : 2.25,
                      "median" : 2.5,
                      "name" : "of cat's",
                      "row" : "generate",
                      "unit" : "ratio",
                      "upperQuartile" : 3,
                      "values" : [
                        2,
                        2.5,
                        3.5
                      ]
                    },
                    {
                      "holds" : true,
                      "lowerQuartile" : 1.02,
                      "median" : 1.02,
                      "name" : "of those by hand",
                      "oneWithin" : 0.02,
                      "row" : "generate",
                      "unit" : "ratio",
                      "upperQuartile" : 1.02,
                      "values" : [
                        1.02
                      ]
                    }
                  ],
                  "processors" : 2,
                  "version" : 1
                }
                """
        )
    }
}
