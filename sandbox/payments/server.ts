import { createHash } from 'node:crypto';
import path from 'node:path';
import express, { type Express, type Router } from 'express';
import { type Logger, pino } from 'pino';
import { inDataFolder } from '../runtime/data-folder';
import { lastErrorHandler } from '../runtime/errors';
import { type Listening, listenHttp } from '../runtime/listen';
import { clientToken } from './browser/configuration';
import { createCounter, issueFingerprint } from './browser/counter';
import { browserRoutes } from './browser/routes';
import { createFaultDial, type FaultDial } from './faults/fault-dial';
import { faultRoutes, type LedgerEntry, ledgerOf } from './faults/fault-routes';
import type { Desk } from './merchant/desk';
import { type MerchantKeys, merchantRoutes } from './merchant/routes';
import { fileJournal, memoryJournal } from './store/journal';
import { openStore, type Store } from './store/store';

export const LOCAL_KEYS: MerchantKeys = {
  merchantId: 'local_merchant',
  publicKey: 'local_public',
  privateKey: 'local_private',
};

export interface PaymentsSandboxOptions {
  readonly host?: string;
  readonly port?: number;
  readonly dataDir?: string;
  readonly keys?: MerchantKeys;
  readonly now?: () => Date;
  readonly declineByAmount?: boolean;
  readonly duplicateWindowMs?: number;
  readonly faultDial?: boolean;
  readonly log?: Logger;
  readonly beside?: readonly Router[];
}

export interface PaymentsSandbox extends Listening {
  readonly keys: MerchantKeys;
  readonly faults: FaultDial;
  ledger(): LedgerEntry[];
}

export async function startPaymentsSandbox(options: PaymentsSandboxOptions = {}): Promise<PaymentsSandbox> {
  const { host = '127.0.0.1', port = 0, dataDir, keys = LOCAL_KEYS, now = () => new Date() } = options;
  const store = await openStoreIn(dataDir);
  const faults = createFaultDial();
  const app = createPaymentsApp({
    desk: {
      store,
      now,
      declineByAmount: options.declineByAmount ?? false,
      duplicateWindowMs: options.duplicateWindowMs ?? 0,
      secret: createHash('sha256').update(keys.privateKey).digest(),
    },
    keys,
    dial: faults,
    faultDial: options.faultDial ?? false,
    log: options.log ?? pino({ level: 'silent' }),
    beside: options.beside ?? [],
  });
  const listening = await listenHttp(app, host, port, 'payment sandbox');
  return {
    ...listening,
    keys,
    faults,
    ledger: () => ledgerOf(store),
    async close() {
      await listening.close();
      store.close();
    },
  };
}

const openStoreIn = async (dataDir: string | undefined): Promise<Store> =>
  dataDir === undefined
    ? openStore(memoryJournal())
    : inDataFolder(dataDir, () => openStore(fileJournal(path.join(dataDir, 'payments.jsonl'))));

interface PaymentsAppOptions {
  readonly desk: Desk;
  readonly keys: MerchantKeys;
  readonly dial: FaultDial;
  readonly faultDial: boolean;
  readonly log: Logger;
  readonly beside: readonly Router[];
}

function createPaymentsApp({ desk, keys, dial, faultDial, log, beside }: PaymentsAppOptions): Express {
  const { secret } = desk;
  const { merchantId } = keys;
  const counter = createCounter({ store: desk.store, merchantId, secret, now: desk.now, dial });
  const issueClientToken = () =>
    clientToken(merchantId, issueFingerprint(merchantId, secret, desk.now(), dial.firstGoodBatch()));

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.use(browserRoutes(counter, dial));
  app.use(`/merchants/${merchantId}`, merchantRoutes({ desk, dial, keys, issueClientToken }));
  if (faultDial) app.use(faultRoutes(dial, desk.store));
  for (const routes of beside) app.use(routes);
  app.use(lastErrorHandler(log));
  return app;
}
