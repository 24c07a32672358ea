/** Games marked with a tier, the lower the better; 0 is not at all. Cleared and used again, so that a search makes no garbage. */
export class Marks {
  /** The marked games, in no order; some may have lost their mark since. */
  readonly games: number[] = [];
  #tiers = new Uint8Array();

  /** @param count games there are */
  clear(count: number): void {
    if (this.#tiers.length < count) this.#tiers = new Uint8Array(count);
    else for (const game of this.games) this.#tiers[game] = 0;
    this.games.length = 0;
  }

  tierOf(game: number): number {
    return this.#tiers[game]!;
  }

  /** Marks games, where they have no better mark. */
  mark(games: readonly number[], tier: number): void {
    for (const game of games) {
      const known = this.#tiers[game]!;
      if (known === 0) this.games.push(game);
      if (known === 0 || tier < known) this.#tiers[game] = tier;
    }
  }

  /** Keeps the games that are marked in both, each with its worse mark. */
  keepCommon(others: Marks): void {
    let kept = 0;
    for (const game of this.games) {
      const other = others.tierOf(game);
      this.#tiers[game] = other === 0 ? 0 : Math.max(this.#tiers[game]!, other);
      if (other !== 0) this.games[kept++] = game;
    }
    this.games.length = kept;
  }
}
