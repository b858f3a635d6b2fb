import { Router } from 'express';
import type { VendorDeps } from '../deps';

/** What the portal needs before anybody has signed in: REST-13, with the service's calendar date beside it (D-03). */
export function statusRouter({ settings, clock, db }: VendorDeps): Router {
  const router = Router();

  router.get('/status/getconfig', (_request, response) => {
    response.json({
      readOnlyMessage: settings.READ_ONLY_MESSAGE,
      accountsHost: settings.PUBLIC_URL,
      cfbHost: settings.CFB_HOST,
      cloudHost: settings.CLOUD_HOST,
      cloudAuthor: settings.CLOUD_AUTHOR,
      today: clock.today(),
    });
  });

  router.get('/healthz', (_request, response) => {
    response.json({ success: true });
  });

  router.get('/readyz', async (_request, response) => {
    const isReady = await db.execute('select 1').then(
      () => true,
      () => false,
    );
    response.status(isReady ? 200 : 503).json({ success: isReady });
  });

  return router;
}
