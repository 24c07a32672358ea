/**
 * Decoration only: petals, sparks, the path of a coin. The server decides what pays and sends it with the answer; no random
 * number of the client affects a result.
 */
export const decorationRandom: () => number = Math.random;
