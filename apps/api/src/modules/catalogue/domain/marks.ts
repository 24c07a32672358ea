/**
 * Things by number, some of them marked with a tier, the lower the better. It is cleared and reused, so that a search
 * creates no garbage.
 */
export class Marks {
  /** The marked things, in no order. */
  readonly marked: number[] = [];
  #tiers = new Uint8Array();

  /** @param count the number of things */
  clear(count: number): void {
    if (this.#tiers.length < count) this.#tiers = new Uint8Array(count);
    else for (const thing of this.marked) this.#tiers[thing] = 0;
    this.marked.length = 0;
  }

  /** 0: not marked. */
  tierOf(thing: number): number {
    return this.#tiers[thing]!;
  }

  /** Marks a thing, unless it has a better mark. */
  mark(thing: number, tier: number): void {
    const known = this.#tiers[thing]!;
    if (known === 0) this.marked.push(thing);
    if (known === 0 || tier < known) this.#tiers[thing] = tier;
  }

  /** Keeps only marked things that have another mark too, each with the worse of the two. */
  keepWhere(otherTier: (thing: number) => number): void {
    let kept = 0;
    for (const thing of this.marked) {
      const other = otherTier(thing);
      this.#tiers[thing] = other === 0 ? 0 : Math.max(this.#tiers[thing]!, other);
      if (other !== 0) this.marked[kept++] = thing;
    }
    this.marked.length = kept;
  }
}
