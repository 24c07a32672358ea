import {
  storeTerms,
  findPlay,
  oddsBy,
  quote,
  settle,
  restoreTerms,
  termsOf,
  type Result,
  type StoredTerms,
} from '@champa/lottery';
import { SCALE } from '@champa/money';
import type pg from 'pg';

export type Load = { bets: number; betsOfMember: number; betsOfTicket: number; choices: number };

/** Choices as members of a game of five digits make them: positions, the first two or three digits, sums, sides. */
export function manyChoices(count: number): StoredTerms[] {
  let state = 12_345;
  const below = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  const some = (n: number) => Array.from(new Set(Array.from({ length: n }, () => String(below(10))))).toSorted();
  const made = [
    () => ({ id: 'position', rows: [some(3), some(2), [], [], some(4)] }),
    () => ({ id: 'star3.front.straight', rows: [some(4), some(4), some(4)] }),
    () => ({ id: 'star2.back.straight', rows: [some(5), some(5)] }),
    () => ({ id: 'total', rows: [[['big', 'small', 'odd', 'even'][below(4)]!]] }),
    () => ({ id: 'star5.straight', rows: [some(2), some(2), some(2), some(2), some(2)] }),
  ];
  return Array.from({ length: count }, (_, index) => {
    const { id, rows } = made[index % made.length]!();
    const play = findPlay('five_digits', id)!;
    const stake = 2n * SCALE * BigInt(1 + below(50));
    const terms = termsOf(play, { rows }, quote(play, stake, 1900, oddsBy(play)), { mode: 'ELOTT', scale: 1900 });
    return storeTerms(terms);
  });
}

/**
 * Inserts bets on a draw in bulk, as so many members would have them: sessions, rounds and vendors' calls, tickets,
 * lines. Their stakes are not in the journal.
 */
export async function loadBets(owner: pg.Client, drawId: bigint, load: Load): Promise<void> {
  const terms = manyChoices(load.choices);
  await owner.query(
    `CREATE TABLE lottery.load_choice AS
     SELECT t.place, md5(t.terms)::uuid AS id, t.terms::jsonb AS terms, (t.cost)::bigint AS cost
     FROM unnest($1::integer[], $2::text[], $3::text[]) AS t (place, terms, cost)`,
    [
      terms.map((_, place) => place),
      terms.map((each, place) => JSON.stringify({ ...each, place })),
      terms.map((each) => String(restoreTerms(each).cost)),
    ],
  );
  await owner.query('INSERT INTO lottery.choice (id, terms) SELECT id, terms FROM lottery.load_choice');
  await owner.query('ALTER TABLE lottery.load_choice ADD PRIMARY KEY (place)');
  const members = Math.ceil(load.bets / load.betsOfMember);
  const tickets = load.betsOfMember / load.betsOfTicket;
  const draw = BigInt(drawId);
  const sets = [
    `INSERT INTO ledger.accounts SELECT nextval('ledger.account_id'), 'member', (1000000 + m)::text, 'cash', 'LAK', now()
     FROM generate_series(1, ${members}) AS m`,
    `INSERT INTO ledger.balances SELECT id, 'LAK', 100000000000, 0 FROM ledger.accounts
     WHERE owner_type = 'member' AND owner_id::bigint > 1000000`,
    `UPDATE lottery.draw SET escrow = ledger.open_account('house', 'lottery:load', 'escrow', 'LAK', now())
     WHERE id = ${draw}`,
    `INSERT INTO lottery.stay (draw_id, account, member_id, token, bets)
     SELECT ${draw}, a.id, a.owner_id::bigint, sha256(convert_to(a.id::text, 'UTF8')), ${tickets} * ${load.betsOfTicket}
     FROM ledger.accounts AS a WHERE a.owner_type = 'member' AND a.owner_id::bigint > 1000000
     ORDER BY a.id`,
    `INSERT INTO vendors.session (token_hash, vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at)
     SELECT s.token, g.vendor_id, s.member_id, 'LAK', g.code, s.account, d.escrow, now(), 'infinity'
     FROM lottery.stay AS s JOIN lottery.draw AS d ON d.id = s.draw_id JOIN lottery.game AS g ON g.code = d.game_code
     WHERE s.draw_id = ${draw}`,
    `INSERT INTO lottery.ticket (id, slip_id, member_id, account, draw_id, times, stake, placed_at)
     SELECT nextval('lottery.ticket_id'), 1, s.member_id, s.account, ${draw}, 1, 1, now() - interval '1 day'
     FROM lottery.stay AS s, generate_series(1, ${tickets}) AS t
     WHERE s.draw_id = ${draw} ORDER BY s.account, t`,
    `INSERT INTO lottery.bet (draw_id, account, ticket_id, line, choice, stake)
     SELECT ${draw}, t.account, t.id, l, c.id, c.cost
     FROM lottery.ticket AS t
     CROSS JOIN generate_series(1, ${load.betsOfTicket}) AS l
     JOIN lottery.load_choice AS c ON c.place = abs(hashint8(t.id * 100 + l)) % ${load.choices}
     WHERE t.draw_id = ${draw}
     ORDER BY t.account, t.id, l`,
    `UPDATE lottery.ticket AS t SET stake = b.stake
     FROM (SELECT ticket_id, sum(stake) AS stake FROM lottery.bet WHERE draw_id = ${draw} GROUP BY ticket_id) AS b
     WHERE t.id = b.ticket_id`,
    `UPDATE lottery.stay AS s SET stake = t.stake
     FROM (SELECT account, sum(stake) AS stake FROM lottery.ticket WHERE draw_id = ${draw} GROUP BY account) AS t
     WHERE s.draw_id = ${draw} AND s.account = t.account`,
    `INSERT INTO vendors.round (id, member_id, account, vendor_id, ref, currency, game_code, closed, stake, win, bets, cancelled_bets,
       open_bets, started_at, updated_at)
     SELECT nextval('vendors.round_id'), s.member_id, s.account, g.vendor_id, lottery.round_ref(d), 'LAK', g.code, false, s.stake, 0,
       ${tickets}, 0, ${tickets}, now(), now()
     FROM lottery.stay AS s JOIN lottery.draw AS d ON d.id = s.draw_id JOIN lottery.game AS g ON g.code = d.game_code
     WHERE s.draw_id = ${draw}`,
    `INSERT INTO vendors.transaction (vendor_id, tx_id, id, kind, account, round_id, game_code, amount, free, moved, cancelled, balance, at)
     SELECT r.vendor_id, 'b' || t.id, nextval('vendors.transaction_id'), 'bet', t.account, r.id, r.game_code, t.stake, false, t.stake,
       false, 0, now()
     FROM lottery.ticket AS t JOIN vendors.round AS r ON r.account = t.account
     WHERE t.draw_id = ${draw}`,
  ];
  for (const set of sets) await owner.query(set);
}

/** The total payout of a result for loaded bets, added up without the settlement's tables. */
export async function paidInAll(owner: pg.Client, drawId: bigint, result: Result): Promise<bigint> {
  const { rows } = await owner.query<{ terms: StoredTerms; times: string }>(
    `SELECT c.terms, b.times::text
     FROM (SELECT choice, count(*) AS times FROM lottery.bet WHERE draw_id = $1 GROUP BY choice) AS b
     JOIN lottery.choice AS c ON c.id = b.choice`,
    [drawId],
  );
  return rows.reduce((sum, { terms, times }) => sum + settle(restoreTerms(terms), result).payout * BigInt(times), 0n);
}
