import { createDatabase } from '@champa/db';
import { startTestServer, TEMPLATE } from '@champa/testkit/server';
import { load, openLoadedLedger, type LoadedLedger } from './ledger-load.ts';
import pg from 'pg';
import { readFileSync, readdirSync } from 'node:fs';
const server = await startTestServer({ max_wal_size: '1GB', shared_buffers: '1GB', synchronous_commit: 'off', autovacuum: 'off' });
function cpu(){ let t=0; for (const d of readdirSync('/proc')) { if(!/^\d+$/.test(d)) continue; try { const s=readFileSync(`/proc/${d}/stat`,'utf8'); const f=s.slice(s.lastIndexOf(')')+2).split(' '); if (Number(d)===server.pid) t+= Number(f[11]) + Number(f[12])+Number(f[13]) + Number(f[14]); else if (Number(f[1])===server.pid) t+= Number(f[11]) + Number(f[12]); } catch{} } return t*10000; }
await createDatabase(server.url('postgres'), 'small', TEMPLATE);
await createDatabase(server.url('postgres'), 'large', TEMPLATE);
const N = Number(process.env['N'] ?? 10_000_000);
const large = await openLoadedLedger(server.url('large'), N); console.log('loaded');
const small = await openLoadedLedger(server.url('small'), 10000);
const c = new pg.Client({ connectionString: server.url('large') }); await c.connect();
const acc: Record<string, string[]> = {};
async function m(name: string, l: LoadedLedger) {
  const lsn = (await c.query('select pg_current_wal_lsn() l')).rows[0].l; const s = cpu(); const r = await load(l, 128, 3); const k = r.perSecond * 3; const us = ((cpu() - s) / k).toFixed(1);
  const w = (await c.query('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1) d', [lsn])).rows[0].d; (acc[name] ??= []).push(`${us}us/${Math.round(w / k)}B`);
}
for (const l of [small, large]) await load(l, 128, 1);
for (let i = 0; i < 3; i++) { await m('small', small); await m('large', large); }
await c.query('alter table ledger.keys_settled rename to keys_big; create table ledger.keys_settled (like ledger.keys_big including all)');
for (let i = 0; i < 3; i++) { await m('small', small); await m('large-nosettled', large); }
await c.query('drop index ledger.journal_debit'); await c.query(`create index journal_debit2 on ledger.journal (debit, at) where debit > 0 and id > ${N}`);
for (let i = 0; i < 3; i++) { await m('small', small); await m('large-nosettled-freshdebit', large); }
await c.query('drop table ledger.keys_settled; alter table ledger.keys_big rename to keys_settled');
for (let i = 0; i < 3; i++) { await m('small', small); await m('large-freshdebit', large); }
console.log(acc);
await c.end(); await small.close(); await large.close(); await server.remove();
