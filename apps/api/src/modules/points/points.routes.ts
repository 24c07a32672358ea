import {
  convertPoints,
  pointsBalance,
  pointsConfig,
  pointsRewardList,
  pointsTransactions,
  redeemList,
  redeemPoints,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import type { MallService } from './mall.service.ts';
import type { PointsService } from './points.service.ts';

export function pointsRoutes(app: FastifyInstance, service: PointsService, mall: MallService): void {
  route(app, pointsBalance, ({ principal }) => service.balance(trueMember(principal).memberId));

  route(app, pointsConfig, () => service.config());

  route(app, pointsRewardList, () => mall.goods());

  route(app, redeemPoints, ({ principal, body }) => mall.redeem({ ...body, memberId: trueMember(principal).memberId }));

  route(app, redeemList, ({ principal, query: { status = null, before = null, pageSize } }) =>
    mall.list(trueMember(principal).memberId, { status, before, pageSize }),
  );

  route(app, pointsTransactions, ({ principal, query: { before = null, pageSize } }) =>
    service.transactions(trueMember(principal).memberId, { before, pageSize }),
  );

  route(app, convertPoints, ({ principal, body }) =>
    service.convert({ ...body, memberId: trueMember(principal).memberId }),
  );
}
