import {
  consolidatedFunds,
  downlineLimits,
  leaveGame,
  memberTransfers,
  merchantWallet,
  recallFunds,
  setDownlineLimits,
  transferOptions,
  transferRecipient,
  transferToMember,
  walletMove,
  walletMoves,
  walletTransfer,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { TransfersService } from './transfers.service.ts';
import type { AllowedTransfers } from './use-cases/allowed-transfers.ts';
import type { PlayTransfers } from './use-cases/play-transfers.ts';

type Needs = {
  service: TransfersService;
  play: Pick<PlayTransfers, 'gameLeft'>;
  allowed: Pick<AllowedTransfers, 'look' | 'set'>;
};

export function transfersRoutes(app: FastifyInstance, { service, play, allowed }: Needs): void {
  route(app, consolidatedFunds, ({ principal }) => service.totals(trueMember(principal).memberId));

  route(app, merchantWallet, async ({ principal, query }) => {
    const { memberId } = trueMember(principal);
    if (query.isSingle === '1' && query.vendor === undefined) {
      throw new ApiError('VALIDATION', { fields: { vendor: 'required' } });
    }
    const vendor = query.isSingle === '1' ? query.vendor! : null;
    return { list: await service.wallets(memberId, vendor) };
  });

  route(app, walletTransfer, ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    return service.move(memberId, { ...body, amount: parseAmount(body.amount) });
  });

  route(app, recallFunds, ({ principal, body: { vendor = null, idempotencyKey } }) =>
    service.recall(trueMember(principal).memberId, { vendor, idempotencyKey }),
  );

  route(app, leaveGame, async ({ principal }) => {
    // A trial member has nothing at vendors.
    if (principal.isTrial) return { isReturning: false };
    return { isReturning: await play.gameLeft(await service.holderOf(principal.memberId)) };
  });

  route(app, walletMoves, ({ principal, query }) => service.moves(trueMember(principal).memberId, query));

  route(app, walletMove, ({ principal, params }) => service.moveById(trueMember(principal).memberId, params.id));

  route(app, transferOptions, ({ principal }) => service.options(trueMember(principal).memberId));

  route(app, transferRecipient, ({ principal, query }) =>
    service.recipient(trueMember(principal).memberId, query.username),
  );

  route(app, transferToMember, ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    return service.transfer({ ...body, from: memberId, amount: parseAmount(body.amount) });
  });

  route(app, memberTransfers, ({ principal, query: { way = null, with: other = null, ...page } }) =>
    service.transfers(trueMember(principal).memberId, { ...page, way, other }),
  );

  route(app, downlineLimits, ({ principal, params }) => allowed.look(trueMember(principal).memberId, params.memberId));

  route(app, setDownlineLimits, ({ principal, params, body: { perTransfer, perDay, ...may } }) =>
    allowed.set(trueMember(principal).memberId, params.memberId, {
      ...may,
      perTransfer: perTransfer === null ? null : parseAmount(perTransfer),
      perDay: perDay === null ? null : parseAmount(perDay),
    }),
  );
}
