import { createDatabase } from '@champa/db';
import { startTestServer, TEMPLATE } from '@champa/testkit/server';
import { load, openLoadedLedger } from './ledger-load.ts';
const server = await startTestServer({});
await createDatabase(server.url('postgres'), 'ledger', TEMPLATE);
const l = await openLoadedLedger(server.url('ledger'), 30000);
await load(l, 128, 1);
for (const n of [128,128]) { const c = process.cpuUsage(); const r = await load(l, n, 3); const u = process.cpuUsage(c); console.log(n, r, 'node us each', (u.user + u.system) / (r.perSecond * 3)); }
await l.close(); await server.remove();
