"use strict";

/** The document with its scopes numbered, and what each builds and is built by. */
class Graph {
    constructor(content) {
        this.modules = content.modules;
        this.scopes = content.scopes.map((scope) => ({
            ...scope,
            fulfills: scope.fulfills ?? [],
            requires: scope.requires ?? [],
            dependencies: (scope.dependencies ?? []).map((dependency) => ({
                ...dependency,
                builds: dependency.builds ?? [],
            })),
        }));
        this.numbers = new Map(this.scopes.map((scope, number) => [scope.name, number]));
        this.roots = content.roots.map((name) => this.numbers.get(name)).filter((root) => root !== undefined);

        /** By owner. A step says for which build of which dependency of the owner the product is built. */
        this.steps = this.scopes.map((scope, owner) =>
            scope.dependencies.flatMap((dependency, index) =>
                dependency.builds
                    .map((build, place) => ({ owner, index, place, product: this.numbers.get(build.scope) }))
                    .filter((step) => step.product !== undefined),
            ),
        );
        /** By product. */
        this.stepsTo = this.scopes.map(() => []);
        for (const step of this.steps.flat()) this.stepsTo[step.product].push(step);
    }

    /** The roots; where there are none, what nothing builds. */
    get tops() {
        if (this.roots.length > 0) return this.roots;
        return [...this.scopes.keys()].filter(
            (number) =>
                this.stepsTo[number].every((step) => step.owner === number) &&
                this.scopes[number].dependencies.length > 0,
        );
    }

    dependency(place) {
        return this.scopes[place.owner].dependencies[place.index];
    }

    /** Each value a scope can have from the tree: what it builds, is forwarded, renames or receives. */
    *places() {
        for (const [owner, scope] of this.scopes.entries()) {
            for (const index of scope.dependencies.keys()) yield { owner, index };
        }
    }

    /** The dependencies that provide a type: for which it is built, or whose own type it is. */
    providers(name) {
        return [...this.places()].filter((place) => {
            const dependency = this.dependency(place);
            if (!isProvided(dependency.origin)) return false;
            const isNamed = plainIdentity(dependency.identity) === name && dependency.origin !== "renamed";
            return isNamed || dependency.builds.some((build) => build.scope === name);
        });
    }

    /** The name by which to choose a dependency's type: of what is built for it or, without that, its own. */
    typeName(dependency) {
        if (dependency.builds.length === 1 && !dependency.collection) return dependency.builds[0].scope;
        return plainIdentity(dependency.identity);
    }

    /** The types that are no scopes, sorted: what is only forwarded, protocols, collections. */
    get otherTypes() {
        const names = new Set();
        for (const place of this.places()) names.add(plainIdentity(this.dependency(place).identity));
        return [...names].filter((name) => !this.numbers.has(name)).sort();
    }
}

/** Whether a scope offers the value to what it builds. */
function isProvided(origin) {
    return origin !== "received" && origin !== "receivedIfAvailable";
}

/** Whether what it builds is built with its owner. */
function isAtOnce(origin) {
    return origin === "instantiated" || origin === "instantiatedConcurrently";
}

/** A type's name without `any` and what makes it an optional. */
function plainIdentity(identity) {
    const optional = "Optional<";
    let text = identity;
    while (text.startsWith(optional) && text.endsWith(">")) text = text.slice(optional.length, -1);
    return text.startsWith("any ") ? text.slice(4) : text;
}

/** The last part of a type's name: `Row` of `Home.Row`, `Cache<App.User>` of `App.Cache<App.User>`. */
function simpleName(type) {
    let depth = 0;
    let start = 0;
    for (let index = 0; index < type.length; index += 1) {
        const letter = type[index];
        if (letter === "<" || letter === "(" || letter === "[") depth += 1;
        else if (letter === ">" || letter === ")" || letter === "]") depth -= 1;
        else if (letter === "." && depth === 0) start = index + 1;
    }
    return type.slice(start);
}
