import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type RequestHandler, Router } from 'express';
import type { FaultDial } from '../faults/fault-dial';
import { xmlAnswer } from '../wire/answer';
import type { Desk } from './desk';
import { createEndpoints } from './endpoint';
import { transactionRoutes } from './transaction-routes';
import { vaultRoutes } from './vault-routes';

/** What a merchant signs its calls with. */
export interface MerchantKeys {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

interface MerchantOptions {
  readonly desk: Desk;
  readonly dial: FaultDial;
  readonly keys: MerchantKeys;
  readonly issueClientToken: () => string;
}

/** The API that the server SDK calls: JSON in, XML out, Basic authentication. */
export function merchantRoutes({ desk, dial, keys, issueClientToken }: MerchantOptions): Router {
  const endpoints = createEndpoints(dial);
  const router = Router();
  router.use(onlyMerchant(keys), express.json());
  router.post(
    '/client_token',
    endpoints.plain('token', () => xmlAnswer(201, 'client-token', { value: issueClientToken() })),
  );
  router.use(vaultRoutes(desk, endpoints));
  router.use('/transactions', transactionRoutes(desk, endpoints));
  return router;
}

function onlyMerchant({ publicKey, privateKey }: MerchantKeys): RequestHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) next();
    else response.status(401).end();
  };
}
