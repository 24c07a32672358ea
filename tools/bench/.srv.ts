import { startTestServer } from '@champa/testkit/server';
const s = await startTestServer({}); console.log(s.url('champa_template'), s.pid);
process.on('SIGTERM', () => { void s.remove().then(() => process.exit(0)); });
setInterval(() => undefined, 1000);
