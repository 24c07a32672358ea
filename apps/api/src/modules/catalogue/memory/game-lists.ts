import { GAME_PAGE_SIZE, type Language } from '@champa/contract';
import { belongsTo, NEWEST, type Selection } from '../domain/selection.ts';
import type { CatalogueGame } from '../domain/game.ts';
import { PreparedJson } from './prepared-json.ts';
import { RecentCache } from './recent-cache.ts';
import type { Snapshot } from './snapshot.ts';

export type GameListQuery = Selection & { gameName?: string | undefined };
export type Page = { pageNo: number; pageSize: number };

/** What the answers and the selections kept may weigh: bytes, and places of games (4 bytes each). */
const ANSWER_BYTES = 32 * 1024 * 1024;
const SELECTION_PLACES = 1_000_000;

/**
 * The lists of one snapshot, as bytes ready to be sent. What was asked lately is kept: the games a question selects, so
 * that its pages are cut from one list, and whole answers. All of it can be made again, so a server needs no other's.
 */
export class GameLists {
  readonly #snapshot: Snapshot;
  readonly #write: (game: CatalogueGame, language: Language) => string;
  readonly #games: Record<Language, (Buffer | undefined)[]> = { lo: [], en: [], cn: [] };
  readonly #selections = new RecentCache<Uint32Array>(SELECTION_PLACES, (places) => places.length);
  readonly #answers = new RecentCache<PreparedJson>(ANSWER_BYTES, ({ body }) => body.length);

  /** @param write a game as JSON in a language */
  constructor(snapshot: Snapshot, write: (game: CatalogueGame, language: Language) => string) {
    this.#snapshot = snapshot;
    this.#write = write;
  }

  /** `{games, totalPages, total}`: one page of the games a query selects. */
  page(query: GameListQuery, page: Page, language: Language): PreparedJson {
    const name = query.gameName?.trim();
    const question = keyOf(query, name);
    return this.#answer(`page ${page.pageNo} ${page.pageSize} ${language} ${question}`, () => {
      const places = this.#select(query, name, question);
      const start = (page.pageNo - 1) * page.pageSize;
      const totals = `],"totalPages":${Math.ceil(places.length / page.pageSize)},"total":${places.length}`;
      return this.#envelope('"games":[', places.subarray(start, start + page.pageSize), totals, language);
    });
  }

  /** `{list}`: the first hot games. */
  hot(query: Pick<Selection, 'gameType' | 'vassalage'>, limit: number, language: Language): PreparedJson {
    const selection: GameListQuery = { ...query, filter: 'HOT' };
    const question = keyOf(selection, undefined);
    return this.#answer(`hot ${limit} ${language} ${question}`, () => {
      const places = this.#select(selection, undefined, question).subarray(0, limit);
      return this.#envelope('"list":[', places, ']', language);
    });
  }

  /** `{lanes}`: the areas of the lobby. */
  lanes(): PreparedJson {
    return this.#answer('lanes', () =>
      Buffer.from(JSON.stringify({ success: true, value: { lanes: this.#snapshot.lanes } })),
    );
  }

  #answer(key: string, make: () => Buffer): PreparedJson {
    const known = this.#answers.get(key);
    if (known) return known;
    const made = new PreparedJson(make());
    this.#answers.set(key, made);
    return made;
  }

  #select(selection: Selection, name: string | undefined, question: string): Uint32Array {
    const known = this.#selections.get(question);
    if (known) return known;
    const selected = this.#choose(selection, name);
    // A few games are the answer itself, which is kept; there will be no other page of them.
    if (selected.length > GAME_PAGE_SIZE) this.#selections.set(question, selected);
    return selected;
  }

  #choose(selection: Selection, name: string | undefined): Uint32Array {
    const { search, newest, shown } = this.#snapshot;
    const isNew = selection.filter === 'NEW';
    const belongs = belongsTo(selection);
    const candidates = name ? search.search(name) : isNew ? newest : Uint32Array.from(shown.keys());
    const chosen = belongs ? candidates.filter((place) => belongs(shown[place]!)) : candidates;
    return isNew ? chosen.subarray(0, NEWEST) : chosen;
  }

  #envelope(open: string, places: Uint32Array, close: string, language: Language): Buffer {
    const parts: Buffer[] = [Buffer.from(`{"success":true,"value":{${open}`)];
    for (const place of places) {
      const game = this.#game(place, language);
      parts.push(parts.length === 1 ? game.subarray(1) : game);
    }
    parts.push(Buffer.from(`${close}}}`));
    return Buffer.concat(parts);
  }

  /** The game as JSON, after a comma. */
  #game(place: number, language: Language): Buffer {
    const written = this.#games[language];
    return (written[place] ??= Buffer.from(`,${this.#write(this.#snapshot.shown[place]!, language)}`));
  }
}

function keyOf(query: GameListQuery, name: string | undefined): string {
  const { filter, category, gameType, vassalage, gameClassify, minBet, minLines } = query;
  return JSON.stringify([filter, category, gameType, vassalage, gameClassify, minBet, minLines, name?.toLowerCase()]);
}
