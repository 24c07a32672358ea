/** Where drawn pictures are kept, by name. All of them can be drawn again. */
export type PictureFiles = {
  start: (now: Temporal.Instant) => Promise<void>;
  /** Null where there is none, or none can be had now. */
  read: (name: string) => Promise<Uint8Array | null>;
  has: (name: string) => Promise<boolean>;
  /** Pictures of a name are the same, whoever drew them. */
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
};

/** Pictures that all servers share, with a copy of those it needed on each: a visitor waits for the distant one once. */
export function withOwnCopy(own: PictureFiles, shared: PictureFiles): PictureFiles {
  return {
    async start(now) {
      await Promise.all([own.start(now), shared.start(now)]);
    },
    async read(name) {
      const copy = await own.read(name);
      if (copy) return copy;
      const bytes = await shared.read(name);
      if (bytes) await own.keep(name, bytes).catch(() => undefined); // a full disk costs the next visitor the way
      return bytes;
    },
    has: async (name) => (await own.has(name)) || shared.has(name),
    async keep(name, bytes) {
      await Promise.all([own.keep(name, bytes), shared.keep(name, bytes)]);
    },
  };
}
