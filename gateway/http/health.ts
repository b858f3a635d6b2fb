import { Router } from 'express';
import type { GatewayDeps } from '../deps';

/** `/healthz`: this process answers. `/readyz`: so does the vendor service, without which we can do nothing. */
export function healthRouter({ config }: Pick<GatewayDeps, 'config'>): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = await config().then(
      () => true,
      () => false,
    );
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503);
    response.json({ status: isReady ? 'ok' : 'unavailable', vendor: isReady ? 'reachable' : 'unreachable' });
  });
  return router;
}
