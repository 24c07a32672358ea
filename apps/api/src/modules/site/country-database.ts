import { readFile, stat } from 'node:fs/promises';
import { type CountryResponse, Reader } from 'mmdb-lib';

/** How often the file is checked for a newer version. */
const LOOK_EVERY_MS = 5000;

type Loaded = { file: string; changedAt: number; reader: Reader<CountryResponse> | null };

/** Countries by address, from a file in MaxMind's format, which is read again when it has changed. */
export class CountryDatabase {
  readonly #now: () => Temporal.Instant;
  readonly #onTrouble: (error: unknown) => void;
  #loaded: Loaded | undefined;
  #looking: Promise<Loaded> | undefined;
  #lookedAt = 0;

  /** @param onTrouble called for a file that cannot be read; no country is known then */
  constructor(now: () => Temporal.Instant, onTrouble: (error: unknown) => void) {
    this.#now = now;
    this.#onTrouble = onTrouble;
  }

  /** The country of an address; null where it is unknown. */
  async countryOf(file: string, ip: string): Promise<string | null> {
    const { reader } = await this.#current(file);
    try {
      const found = reader?.get(ip.replace(/^::ffff:(?=\d)/i, ''));
      return found?.country?.iso_code ?? found?.registered_country?.iso_code ?? null;
    } catch {
      return null; // an address in a form the file does not support
    }
  }

  async #current(file: string): Promise<Loaded> {
    const now = this.#now().epochMilliseconds;
    if (this.#loaded?.file === file && now - this.#lookedAt < LOOK_EVERY_MS) return this.#loaded;
    this.#looking ??= this.#load(file).finally(() => (this.#looking = undefined));
    this.#loaded = await this.#looking;
    this.#lookedAt = now;
    return this.#loaded;
  }

  async #load(file: string): Promise<Loaded> {
    try {
      const { mtimeMs: changedAt } = await stat(file);
      if (this.#loaded?.file === file && this.#loaded.changedAt === changedAt) return this.#loaded;
      return { file, changedAt, reader: new Reader<CountryResponse>(await readFile(file)) };
    } catch (error) {
      this.#onTrouble(error);
      return { file, changedAt: 0, reader: null };
    }
  }
}
