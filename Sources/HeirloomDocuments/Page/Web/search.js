"use strict";

/** Finds types and labels by a part of their names. */
class Search {
    constructor(graph) {
        this.graph = graph;
    }

    /** What can be found. Types stand before labels. */
    get entries() {
        this.storedEntries ??= [...this.types(), ...this.others(), ...this.labels()];
        return this.storedEntries;
    }

    *types() {
        for (const scope of this.graph.scopes) {
            const { name, type, module } = scope;
            yield entry(simpleName(type), name, { name, text: type, detail: module });
        }
    }

    *others() {
        for (const name of this.graph.otherTypes) {
            yield entry(simpleName(name), name, { name, text: simpleName(name), detail: "not instantiable" });
        }
    }

    *labels() {
        for (const scope of this.graph.scopes) {
            for (const dependency of scope.dependencies) {
                const text = dependency.label + ": " + dependency.type;
                const facts = { name: scope.name, text, detail: "in " + scope.type };
                yield { ...entry(dependency.label, "", facts), isLabel: true };
            }
        }
    }

    /** The best of what has a text in its name, and how many there are. */
    results(text, limit = 50) {
        const asked = text.trim().toLowerCase();
        const ranks = Array.from({ length: 7 }, () => []);
        if (asked === "") return { best: [], count: 0 };
        for (const candidate of this.entries) {
            const rank = rankOf(candidate, asked);
            if (rank !== undefined) ranks[rank].push(candidate);
        }
        const best = [];
        for (const found of ranks) {
            if (best.length >= limit) break;
            // What is shortest is nearest to what was asked. Sorting keeps the order of the document.
            found.sort((one, other) => one.simple.length - other.simple.length);
            best.push(...found.slice(0, limit - best.length));
        }
        return { best, count: ranks.reduce((count, found) => count + found.length, 0) };
    }
}

function entry(simple, full, facts) {
    const initials = simple.replace(/<.*/, "").replace(/[^A-Z]/g, "");
    return { ...facts, isLabel: false, simple: simple.toLowerCase(), full: full.toLowerCase(),
        initials: initials.length > 1 ? initials.toLowerCase() : "" };
}

/** How well something is named by a text, from 0; `undefined` for not at all. */
function rankOf(candidate, asked) {
    const later = candidate.isLabel ? 1 : 0;
    if (candidate.simple === asked || candidate.full === asked) return later;
    if (candidate.simple.startsWith(asked)) return 2 + later;
    if (!candidate.isLabel && candidate.initials.startsWith(asked)) return 3;
    if (candidate.full.endsWith("." + asked)) return 1;
    if (candidate.simple.includes(asked)) return 4 + later;
    return candidate.full.includes(asked) ? 6 : undefined;
}
