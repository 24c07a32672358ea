/** Who is calling, once the session was found. */
export type MemberPrincipal = {
  kind: 'member';
  memberId: string;
  sessionId: string;
  type: number;
  isTrial: boolean;
  isAgent: boolean;
};

export type StaffPrincipal = { kind: 'staff'; staffId: string; username: string; name: string };

export type Principal = MemberPrincipal | StaffPrincipal;

/** Finds the session of a token; `null` where there is none, or it has ended. */
export type Authenticate<P extends Principal> = (token: string) => Promise<P | null>;
