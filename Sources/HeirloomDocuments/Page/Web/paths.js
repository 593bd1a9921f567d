"use strict";

/** The shortest path to each scope from the nearest of some, breadth first. */
class ShortestPaths {
    /** @param isFollowed Whether paths go along what is built for a dependency. */
    constructor(graph, starts, isFollowed = () => true) {
        this.graph = graph;
        /** In the order in which they were reached, the starts first. */
        this.reached = [];
        /** By scope, the last step to it, `null` for a start. */
        this.arrivals = new Map();
        this.isFollowed = isFollowed;
        for (const start of starts) this.reach(start, null);
        this.walk();
    }

    /** Goes on from another start along what no earlier one has reached. */
    add(start) {
        this.reach(start, null);
        this.walk();
    }

    reach(scope, step) {
        if (this.arrivals.has(scope)) return;
        this.arrivals.set(scope, step);
        this.reached.push(scope);
    }

    walk() {
        for (let visited = this.visited ?? 0; visited < this.reached.length; visited += 1) {
            for (const step of this.graph.steps[this.reached[visited]]) {
                if (this.isFollowed(this.graph.dependency(step))) this.reach(step.product, step);
            }
        }
        this.visited = this.reached.length;
    }

    /** The steps of the shortest path, none to a start; `undefined` where no path leads to the scope. */
    path(scope) {
        if (!this.arrivals.has(scope)) return undefined;
        const steps = [];
        let step = this.arrivals.get(scope);
        while (step) {
            steps.push(step);
            step = this.arrivals.get(step.owner);
        }
        return steps.reverse();
    }
}

/** What each effect of a scope comes from: the nearest scope that has it by itself, and the way to it. */
function causesOfEffects(graph, number) {
    const effects = graph.scopes[number].effects ?? "";
    const below = new ShortestPaths(graph, [number], (dependency) => isAtOnce(dependency.origin));
    return ["async", "throws"]
        .filter((effect) => effects.includes(effect))
        .map((effect) => {
            const cause = below.reached.find((scope) => graph.scopes[scope].ownEffects?.includes(effect));
            return { effect, cause, path: cause === undefined ? [] : below.path(cause) };
        });
}
