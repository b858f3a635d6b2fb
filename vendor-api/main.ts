import { pino } from 'pino';
import { DatabaseError } from './db/errors';
import { readEnv, SettingError, settingsForTrial } from './env';
import { ListenError } from './http/listen';
import { safeError } from './safe-error';
import { type RunningService, startService } from './start-service';

const STOP_MS = 45_000;

function fail(error: unknown): never {
  const isExpected =
    error instanceof SettingError || error instanceof DatabaseError || error instanceof ListenError;
  const line = isExpected ? error.message : `The start failed: ${reasonOf(error)}`;
  process.stderr.write(`vendor-api: ${line.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}

// The message of a failed query has its values, and its text may fill pages.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'query' in error && error.cause !== undefined ? reasonOf(error.cause) : error.message;
}

async function main(): Promise<void> {
  const settings = readEnv();
  const serializers = { err: safeError };
  const log = pino({ level: settings.LOG_LEVEL, base: { program: 'vendor-api' }, serializers });
  for (const setting of settingsForTrial(settings))
    log.warn({ setting }, 'customers cannot be reached with this address');
  const service = await startService(settings, log, (doing) => process.send?.({ doing }));
  stopOnSignal(service, log);
  log.info({ port: service.port }, 'listening');
  process.send?.({ ready: true });
}

function stopOnSignal(service: RunningService, log: pino.Logger): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Unfinished work is settled after the next start.
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await service.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

main().catch(fail);
