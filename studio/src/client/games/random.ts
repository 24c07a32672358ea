/**
 * Decoration only: petals, sparks, the path of a coin. What pays is decided on the server and arrives with the answer; nothing
 * random of the client reaches a result.
 */
export const decorationRandom: () => number = Math.random;
