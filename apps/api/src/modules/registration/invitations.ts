import type { Pool, ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from '../member/index.ts';

/** Links that agents invite by, each with rules of its own. Who keeps them gives them. */
export type InvitationLinks = {
  /** The link of a code, and the account type of who comes by it; null: no link has it. @throws ApiError why it lets nobody in */
  find: (db: ReadHandle, code: string) => Promise<{ linkId: string; type: number } | null>;
  /** Counts that somebody came by a link to look, from an address. */
  visit: (linkId: string, address: string) => Promise<void>;
  /** Uses a link once, in the transaction that makes the member. @throws ApiError why it lets nobody in any more */
  take: (tx: WriteHandle, linkId: string, memberId: string) => Promise<void>;
};

/** Below whom a new member comes to be, and as what. */
export type Invited = { uplineId: string | null; linkId: string | null; type: number };

export type Invitations = ReturnType<typeof createInvitations>;

const PLAYER = 0;
const nobody: Invited = { uplineId: null, linkId: null, type: PLAYER };

type Needs = { pool: Pool; members: Pick<Members, 'inviter'>; links?: InvitationLinks };

/** Who invites by a code: an agent by one of his own, or by a link. */
export function createInvitations({ pool, members, links }: Needs) {
  async function invitedBy(code: string, domain: string): Promise<Invited> {
    const link = await links?.find(pool, code);
    const inviter = await members.inviter(pool, code, domain);
    if (!inviter) throw new ApiError('INVITATION_CODE_ERROR');
    if (!inviter.holdsHere) throw new ApiError('INVITATION_DOMAIN');
    return { uplineId: inviter.agentId, linkId: link?.linkId ?? null, type: link?.type ?? PLAYER };
  }

  return {
    /**
     * For a visitor who looks whether a code lets him in; he counts as the link's, if it is one's.
     *
     * @throws ApiError INVITATION_CODE_ERROR, INVITATION_DOMAIN, or why a link lets nobody in
     */
    async look(code: string, domain: string, address: string): Promise<void> {
      const { linkId } = await invitedBy(code.trim(), domain);
      if (linkId !== null) await links?.visit(linkId, address);
    },

    /**
     * Who invites by what a registration tells: the invitation code, or else a link's code that came as a referral code. Of
     * any other referral code members are thanked elsewhere.
     *
     * @throws ApiError as above, with the field it is about
     */
    async of(told: { affiliateCode?: string; referralCode: string; domain?: string }): Promise<Invited> {
      const { affiliateCode = '', referralCode, domain = '' } = told;
      if (affiliateCode.trim() !== '') return invitedBy(affiliateCode.trim(), domain).catch(beside('affiliateCode'));
      const referral = referralCode.trim();
      const isLink = referral !== '' && (await links?.find(pool, referral));
      return isLink ? invitedBy(referral, domain) : nobody;
    },

    /** Uses the link of a new member, if he came by one. */
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
