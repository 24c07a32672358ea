/** The leaked password of tests; no other rule refuses it. */
export const LEAKED_PASSWORD = 'Correct-Horse-9';
