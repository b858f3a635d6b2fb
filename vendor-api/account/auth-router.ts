import { Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { Database } from '../db/database';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { readTokens } from '../http/read-tokens';
import { redeemCode, revokeSession, startSession } from './sessions';
import { signIn } from './sign-in';
import { requireSession } from './signed-in';

const credentials = z.object({ loginEmail: z.string(), password: z.string() });

/** Signing in and out: REST-01 to REST-04. */
export function authRouter(deps: VendorDeps): Router {
  const router = Router();
  const newSession = (db: Database, userId: string) =>
    startSession({ db, clock: deps.clock }, userId, deps.settings.SESSION_TTL_HOURS);

  router.post('/user/dologin', async (request, response) => {
    const { loginEmail, password } = parseInput(credentials, request.body);
    const attempt = { email: loginEmail, password, address: request.ip ?? '' };
    const outcome = await signIn(deps, attempt, newSession);
    if (outcome.kind === 'wait') {
      response.status(429).json({ success: false, errorMessage: message.tooManyTries });
    } else if (outcome.kind === 'wrong-credentials') {
      response.status(401).json({ success: false });
    } else {
      response.json({ success: true, authToken: outcome.granted });
    }
  });

  router.get('/user/authcheck', requireSession(deps), (request, response) => {
    const { header, cookie } = readTokens(request);
    response.json({ success: true, authToken: header ?? cookie });
  });

  router.get('/user/auth2', async (request, response) => {
    const code = readTokens(request).header ?? '';
    const authToken = await redeemCode(deps, { code, origin: request.get('origin') }, newSession);
    if (authToken === null) response.status(401).json({ success: false });
    else response.json({ success: true, authToken });
  });

  router.get('/user/logout', async (request, response) => {
    const { header, cookie } = readTokens(request);
    const isEnded = await revokeSession(deps, header ?? cookie ?? '');
    if (isEnded) response.json({ success: true });
    else response.status(401).json({ success: false });
  });

  return router;
}
