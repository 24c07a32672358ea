const ENOUGH = 2;

/**
 * Which reels land slowly: those after two bonus symbols already lie in sight, for the next could bring free spins. The result
 * has been decided; only its telling takes longer.
 */
export function tenseReels(grid: readonly (readonly string[])[], scatterId: string | undefined): boolean[] {
  let seen = 0;
  return grid.map((column) => {
    const isTense = seen >= ENOUGH;
    if (scatterId !== undefined && column.includes(scatterId)) seen += 1;
    return isTense;
  });
}
