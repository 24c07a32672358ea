const ENOUGH = 2;

/**
 * Which reels land slowly: those after two visible bonus symbols, because the next one could give free spins. The result is
 * already decided; only showing it takes longer.
 */
export function tenseReels(grid: readonly (readonly string[])[], scatterId: string | undefined): boolean[] {
  let seen = 0;
  return grid.map((column) => {
    const isTense = seen >= ENOUGH;
    if (scatterId !== undefined && column.includes(scatterId)) seen += 1;
    return isTense;
  });
}
