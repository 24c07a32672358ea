import type { ExtraVerification, SignedIn } from '@champa/contract';

/** How the dialog handles a form's outcome; `keep` is what the device stores once the member is signed in. */
export type LoginOutcome = {
  /** Signs in to the agent centre, which only agents may enter. */
  agentArea: boolean;
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  onExtra: (extra: ExtraVerification, keep: (signedIn: SignedIn) => void) => void;
};
