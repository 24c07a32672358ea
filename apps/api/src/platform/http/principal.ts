import type { StaffPermission } from '@champa/contract';
import { ApiError } from './api-error.ts';

/** The caller, once the session was found. */
export type MemberPrincipal = {
  kind: 'member';
  memberId: string;
  sessionId: string;
  type: number;
  isTrial: boolean;
  isAgent: boolean;
};

export type StaffPrincipal = {
  kind: 'staff';
  staffId: string;
  sessionId: string;
  username: string;
  name: string;
  roles: readonly string[];
  /** What the roles allow together. */
  permissions: ReadonlySet<StaffPermission>;
  /** They have to add a second factor before anything else. */
  mustEnrol: boolean;
  /** They have confirmed lately who they are. */
  isFresh: boolean;
};

export type Principal = MemberPrincipal | StaffPrincipal;

/** Finds the session of a token that is used from an address; `null` where there is none, or it has ended. */
export type Authenticate<P extends Principal> = (token: string, ip: string) => Promise<P | null>;

/** For calls that trial accounts may not make. @throws ApiError TRUE_ACCOUNT_REQUIRED */
export function trueMember(principal: MemberPrincipal): MemberPrincipal {
  if (principal.isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
  return principal;
}

/** Who asks: somebody at the screen, or a screen that follows something by itself, which keeps no session alive. */
export type AskedBy = 'person' | 'screen';

export type AuthenticateStaff = (token: string, ip: string, askedBy?: AskedBy) => Promise<StaffPrincipal | null>;
