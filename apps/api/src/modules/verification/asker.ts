/** Who asks for a code, or answers with one. */
export type Asker = {
  /** What their codes are tied to: a browser's name, a sign-in's ticket, a signed-in member. Empty: they have asked for none. */
  holder: string;
  /**
   * The address of somebody whom nothing shows to be the account's owner: limits that strangers share apply. Null for a
   * signed-in member, and for a browser that signed in to the account before.
   */
  strangerAt: string | null;
};

/** Whoever has asked for no code: none is right for them. */
export const nobody: Asker = { holder: '', strangerAt: null };

/** A signed-in member who proves what is theirs. */
export function memberAsker(memberId: string): Asker {
  return { holder: `member ${memberId}`, strangerAt: null };
}
