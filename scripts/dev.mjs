import { join } from 'node:path';
import { startDevServers, startDevWeb } from './lib/dev-servers.mjs';
import { setup } from './lib/generated-code.mjs';
import { portInUse } from './lib/ports.mjs';
import { addressesOf, dataFolder, programsOf } from './lib/programs.mjs';
import { welcome } from './lib/welcome.mjs';

const gatewayPort = Number(process.env.GATEWAY_PORT || 4002);
const webPort = Number(process.env.PORT || 4000);
const host = process.env.HOST || '127.0.0.1';

const addresses = addressesOf(process.env);
const programs = programsOf({ ...process.env, PUBLIC_URL: addresses.portal, PORT: String(gatewayPort) }).map(
  (program) =>
    program.part === 'gateway'
      ? { ...program, ports: [{ port: gatewayPort, setting: 'GATEWAY_PORT' }] }
      : program,
);

const busy = await portInUse([...programs, { ports: [{ port: webPort, setting: 'PORT' }] }], host);
if (busy !== undefined) {
  console.error(busy);
  process.exit(1);
}

await setup();
const servers = await startDevServers(programs, join(dataFolder(process.env), 'logs'));
const web = await startDevWeb({ host, port: webPort, gateway: `http://127.0.0.1:${gatewayPort}` });

async function stop() {
  await web.close();
  await servers.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);

if (servers.isReady) console.log(await welcome(addresses, dataFolder(process.env)));
else
  console.log(`\n  Not all programs run yet, as is said above. The portal will be at ${addresses.portal}.\n`);
console.log('  Changes are picked up as you save: the web client in place, the servers by a restart.\n');
