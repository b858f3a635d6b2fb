import { setTimeout as after } from 'node:timers/promises';
import { Router } from 'express';
import type { GatewayDeps } from '../deps';

const READY_AGE_MS = 200;
const READY_WAIT_MS = 1_000;

/** `/healthz`: this process answers. `/readyz`: the vendor service answers too, without which nothing works. */
export function healthRouter({ config }: Pick<GatewayDeps, 'config'>): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const answers = config.fresh(READY_AGE_MS).then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([answers, after(READY_WAIT_MS, false, { ref: false })]);
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503);
    response.json({ status: isReady ? 'ok' : 'unavailable', vendor: isReady ? 'reachable' : 'unreachable' });
  });
  return router;
}
