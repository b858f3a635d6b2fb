import { Router } from 'express';
import type { VendorDeps } from '../deps';
import { readOnlyOverride } from './read-only-mode';

/** REST-13, and the service's date (D-03). */
export function statusRouter({ settings, clock, db, log }: VendorDeps): Router {
  const router = Router();

  router.get('/status/getconfig', async (_request, response) => {
    // Without a database nothing can be written anyway.
    const override = await readOnlyOverride(db).catch((error: unknown) => {
      log.error({ err: error }, 'read-only mode unknown');
      return null;
    });
    response.json({
      readOnlyMessage: override ?? settings.READ_ONLY_MESSAGE,
      accountsHost: settings.PUBLIC_URL,
      cfbHost: settings.CFB_HOST,
      cloudHost: settings.CLOUD_HOST,
      cloudAuthor: settings.CLOUD_AUTHOR,
      keepsActivity: true,
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
