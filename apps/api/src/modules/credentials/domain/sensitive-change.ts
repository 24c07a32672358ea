import type { ProofMethod, SecurityLevel, SensitiveChange } from '@champa/contract';

/** What protects a member's account, or proves who they are. */
export type Protection = {
  loginPassword: boolean;
  paymentPassword: boolean;
  mobile: boolean;
  email: boolean;
  authenticator: boolean;
  passkeys: number;
};

/**
 * What a sensitive change asks for: nothing where the member has nothing to prove themself by, one of some proofs, or a
 * payment password that they have to set first.
 */
export type Demand = { kind: 'session' } | { kind: 'proof'; methods: ProofMethod[] } | { kind: 'paymentPassword' };

/**
 * The one rule (specification, security centre: sensitive changes ask for the payment password or a code). A member with an
 * authenticator uses that instead of codes by SMS and e-mail: a weaker way beside it would make it useless.
 */
export function demandOf(change: SensitiveChange, has: Protection): Demand {
  if (isOfPayees(change) && !has.paymentPassword) return { kind: 'paymentPassword' };
  const methods = methodsFor(change, has).filter((method) => has[method]);
  return methods.length === 0 ? { kind: 'session' } : { kind: 'proof', methods };
}

function isOfPayees(change: SensitiveChange): boolean {
  return change === 'payeeAdd' || change === 'payeeRemove';
}

function methodsFor(change: SensitiveChange, has: Protection): ProofMethod[] {
  const codes: ProofMethod[] = has.authenticator ? ['authenticator'] : ['mobile', 'email'];
  if (change === 'payeeAdd') return ['paymentPassword'];
  if (change === 'payeeRemove') return ['paymentPassword', ...codes];
  if (change !== 'paymentPassword') return ['paymentPassword', 'loginPassword', ...codes];
  // Set by the login password, changed by what it was, reset by a code.
  if (has.paymentPassword) return ['paymentPassword', ...codes];
  return has.loginPassword ? ['loginPassword'] : codes;
}

/**
 * How well an account is protected. High: something beyond the password when signing in, a payment password before money
 * moves, and a way back. Medium: the payment password and a way back. Low: less.
 */
export function securityLevel(has: Protection): SecurityLevel {
  const wayBack = has.mobile || has.email;
  if (!has.paymentPassword || !wayBack) return 'low';
  return has.authenticator || has.passkeys > 0 ? 'high' : 'medium';
}
