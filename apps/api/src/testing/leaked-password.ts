/** What the list of leaked passwords has in tests; no other rule refuses it. */
export const LEAKED_PASSWORD = 'Correct-Horse-9';
