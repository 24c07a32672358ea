import { GAME_PAGE_SIZE, type Language } from '@champa/contract';
import type { CatalogueGame } from '../domain/game.ts';
import { belongsTo, NEWEST, type Selection } from '../domain/selection.ts';
import { RecentCache } from './recent-cache.ts';
import type { Snapshot } from './snapshot.ts';
import { copyGames, type WrittenGames } from './written-games.ts';

export type GameListQuery = Selection & { gameName?: string | undefined };
/** Who reads: `country` is null for everywhere where everything is offered. */
export type Reader = { language: Language; country: string | null };
export type Page = { pageNo: number; pageSize: number };

/** Bytes of the cached selections. */
const SELECTION_BYTES = 16 * 1024 * 1024;

/**
 * The lists of one snapshot, as bytes of JSON assembled from games serialized once. The games that a query selects are
 * cached for a while, so that its pages, in any language, are cut from one list. All of it can be rebuilt, so servers
 * need not share it.
 */
export class GameLists {
  readonly #snapshot: Snapshot;
  readonly #written: Record<Language, WrittenGames>;
  readonly #selections = new RecentCache<readonly number[]>(SELECTION_BYTES, selectionBytes);

  constructor(snapshot: Snapshot, written: Record<Language, WrittenGames>) {
    this.#snapshot = snapshot;
    this.#written = written;
  }

  /** `{games, totalPages, total}`: one page of the games a query selects. */
  page(query: GameListQuery, { pageNo, pageSize }: Page, { language, country }: Reader): Buffer {
    const places = this.#select(query, country);
    const start = (pageNo - 1) * pageSize;
    const totals = `"totalPages":${Math.ceil(places.length / pageSize)},"total":${places.length}`;
    const shown = places.slice(start, start + pageSize);
    return copyGames(this.#written[language], shown, '{"success":true,"value":{"games":[', `],${totals}}}`);
  }

  /** `{list}`: the first hot games. */
  hot(query: Pick<Selection, 'gameType' | 'vassalage'>, limit: number, { language, country }: Reader): Buffer {
    const places = this.#select({ ...query, filter: 'HOT' }, country);
    return copyGames(this.#written[language], places.slice(0, limit), '{"success":true,"value":{"list":[', ']}}');
  }

  /** `{lanes}`: the areas of the lobby. */
  lanes({ country }: Reader): Buffer {
    return Buffer.from(JSON.stringify({ success: true, value: { lanes: this.#snapshot.lanes(country) } }));
  }

  #select(query: GameListQuery, country: string | null): readonly number[] {
    const key = keyOf(query, country);
    const known = this.#selections.get(key);
    if (known) return known;
    const selected = this.#choose(query, query.gameName?.trim(), country);
    // A typed query is rarely repeated, unless it has more than one page.
    if (!query.gameName || selected.length > GAME_PAGE_SIZE) this.#selections.set(key, selected);
    return selected;
  }

  #choose(selection: Selection, name: string | undefined, country: string | null): readonly number[] {
    const { search, newest, shown } = this.#snapshot;
    const isNew = selection.filter === 'NEW';
    const belongs = offeredIn(country, belongsTo(selection));
    const candidates = name ? search.search(name) : isNew ? newest : [...shown.keys()];
    const chosen = belongs ? candidates.filter((place) => belongs(shown[place]!)) : candidates;
    return isNew ? chosen.slice(0, NEWEST) : chosen;
  }
}

type Test = (game: CatalogueGame) => boolean;

function offeredIn(country: string | null, belongs: Test | null): Test | null {
  if (country === null) return belongs;
  return (game) => !game.notIn.includes(country) && (belongs?.(game) ?? true);
}

function selectionBytes(places: readonly number[], key: string): number {
  return places.length * 8 + key.length;
}

function keyOf(query: GameListQuery, country: string | null): string {
  const { filter, category, gameType, vassalage, gameClassify, minBet, minLines, gameName } = query;
  const name = gameName?.trim().toLowerCase();
  return JSON.stringify([filter, category, gameType, vassalage, gameClassify, minBet, minLines, name, country]);
}
