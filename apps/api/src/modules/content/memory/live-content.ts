import type { Language } from '@champa/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database.ts';
import type { PreparedJson } from '../../../platform/http/prepared-json.ts';
import type { Log } from '../../../platform/log.ts';
import { repeat, type Repeating } from '../../../platform/repeat.ts';
import { selectContent, selectRevision } from '../content.repo.ts';
import type { AddedPicture, Content } from '../domain/content.ts';
import { mapText } from '../domain/local-text.ts';
import { cleanHtml } from '../domain/rich-text.ts';
import { contentAt, nextChange } from '../domain/timing.ts';
import type { ContentPictures } from '../pictures/content-pictures.ts';

/** How old the content of a server may be. */
const POLL_EVERY_MS = 500;

/** The content shown at present, and the answers made from it; replaced when anything changes. */
export type ContentView = {
  content: Content;
  findPicture: ContentPictures;
  brandLanguage: Language;
  answers: Map<string, PreparedJson>;
  /** Another for other content. */
  revision: string;
  /** When the shown content changes by itself; null: never. */
  until: Temporal.Instant | null;
};

type Needs = {
  pool: Pool;
  log: Log;
  clock: Clock;
  brandLanguage: () => Promise<Language>;
  pictures: (added: readonly AddedPicture[]) => ContentPictures;
};

type Known = { version: string; content: Content; findPicture: ContentPictures; brandLanguage: Language };

/**
 * A server's content in memory. It follows the database as the catalogue does: twice a second the server reads the
 * revision, and where that has changed, the content.
 */
export class LiveContent {
  readonly #needs: Needs;
  #known: Known | undefined;
  #view: ContentView | undefined;
  #polling: Repeating | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async start(): Promise<void> {
    await this.#read();
    const onError = (error: unknown): void =>
      this.#needs.log.warn({ err: error }, 'the content could not be read; the last one serves');
    const pace = { everyMs: POLL_EVERY_MS, firstAfterMs: POLL_EVERY_MS };
    this.#polling = repeat(() => this.#read(), { ...pace, onError });
  }

  async stop(): Promise<void> {
    await this.#polling?.stop();
  }

  get view(): ContentView {
    const now = this.#needs.clock.now();
    const until = this.#view?.until;
    if (!this.#view || (until && Temporal.Instant.compare(now, until) >= 0)) this.#view = this.#present(now);
    return this.#view;
  }

  #present(now: Temporal.Instant): ContentView {
    if (!this.#known) throw new Error('the content has not been started');
    const { version, content, findPicture, brandLanguage } = this.#known;
    const until = nextChange(content, now);
    const revision = `${version} ${until ?? ''}`;
    return { content: contentAt(content, now), findPicture, brandLanguage, answers: new Map(), revision, until };
  }

  async #read(): Promise<void> {
    const { pool, pictures } = this.#needs;
    const brandLanguage = await this.#needs.brandLanguage();
    // The revision first: rows that come after it was read have the next revision, and are read again.
    const version = `${await selectRevision(pool)} ${brandLanguage}`;
    if (this.#known?.version === version) return;
    const content = harmless(await selectContent(pool));
    this.#known = { version, content, findPicture: pictures(content.pictures), brandLanguage };
    this.#view = undefined;
  }
}

/** Cleans content that any program wrote into the database: no script gets out. */
function harmless(content: Content): Content {
  const clean = <T extends { content: Content['notices'][number]['content'] }>(item: T): T => ({
    ...item,
    content: mapText(item.content, cleanHtml),
  });
  return {
    ...content,
    notices: content.notices.map(clean),
    announcements: content.announcements.map(clean),
    promotions: content.promotions.map(clean),
    helpTopics: content.helpTopics.map(clean),
  };
}
