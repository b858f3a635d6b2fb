import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import pino from 'pino';
import { buildGateway } from './app';
import { closeDeps, createDeps } from './deps';
import { readEnv, SettingError, settingsForTrial } from './env';
import { createHttpServer, ListenError, listen } from './listen';

const STOP_MS = 45_000;

async function start(): Promise<void> {
  const env = readEnv();
  const log = pino({ level: env.LOG_LEVEL, base: { program: 'gateway' } });
  for (const setting of settingsForTrial(env))
    log.warn({ setting }, 'customers cannot be reached with this address');
  const deps = createDeps(env, log);
  const gateway = await buildGateway(deps);
  const server = createHttpServer(gateway.app);
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Waits for pending orders, at most for their longest duration.
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void closeServer(server)
      .then(() => gateway.close())
      .then(() => closeDeps(deps))
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  // The signal handlers come first, since a parent may stop the program as soon as it is ready.
  const port = await listen(server, { port: env.PORT, host: env.HOST });
  log.info({ port }, 'listening');
  process.send?.({ ready: true });
}

/** Closes connections with their next response; Node would keep serving one that keeps sending requests. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    // `Server.close` of HTTP would stop checking for idle connections, and wait for them.
    TcpServer.prototype.close.call(server, () => resolve());
    server.closeIdleConnections();
  });
}

start().catch((error: unknown) => {
  const isExpected = error instanceof SettingError || error instanceof ListenError;
  const text = error instanceof Error ? error.message : String(error);
  const line = isExpected ? text : `The start failed: ${text}`;
  process.stderr.write(`gateway: ${line.replaceAll('\n', ' ')}\n`);
  process.exit(1);
});
