import { type Amount, SCALE } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Player } from '../testing/player.ts';
import { createWorld, type World } from '../testing/world.ts';

/** The content of an answer, in terms that every dialect has. */
export type Said =
  | 'ok'
  | 'duplicate'
  | 'no bet'
  | 'rolled back'
  | 'no money'
  | 'wrong currency'
  | 'unknown token'
  | 'expired'
  | 'player disabled'
  | 'unknown game'
  | 'vendor disabled'
  | 'limit'
  | 'refused';

export type Told = { said: Said; balance: Amount | null };

export type Bet = {
  key: string;
  round: string;
  amount?: Amount;
  closes?: boolean;
  free?: boolean;
  gameCode?: string;
  currency?: string;
};
export type Win = Bet & { bet: string };
export type Rollback = Pick<Bet, 'key' | 'round' | 'closes'> & { bet: string };

/** Sends calls in one dialect, as its vendors do. */
export type Driver = {
  balance: (player: Player) => Promise<Amount>;
  bet: (player: Player, bet: Bet) => Promise<Told>;
  win: (player: Player, win: Win) => Promise<Told>;
  rollback: (player: Player, rollback: Rollback) => Promise<Told>;
};

/** Where dialects differ, by the table of the reference; what every dialect has in common is in the suite itself. */
export type Policy = {
  repeated: Said;
  otherContent: Said;
  winWithoutBet: Said;
  secondWin: Said;
  secondWinAfterClose: Said;
  rollbackOfUnknownBet: Said;
  betAfterRollback: Said;
  winAfterRollback: Said;
  rollbackRepeated: Said;
  rollbackAfterWin: Said;
  winByExpiredToken: Said;
  zeroAmount: Said;
};

const UNIT = SCALE;

export type Party = {
  dialect: string;
  /** The file of its vendors' key, as `vendor add` takes it. */
  key: string;
  /** The least amount of the wire. */
  smallest: Amount;
  /** Whether calls name their round and say when it ends; otherwise each bet is a round of its own. */
  namesRounds: boolean;
  /** Whether a bet may be marked as free. */
  marksFreeBets: boolean;
  policy: Policy;
  createDriver: (world: World) => Driver;
};

