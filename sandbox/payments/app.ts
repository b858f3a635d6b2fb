import express, { type Express, type Router } from 'express';
import type { Logger } from 'pino';
import { lastErrorHandler } from '../runtime/errors';
import { clientToken } from './browser/configuration';
import { createCounter, issueFingerprint } from './browser/counter';
import { browserRoutes } from './browser/routes';
import type { FaultDial } from './faults/fault-dial';
import { faultRoutes } from './faults/fault-routes';
import type { Desk } from './merchant/desk';
import { type MerchantKeys, merchantRoutes } from './merchant/routes';

export interface PaymentsAppOptions {
  readonly desk: Desk;
  readonly keys: MerchantKeys;
  readonly dial: FaultDial;
  readonly faultDial: boolean;
  readonly log: Logger;
  readonly beside: readonly Router[];
}

export function createPaymentsApp({ desk, keys, dial, faultDial, log, beside }: PaymentsAppOptions): Express {
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
