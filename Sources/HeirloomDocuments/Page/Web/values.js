"use strict";

/**
 * Who receives a value that a scope provides, and who provides what a scope receives: the rule that the nearest
 * provider wins. A place is a dependency of a scope: its `owner` and its `index` among the owner's.
 */
class ValueFlow {
    constructor(graph) {
        this.graph = graph;
        this.valueNumbers = new Map();
        /** By scope, the last dependency that provides each value. */
        this.provided = graph.scopes.map((scope) => {
            const providers = new Map();
            for (const [index, dependency] of scope.dependencies.entries()) {
                if (isProvided(dependency.origin)) providers.set(this.valueNumber(dependency), index);
            }
            return providers;
        });
        /** The values to pass in to build each scope, the best first. */
        this.requirements = graph.scopes.map((scope) =>
            scope.requires.map((requirement) => this.values(requirement, requirement.isOnlyIfAvailable)),
        );
    }

    valueNumber(value) {
        const key = value.label + ":" + value.identity;
        let number = this.valueNumbers.get(key);
        if (number === undefined) {
            number = this.valueNumbers.size;
            this.valueNumbers.set(key, number);
        }
        return number;
    }

    /** The values that meet a requirement, the best first. */
    values(value, isOnlyIfAvailable) {
        const own = this.valueNumber(value);
        if (!isOnlyIfAvailable) return [own];
        const optional = { label: value.label, identity: "Optional<" + value.identity + ">" };
        return [own, this.valueNumber(optional)];
    }

    /** The values that meet what a dependency takes; `undefined` where it takes nothing. */
    valuesTaken(place) {
        const dependency = this.graph.dependency(place);
        if (isProvided(dependency.origin) && dependency.origin !== "renamed") return undefined;
        const mayBeNone = dependency.origin === "receivedIfAvailable" || dependency.isTakenIfAvailable === true;
        return this.values(dependency.takes ?? dependency, mayBeNone);
    }

    /** The dependency by which a scope meets what it takes, or builds, for another of its dependencies. */
    ownProvider(scope, values, except) {
        for (const value of values) {
            const index = this.provided[scope].get(value);
            if (index !== undefined && index !== except) return index;
        }
        return undefined;
    }

    /** The dependencies that take the value which one provides, under whatever name, the nearest first. */
    users(place) {
        const users = new Map();
        const sources = [{ scope: place.owner, index: place.index }];
        const known = new Set([sourceKey(sources[0])]);
        const reach = (source) => {
            const key = sourceKey(source);
            if (!known.has(key)) sources.push(source);
            known.add(key);
        };
        for (const source of sources) {
            for (const user of this.receivers(source)) {
                users.set(user.owner + "." + user.index, user);
                const isRenamed = this.graph.dependency(user).origin === "renamed";
                if (isRenamed) reach({ scope: user.owner, index: user.index });
            }
            for (const step of this.graph.steps[source.scope]) {
                for (const [requirement, values] of this.requirements[step.product].entries()) {
                    if (this.isMet(values, source, step.index)) reach({ scope: step.product, requirement });
                }
            }
        }
        return [...users.values()];
    }

    /** The dependencies of the scope in which a value is that take it. */
    receivers(source) {
        return this.takers(source.scope).filter((place) => {
            const values = this.valuesTaken(place);
            const isRenamed = this.graph.dependency(place).origin === "renamed";
            if (isRenamed) return this.isMet(values, source, place.index);
            return source.index === undefined && values.includes(this.value(source));
        });
    }

    takers(scope) {
        this.takersOfScopes ??= this.graph.scopes.map((scope, owner) =>
            [...scope.dependencies.keys()]
                .map((index) => ({ owner, index }))
                .filter((place) => this.valuesTaken(place) !== undefined),
        );
        return this.takersOfScopes[scope];
    }

    /** Whether the scope in which a value is meets by it what it needs for its dependency at an index. */
    isMet(values, source, index) {
        // Most is something else.
        if (!values.includes(this.value(source))) return false;
        const own = this.ownProvider(source.scope, values, index);
        return own === source.index;
    }

    /** The number of the value that a source is. */
    value(source) {
        if (source.index === undefined) return this.requirements[source.scope][source.requirement][0];
        source.value ??= this.valueNumber(this.graph.scopes[source.scope].dependencies[source.index]);
        return source.value;
    }

    /**
     * The dependencies from which one takes its value, the nearest first, whichever way its scope is built. `isOpen`
     * says that, on some way, nothing above provides it.
     */
    providers(place) {
        const values = this.valuesTaken(place);
        if (this.graph.dependency(place).origin === "renamed") {
            const own = this.ownProvider(place.owner, values, place.index);
            if (own !== undefined) return { places: [{ owner: place.owner, index: own }], isOpen: false };
        }
        return this.providersAbove(place.owner, values);
    }

    /** The dependencies from which a scope is handed what has one of some values. */
    providersAbove(scope, values) {
        const places = new Map();
        const sources = [];
        const known = new Set();
        let isOpen = false;
        const reach = (scope, values) => {
            for (const [requirement, handedIn] of this.requirements[scope].entries()) {
                const source = { scope, requirement };
                if (!values.includes(handedIn[0]) || known.has(sourceKey(source))) continue;
                known.add(sourceKey(source));
                sources.push(source);
            }
        };
        reach(scope, values);
        for (const source of sources) {
            const values = this.requirements[source.scope][source.requirement];
            const steps = this.graph.stepsTo[source.scope];
            if (steps.length === 0) isOpen = true;
            for (const step of steps) {
                const own = this.ownProvider(step.owner, values, step.index);
                if (own === undefined) reach(step.owner, values);
                else places.set(step.owner + "." + own, { owner: step.owner, index: own });
            }
        }
        return { places: [...places.values()], isOpen };
    }
}

/** Distinguishes values that a scope provides from values that are passed in to build one. */
function sourceKey(source) {
    return source.scope * 65536 + (source.index === undefined ? 32768 + source.requirement : source.index);
}