/** The rules of every dialect, tested through one dialect's own calls. */
export function describeDialect({ dialect, key: keyFile, smallest, policy, createDriver, ...has }: Party): void {
  describe(`dialect ${dialect}`, () => {
    let world: World;
    let wire: Driver;
    let player: Player;
    let number = 0;

    beforeAll(async () => {
      world = await createWorld({ party: { dialect, key: keyFile } });
      wire = createDriver(world);
    });
    afterAll(() => world.close());

    /** A new player with 1000, and unused names. */
    async function fresh(): Promise<{ round: string; key: () => string }> {
      player = await world.addPlayer();
      number += 1;
      let keys = 0;
      return { round: `round-${number}`, key: () => `key-${number}-${(keys += 1)}` };
    }

    async function expectBalance(units: Amount): Promise<void> {
      expect(await wire.balance(player)).toBe(units * UNIT);
    }

    test('a bet takes its stake, a win pays, and each answer has the balance after it', async () => {
      const { round, key } = await fresh();
      const bet = key();
      expect(await wire.bet(player, { key: bet, round, amount: 300n * UNIT })).toEqual({
        said: 'ok',
        balance: 700n * UNIT,
      });
      const win = { key: key(), bet, round, amount: 50n * UNIT, closes: true };
      expect(await wire.win(player, win)).toEqual({ said: 'ok', balance: 750n * UNIT });
    });

    test('the smallest amount stays exact', async () => {
      const { round, key } = await fresh();
      expect(await wire.bet(player, { key: key(), round, amount: smallest })).toEqual({
        said: 'ok',
        balance: 1000n * UNIT - smallest,
      });
    });

    test('a bet above the balance takes nothing, is answered with the real balance, and may be tried again under its key', async () => {
      const { round, key } = await fresh();
      const bet = { key: key(), round, amount: 1000n * UNIT + smallest };
      expect(await wire.bet(player, bet)).toEqual({ said: 'no money', balance: 1000n * UNIT });
      expect((await wire.bet(player, { ...bet, amount: 1000n * UNIT })).said).toBe('ok');
      await expectBalance(0n);
    });

    test('the same bet, win and rollback again have no second effect', async () => {
      const { round, key } = await fresh();
      const bet = { key: key(), round, amount: 100n * UNIT };
      const win = { key: key(), bet: bet.key, round, amount: 40n * UNIT };
      const rollback = { key: key(), bet: bet.key, round };
      for (const said of ['ok', policy.repeated, policy.repeated])
        expect((await wire.bet(player, bet)).said).toBe(said);
      for (const said of ['ok', policy.repeated, policy.repeated])
        expect((await wire.win(player, win)).said).toBe(said);
      await expectBalance(940n);
      for (let times = 0; times < 3; times++) await wire.rollback(player, rollback);
      await expectBalance(policy.rollbackAfterWin === 'ok' ? 1040n : 940n);
    });

    test('a key used again for another round, game, amount, kind or player is refused without effect', async () => {
      const { round, key } = await fresh();
      const bet = { key: key(), round, amount: 100n * UNIT };
      await wire.bet(player, bet);
      const others = [
        ...(has.namesRounds ? [wire.bet(player, { ...bet, round: `${round}-other` })] : []),
        wire.bet(player, { ...bet, gameCode: 'mekong-reels' }),
        wire.bet(player, { ...bet, amount: 101n * UNIT }),
        ...(has.marksFreeBets ? [wire.bet(player, { ...bet, free: true })] : []),
        wire.win(player, { key: bet.key, bet: `${bet.key}-other`, round, amount: 100n * UNIT }),
        wire.bet(await world.addPlayer(), bet),
      ];
      for (const answer of await Promise.all(others)) expect(answer.said).toBe(policy.otherContent);
      await expectBalance(900n);
    });

    test('a win without its bet', async () => {
      const { round, key } = await fresh();
      expect((await wire.win(player, { key: key(), bet: key(), round, amount: 5n * UNIT })).said).toBe(
        policy.winWithoutBet,
      );
      await expectBalance(policy.winWithoutBet === 'ok' ? 1005n : 1000n);
    });

    test.runIf(has.namesRounds)('a win for a bet of another round is a win without its bet', async () => {
      const { round, key } = await fresh();
      const bet = { key: key(), round, amount: 10n * UNIT };
      await wire.bet(player, bet);
      expect((await wire.win(player, { key: key(), bet: bet.key, round: `${round}-b`, amount: UNIT })).said).toBe(
        policy.winWithoutBet,
      );
    });

    test('a win for another player’s bet is a win without its bet', async () => {
      const { round, key } = await fresh();
      const bet = { key: key(), round, amount: 10n * UNIT };
      await wire.bet(player, bet);
      const stranger = await world.addPlayer();
      expect((await wire.win(stranger, { key: key(), bet: bet.key, round, amount: UNIT })).said).toBe(
        policy.winWithoutBet,
      );
      expect(await wire.balance(stranger)).toBe(1000n * UNIT);
    });

    test('a second win for one bet, before and after the round closed', async () => {
      const { round, key } = await fresh();
      const bet = key();
      await wire.bet(player, { key: bet, round, amount: 10n * UNIT });
      await wire.win(player, { key: key(), bet, round, amount: 5n * UNIT });
      expect((await wire.win(player, { key: key(), bet, round, amount: 6n * UNIT, closes: true })).said).toBe(
        policy.secondWin,
      );
      const balance = await wire.balance(player);
      expect((await wire.win(player, { key: key(), bet, round, amount: 7n * UNIT })).said).toBe(
        policy.secondWinAfterClose,
      );
      expect(await wire.balance(player)).toBe(balance);
    });

    test('the first win of each bet is paid, also when another closed the round first', async () => {
      const { round, key } = await fresh();
      const [one, two] = [key(), key()];
      await wire.bet(player, { key: one, round, amount: 10n * UNIT });
      await wire.bet(player, { key: two, round, amount: 10n * UNIT });
      await wire.win(player, { key: key(), bet: two, round, amount: 30n * UNIT, closes: true });
      expect((await wire.win(player, { key: key(), bet: one, round, amount: 3n * UNIT })).said).toBe('ok');
      await expectBalance(1013n);
    });

    test.runIf(has.namesRounds)('no bet enters a closed round', async () => {
      const { round, key } = await fresh();
      await wire.bet(player, { key: key(), round, amount: 10n * UNIT, closes: true });
      expect((await wire.bet(player, { key: key(), round, amount: 10n * UNIT })).said).not.toBe('ok');
      await expectBalance(990n);
    });

    test('a rollback returns the stake, once', async () => {
      const { round, key } = await fresh();
      const bet = key();
      await wire.bet(player, { key: bet, round, amount: 10n * UNIT });
      expect((await wire.rollback(player, { key: key(), bet, round })).said).toBe('ok');
      expect((await wire.rollback(player, { key: key(), bet, round })).said).toBe(policy.rollbackRepeated);
      await expectBalance(1000n);
    });

    test('a rollback of a bet that never came is remembered, and the late bet refused', async () => {
      const { round, key } = await fresh();
      const [bet, rollback] = [key(), key()];
      for (const said of [policy.rollbackOfUnknownBet, policy.repeated])
        expect((await wire.rollback(player, { key: rollback, bet, round })).said).toBe(said);
      expect((await wire.bet(player, { key: bet, round })).said).toBe(policy.betAfterRollback);
      expect((await wire.win(player, { key: key(), bet, round })).said).toBe(policy.winAfterRollback);
      await expectBalance(1000n);
    });

    test('a bet and a win after the rollback of the bet are refused', async () => {
      const { round, key } = await fresh();
      const bet = { key: key(), round, amount: 10n * UNIT };
      await wire.bet(player, bet);
      await wire.rollback(player, { key: key(), bet: bet.key, round });
      expect((await wire.bet(player, bet)).said).toBe(policy.betAfterRollback);
      expect((await wire.win(player, { key: key(), bet: bet.key, round })).said).toBe(policy.winAfterRollback);
      await expectBalance(1000n);
    });

    test('a rollback after a win', async () => {
      const { round, key } = await fresh();
      const bet = key();
      await wire.bet(player, { key: bet, round, amount: 10n * UNIT });
      await wire.win(player, { key: key(), bet, round, amount: 3n * UNIT, closes: true });
      expect((await wire.rollback(player, { key: key(), bet, round })).said).toBe(policy.rollbackAfterWin);
      await expectBalance(policy.rollbackAfterWin === 'ok' ? 1003n : 993n);
    });

    test.runIf(has.namesRounds)('rolling one bet back does not close its round, even when it says so', async () => {
      const { round, key } = await fresh();
      const [one, two] = [key(), key()];
      await wire.bet(player, { key: one, round, amount: 10n * UNIT });
      await wire.bet(player, { key: two, round, amount: 10n * UNIT });
      await wire.rollback(player, { key: key(), bet: one, round, closes: true });
      expect((await wire.bet(player, { key: key(), round, amount: 10n * UNIT })).said).toBe('ok');
      expect((await wire.win(player, { key: key(), bet: two, round, amount: UNIT })).said).toBe('ok');
    });

    test('an amount of zero', async () => {
      const { round, key } = await fresh();
      const bet = key();
      expect((await wire.bet(player, { key: bet, round, amount: 0n })).said).toBe(policy.zeroAmount);
      const { said } = await wire.win(player, { key: key(), bet, round, amount: 0n, closes: true });
      expect(said).toBe(policy.zeroAmount);
      await expectBalance(1000n);
    });

    test.runIf(has.marksFreeBets)(
      'a free bet leaves cash unchanged, its win is paid, its rollback gives nothing',
      async () => {
        const { round, key } = await fresh();
        const [bet, taken] = [key(), key()];
        expect((await wire.bet(player, { key: bet, round, amount: 5000n * UNIT, free: true })).balance).toBe(
          1000n * UNIT,
        );
        await wire.win(player, { key: key(), bet, round, amount: 7n * UNIT, free: true });
        await wire.bet(player, { key: taken, round, amount: 9n * UNIT, free: true });
        await wire.rollback(player, { key: key(), bet: taken, round });
        await expectBalance(1007n);
      },
    );

    test('the game may change inside a session, the currency may not', async () => {
      const { round, key } = await fresh();
      expect((await wire.bet(player, { key: key(), round, gameCode: 'mekong-reels' })).said).toBe('ok');
      expect((await wire.bet(player, { key: key(), round, currency: 'USD' })).said).toBe('wrong currency');
      expect((await wire.bet(player, { key: key(), round, gameCode: 'of-nobody' })).said).toBe('unknown game');
    });

    test('an unknown token is refused for everything', async () => {
      const { round, key } = await fresh();
      const stranger = { ...player, token: 'nobody' };
      expect((await wire.bet(stranger, { key: key(), round })).said).toBe('unknown token');
      expect((await wire.win(stranger, { key: key(), bet: key(), round })).said).toBe('unknown token');
      expect((await wire.rollback(stranger, { key: key(), bet: key(), round })).said).toBe('unknown token');
    });

    test.each(['suspended', 'closed'])(
      'a %s player places no bet, but their win and rollback are carried out',
      async (status) => {
        const { round, key } = await fresh();
        const [one, two] = [key(), key()];
        await wire.bet(player, { key: one, round, amount: 10n * UNIT });
        await wire.bet(player, { key: two, round, amount: 10n * UNIT });
        await world.pool.query('UPDATE member.member SET status = $2 WHERE id = $1', [player.memberId, status]);
        expect((await wire.bet(player, { key: key(), round })).said).toBe('player disabled');
        expect((await wire.win(player, { key: key(), bet: one, round, amount: 4n * UNIT })).said).toBe('ok');
        expect((await wire.rollback(player, { key: key(), bet: two, round })).said).toBe('ok');
        await expectBalance(994n);
      },
    );

    test('a player’s own limit refuses the stake that goes beyond it, and neither win nor rollback', async () => {
      const { round, key } = await fresh();
      const [one, two] = [key(), key()];
      await world.pool.query(`INSERT INTO limits.guard (member_id, account, time_zone) VALUES ($1, $2, 'UTC')`, [
        player.memberId,
        player.account,
      ]);
      await world.pool.query(
        `INSERT INTO limits.member_limit (member_id, kind, period, value) VALUES ($1, 'stake', 'day', $2), ($1, 'loss', 'day', $2)`,
        [player.memberId, 20n * UNIT],
      );
      await wire.bet(player, { key: one, round, amount: 10n * UNIT });
      await wire.bet(player, { key: two, round, amount: 10n * UNIT });
      expect((await wire.bet(player, { key: key(), round, amount: smallest })).said).toBe('limit');
      expect((await wire.rollback(player, { key: key(), bet: two, round })).said).toBe('ok');
      expect((await wire.win(player, { key: key(), bet: one, round, amount: 40n * UNIT })).said).toBe('ok');
      expect((await wire.bet(player, { key: key(), round, amount: 10n * UNIT + smallest })).said).toBe('limit');
      expect((await wire.bet(player, { key: key(), round, amount: 10n * UNIT })).said).toBe('ok');
      await expectBalance(1020n);
    });

    test('a disabled vendor places no bet, but its rounds end', async () => {
      const { round, key } = await fresh();
      const [one, two] = [key(), key()];
      await wire.bet(player, { key: one, round, amount: 10n * UNIT });
      await wire.bet(player, { key: two, round, amount: 10n * UNIT });
      await world.vendors.service.switch('NAGASPIN', false, 'audit', 'test');
      expect((await wire.bet(player, { key: key(), round })).said).toBe('vendor disabled');
      expect((await wire.win(player, { key: key(), bet: one, round, amount: 4n * UNIT })).said).toBe('ok');
      expect((await wire.rollback(player, { key: key(), bet: two, round })).said).toBe('ok');
      await world.vendors.service.switch('NAGASPIN', true, 'audit over', 'test');
      await expectBalance(994n);
    });

    test('an expired token places no bet; a known bet keeps its answer, and its win is paid', async () => {
      const { round, key } = await fresh();
      const bet = { key: key(), round, amount: 10n * UNIT };
      await wire.bet(player, bet);
      world.passTime({ hours: 13 });
      expect((await wire.bet(player, { key: key(), round })).said).toBe('expired');
      expect((await wire.bet(player, bet)).said).toBe(policy.repeated);
      expect((await wire.win(player, { key: key(), bet: bet.key, round, amount: 4n * UNIT })).said).toBe(
        policy.winByExpiredToken,
      );
      expect((await wire.rollback(player, { key: key(), bet: bet.key, round })).said).toBe(policy.rollbackAfterWin);
    });
  });
}
