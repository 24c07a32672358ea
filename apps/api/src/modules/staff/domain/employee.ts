/** An employee as lists show them. */
export type ListedEmployee = {
  id: bigint;
  username: string;
  name: string;
  status: 'active' | 'disabled';
  created_at: Temporal.Instant;
  /** Null where they never did. */
  signed_in_at: Temporal.Instant | null;
  roles: string[];
  /** Open sessions. */
  sessions: number;
  /** Authenticators and passkeys. */
  second_factors: number;
};

/** A role; `employees` is how many have it. The seeded ones have no name of their own. */
export type Role = { code: string; name: string; permissions: string[]; employees: number };
