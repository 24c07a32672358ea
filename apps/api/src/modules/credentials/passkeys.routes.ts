import { addPasskey, beginPasskey, memberPasskeys, removePasskey, renamePasskey } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { Members } from '../member/index.ts';
import type { Notices } from '../verification/index.ts';
import type { OwnProof } from './own-proof.service.ts';
import { presentPasskey } from './passkeys.present.ts';
import type { Passkeys } from './passkeys.service.ts';
import type { WaysIn } from './ways-in.service.ts';

type Needs = {
  pool: Pool;
  members: Members;
  passkeys: Passkeys;
  ownProof: OwnProof;
  waysIn: WaysIn;
  notices: Notices;
};

export function passkeyRoutes(app: FastifyInstance, needs: Needs): void {
  const { pool, members, passkeys, ownProof, waysIn, notices } = needs;

  route(app, memberPasskeys, async ({ principal }) => {
    const { memberId } = trueMember(principal);
    const [rows, proof] = await Promise.all([passkeys.list(memberId), ownProof.kindFor(memberId)]);
    return { list: rows.map(presentPasskey), proof };
  });

  route(app, beginPasskey, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    await ownProof.require(memberId, body);
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('NOT_LOGGED_IN');
    return passkeys.begin(member);
  });

  route(app, addPasskey, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    const { response } = body;
    const label = labelOf(body);
    const made = await passkeys.check(memberId, response);
    const transports = response.response.transports ?? [];
    const id = await inTransaction(pool, async (tx) => {
      const added = await passkeys.add(tx, memberId, { ...made, transports, label });
      await notices.send(tx, memberId, 'passkey');
      return added;
    });
    return { id };
  });

  route(app, renamePasskey, async ({ principal, params, body }) => {
    const { memberId } = trueMember(principal);
    const label = labelOf(body);
    await inTransaction(pool, (tx) => passkeys.rename(tx, memberId, { id: params.id, label }));
    return {};
  });

  route(app, removePasskey, async ({ principal, params, body }) => {
    const { memberId } = trueMember(principal);
    await ownProof.require(memberId, body);
    await inTransaction(pool, async (tx) => {
      await waysIn.takeOff(tx, memberId, () => passkeys.remove(tx, memberId, params.id));
      await notices.send(tx, memberId, 'passkey');
    });
    return {};
  });
}

function labelOf({ label }: { label: string }): string {
  const named = label.trim();
  if (named === '') throw new ApiError('VALIDATION', { fields: { label: 'required' } });
  return named;
}
