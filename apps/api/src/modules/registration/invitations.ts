import type { ReferralCodeKind } from '@champa/contract';
import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from '../member/index.ts';

/** Agents' invitation links, each with rules of its own. */
export type InvitationLinks = {
  /** The link of a code, and the account type of members who come by it; null where no link has it. @throws ApiError why it lets nobody in */
  find: (db: ReadHandle, code: string) => Promise<{ linkId: string; type: number } | null>;
  /** Counts a visit by a link, from an address. */
  visit: (linkId: string, address: string) => Promise<void>;
  /** Uses a link once, in the transaction that makes the member. @throws ApiError why it lets nobody in any more */
  take: (tx: WriteHandle, linkId: string, memberId: string) => Promise<void>;
};

/** Below whom a new member is placed, and as what. */
export type Invited = { uplineId: string | null; linkId: string | null; type: number };

export type Invitations = ReturnType<typeof createInvitations>;

const PLAYER = 0;
const nobody: Invited = { uplineId: null, linkId: null, type: PLAYER };

type Needs = {
  pool: Pool;
  members: Pick<Members, 'inviter'>;
  /** Whether a code is a member's referral code. */
  isReferralCode: (db: ReadHandle, code: string) => Promise<boolean>;
  links?: InvitationLinks;
};

/** Invitations by code: an agent's own, or a link's. */
export function createInvitations({ pool, members, isReferralCode, links }: Needs) {
  async function invitedBy(code: string, domain: string): Promise<Invited> {
    const link = await links?.find(pool, code);
    const inviter = await members.inviter(pool, code, domain);
    if (!inviter) throw new ApiError('INVITATION_CODE_ERROR');
    if (!inviter.holdsHere) throw new ApiError('INVITATION_DOMAIN');
    return { uplineId: inviter.agentId, linkId: link?.linkId ?? null, type: link?.type ?? PLAYER };
  }

  async function look(code: string, domain: string, address: string): Promise<void> {
    const { linkId } = await invitedBy(code.trim(), domain);
    if (linkId !== null) await links?.visit(linkId, address);
  }

  return {
    /**
     * For a visitor's check of a code; where the code is a link's, the visit is counted.
     *
     * @throws ApiError INVITATION_CODE_ERROR, INVITATION_DOMAIN, or why a link lets nobody in
     */
    look,

    /**
     * Whose a code given as a referral code is. An invitation link's code counts there too (decision 0031), and is checked
     * as above.
     */
    async kindOf(code: string, domain: string, address: string): Promise<ReferralCodeKind> {
      const given = code.trim();
      if (await links?.find(pool, given)) return look(given, domain, address).then(() => 'invitation');
      return (await isReferralCode(pool, given)) ? 'referral' : 'unknown';
    },

    /**
     * Who invites by a registration's data: by the invitation code, or else by a link's code given as a referral code. Other
     * referral codes are rewarded elsewhere.
     *
     * @throws ApiError as above, with the field it is about
     */
    async of(given: { affiliateCode?: string; referralCode: string; domain?: string }): Promise<Invited> {
      const { affiliateCode = '', referralCode, domain = '' } = given;
      if (affiliateCode.trim() !== '') return invitedBy(affiliateCode.trim(), domain).catch(beside('affiliateCode'));
      const referral = referralCode.trim();
      const isLink = referral !== '' && (await links?.find(pool, referral));
      return isLink ? invitedBy(referral, domain) : nobody;
    },

    /** Uses the link of a new member, if they came by one. */
    take: async (tx: WriteHandle, linkId: string | null, memberId: string): Promise<void> =>
      linkId === null ? undefined : links?.take(tx, linkId, memberId),
  };
}

function beside(field: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.code, { fields: { [field]: 'invitation_code' } });
  };
}
