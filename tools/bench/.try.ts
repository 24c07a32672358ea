import { createDatabase } from '@champa/db';
import { startTestServer, TEMPLATE } from '@champa/testkit/server';
import { load, openLoadedLedger } from './ledger-load.ts';
import { readFileSync, readdirSync } from 'node:fs';
const server = await startTestServer({});
function cpu(){ let t=0; for (const d of readdirSync('/proc')) { if(!/^\d+$/.test(d)) continue; try { const s=readFileSync(`/proc/${d}/stat`,'utf8'); const f=s.slice(s.lastIndexOf(')')+2).split(' '); if (+d===server.pid || +f[1]===server.pid) t+= Number(f[11]) + Number(f[12]); } catch{} } return t*10000; }
await createDatabase(server.url('postgres'), 'ledger', TEMPLATE);
const l = await openLoadedLedger(server.url('ledger'), 30000);
await load(l, 128, 1);
for (const n of [128,128,128]) { const c = process.cpuUsage(); const s=cpu(); const r = await load(l, n, 3); const u = process.cpuUsage(c); const k=r.perSecond*3; console.log(n, r.perSecond, 'node', ((u.user + u.system) / k).toFixed(1), 'server', ((cpu()-s)/k).toFixed(1)); }
await l.close(); await server.remove();
