import { randomUUID } from 'node:crypto';
import { isDecimal, parseAmount } from '@champa/money';
import { createPool } from './platform/database.ts';
import { type Amendment, amendRound } from './wallets/amend-round.ts';

// For the vendors' staff: corrects a round of a wallet that is kept here, on DATABASE_URL. `amend.ts ROUND void` rolls it back,
// `amend.ts ROUND win 12.50` replaces its win.
const [roundId = '', ...words] = process.argv.slice(2);
const amendment = read(words);
if (!amendment) {
  process.stderr.write('usage: amend.ts ROUND void | ROUND win AMOUNT\n');
  process.exit(2);
}
const pool = createPool(process.env['DATABASE_URL'] ?? '', () => undefined);
const outcome = await amendRound({ pool, now: Date.now, newUuid: randomUUID }, roundId, amendment);
await pool.end();
process.stdout.write(`${outcome}\n`);
process.exitCode = outcome === 'amended' || outcome === 'unchanged' ? 0 : 1;

function read([kind, amount = '']: readonly string[]): Amendment | null {
  if (kind === 'void') return { kind };
  const isAmount = kind === 'win' && isDecimal(amount) && !amount.startsWith('-');
  return isAmount ? { kind: 'win', win: parseAmount(amount) } : null;
}
