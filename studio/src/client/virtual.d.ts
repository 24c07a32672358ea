declare module 'virtual:skin-atlases' {
  /** Addresses of the pictures of each slot skin. */
  export const atlases: Readonly<Record<string, { symbols: string; scene: string }>>;
}
