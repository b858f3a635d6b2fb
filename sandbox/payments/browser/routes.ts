import express, { type RequestHandler, Router } from 'express';
import type { FaultDial } from '../faults/fault-dial';
import { answerThrough } from '../faults/with-fault';
import type { Counter } from './counter';
import { answerGraphql, isTokenization } from './graphql';
import { answerConfiguration, answerCreditCards } from './rest';

/** What `braintree-web/client` calls from a page: GraphQL, the REST fallback and the analytics sink, all with CORS. */
export function browserRoutes(counter: Counter, dial: FaultDial): Router {
  const router = Router();
  const clientApi = `/merchants/${counter.merchantId}/client_api/v1`;
  router.use(['/graphql', '/xoplatform/logger/api/logger', clientApi], cors, express.json());

  router.post('/graphql', (request, response) => {
    const fingerprint = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    const operation = isTokenization(request.body) ? 'tokenize' : 'token';
    return answerThrough(dial, operation, request, response, () =>
      answerGraphql(counter, fingerprint, request.body),
    );
  });
  router.get(`${clientApi}/configuration`, (request, response) => {
    const { authorizationFingerprint: fingerprint } = request.query;
    return answerThrough(dial, 'token', request, response, () =>
      answerConfiguration(counter, String(fingerprint ?? '')),
    );
  });
  router.post(`${clientApi}/payment_methods/credit_cards`, (request, response) => {
    const fingerprint = String(request.body?.authorizationFingerprint ?? '');
    return answerThrough(dial, 'tokenize', request, response, () =>
      answerCreditCards(counter, fingerprint, request.body),
    );
  });
  // The library reports every step to a PayPal host; offline that host is mapped here, and the report ends here.
  router.post('/xoplatform/logger/api/logger', (_request, response) => void response.json({}));
  return router;
}

const cors: RequestHandler = (request, response, next) => {
  response.set({
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'authorization, braintree-version, content-type',
    'access-control-max-age': '600',
    vary: 'Origin',
  });
  if (request.headers['access-control-request-private-network']) {
    response.set('access-control-allow-private-network', 'true');
  }
  if (request.method === 'OPTIONS') response.status(204).end();
  else next();
};
