import { type SiteLanguage, siteLanguages } from '@champa/contract';
import { compiledMessages, isMessageId, type OwnTexts, textFault, wordAs } from '@champa/i18n/server';
import type { Pool } from '../../platform/database.ts';
import { PreparedJson } from '../../platform/http/prepared-json.ts';
import type { Log } from '../../platform/log.ts';
import { repeat, type Repeating } from '../../platform/repeat.ts';
import { selectLastChange, selectTextHeads, type TextHead } from './texts.repo.ts';

/** How old the texts of a server may be. */
const POLL_EVERY_MS = 1000;

type Known = { change: bigint; revision: string | null; answers: Record<SiteLanguage, PreparedJson> };

/** The brand's own texts in a server's memory. It asks every second whether there are others. */
export class LiveTexts {
  readonly #pool: Pool;
  readonly #log: Log;
  #known: Known = { change: 0n, revision: null, answers: answersOf(null, noTexts()) };
  #polling: Repeating | undefined;

  constructor({ pool, log }: { pool: Pool; log: Log }) {
    this.#pool = pool;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.read();
    const onError = (error: unknown): void =>
      this.#log.warn({ err: error }, 'the texts could not be read; the last ones serve');
    this.#polling = repeat(() => this.read(), { everyMs: POLL_EVERY_MS, firstAfterMs: POLL_EVERY_MS, onError });
  }

  async stop(): Promise<void> {
    await this.#polling?.stop();
  }

  /** Another for other texts; null: every message is worded as the release does. */
  get revision(): string | null {
    return this.#known.revision;
  }

  /** What the API says of a language. */
  answerIn(language: SiteLanguage): PreparedJson {
    return this.#known.answers[language];
  }

  async read(): Promise<void> {
    // The number first: what is changed after it was read has the next one, and is read again.
    const change = await selectLastChange(this.#pool);
    if (change === this.#known.change) return;
    const own = this.#usable(await selectTextHeads(this.#pool, null));
    const isOwn = siteLanguages.some((language) => Object.keys(own[language]).length > 0);
    const revision = isOwn ? change.toString(36) : null;
    wordAs(own);
    this.#known = { change, revision, answers: answersOf(revision, own) };
  }

  /** Texts that fit this release: one of a message that it has no longer, or fills in otherwise, is left out. */
  #usable(heads: readonly TextHead[]): OwnTexts {
    const own = noTexts();
    for (const { textId, value } of heads) {
      for (const language of siteLanguages) {
        const text = value[language];
        if (text === undefined) continue;
        if (isMessageId(textId) && textFault(text, textId, language) === null) own[language][textId] = text;
        else
          this.#log.warn(
            { text: textId, language },
            'a text of the brand does not fit this release; the built-in one serves',
          );
      }
    }
    return own;
  }
}

function noTexts(): OwnTexts {
  return inEach(() => ({}));
}

function answersOf(revision: string | null, own: OwnTexts): Known['answers'] {
  return inEach((language) => {
    const value = { revision, messages: compiledMessages(own[language]) };
    return new PreparedJson(Buffer.from(JSON.stringify({ success: true, value })));
  });
}

function inEach<T>(of: (language: SiteLanguage) => T): Record<SiteLanguage, T> {
  return Object.fromEntries(siteLanguages.map((language) => [language, of(language)])) as Record<SiteLanguage, T>;
}
