import type { ExtraVerification, SignedIn } from '@champa/contract';

/** What the dialog does with the outcome of a form; `keep` is what the device does once the member is in. */
export type LoginOutcome = {
  /** Signs in to the agents' area, which only agents may. */
  agentArea: boolean;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  onExtra: (extra: ExtraVerification, keep: (signedIn: SignedIn) => void) => void;
};
