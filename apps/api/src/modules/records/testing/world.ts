import type { BettingRound } from '@champa/contract';
import { systemClock } from '../../../platform/clock.ts';
import type { Figures } from '../../figures/index.ts';
import { sealJournal } from '../../ledger/index.ts';
import type { Player } from '../../vendors/testing/player.ts';
import { createWorld as createVendorsWorld, type World as VendorsWorld } from '../../vendors/testing/world.ts';
import type { Records } from '../index.ts';
import { composeRecords } from './compose.ts';

type Answer<T> = { status: number; code?: string; value: T };

/** The records module on a database of its own, with one vendor of two games: a slot and a table. */
export type World = VendorsWorld & {
  figures: Figures;
  records: Records;
  /** Counts all play and money, as the job does. */
  count: () => Promise<void>;
  /** One call of the site as this player. */
  call: <T>(
    player: Player,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    language?: string,
  ) => Promise<Answer<T>>;
  /** The value that a call of the site answers this player. */
  get: <T>(player: Player, url: string) => Promise<T>;
  /** The whole body of a file. */
  file: (player: Player, id: string) => Promise<{ status: number; text: string; headers: Record<string, unknown> }>;
  runJob: (name: string, payload: object) => Promise<void>;
  /** Moves the clock of everything but play. */
  moveClock: (duration: Temporal.DurationLike) => void;
};

export async function createWorld(): Promise<World> {
  const world = await createVendorsWorld();
  const { pool, ledger, vendors, app } = world;
  let offset: Temporal.Duration = Temporal.Duration.from({ seconds: 0 });
  const clock = { now: () => systemClock.now().add(offset) };
  const { figures, records } = await composeRecords({ pool, clock, ledger, vendors, app });

  const signIn = (player: Player) =>
    world.signIn({
      kind: 'member',
      memberId: player.memberId,
      sessionId: '1',
      type: 0,
      isTrial: false,
      isAgent: false,
    });
  const call: World['call'] = async (player, method, url, body, language = 'en') => {
    signIn(player);
    const headers = { authorization: 'Bearer any', 'x-language': language };
    const response = await app.inject({ method, url, headers, ...(body && { payload: body }) });
    return { status: response.statusCode, ...JSON.parse(response.body) };
  };

  return {
    ...world,
    figures,
    records,
    call,
    get: async <T>(player: Player, url: string) => {
      const { status, value } = await call<T>(player, 'GET', url);
      if (status !== 200) throw new Error(`HTTP ${status} of ${url}`);
      return value;
    },
    count: async () => {
      await sealJournal(pool, clock);
      await figures.countAll();
    },
    file: async (player, id) => {
      signIn(player);
      const url = `/api/records/exports/${id}/file`;
      const response = await app.inject({ method: 'GET', url, headers: { authorization: 'Bearer any' } });
      return { status: response.statusCode, text: response.body, headers: response.headers };
    },
    runJob: async (name, payload) => records.jobs!.find((job) => job.name === name)!.run(payload),
    moveClock: (duration) => {
      offset = offset.add(duration);
    },
  };
}

export type Rounds = {
  list: BettingRound[];
  next: string | null;
  total: number | null;
  totals: { stake: string; openStake: string; win: string; net: string; validBet: string } | null;
};
