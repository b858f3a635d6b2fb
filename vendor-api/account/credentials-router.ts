import { type Request, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { currentUser, requireSession } from '../http/require-session';
import { changeCredentials } from './credentials/change-credentials';
import { refuseWish, requestAccount } from './credentials/request-account';
import { requestReset } from './credentials/request-reset';

const email = z.string().max(320);
const password = z.string().max(10_000);

const newAccount = z.object({ loginEmail: email, password, name: z.string().max(1_000).default('') });
const forgotten = z.object({ loginEmail: email });
const change = z.object({
  currentEmail: email.nullish(),
  currentPassword: password,
  newEmail: email.nullish().transform((value) => value ?? null),
  newPassword: password.nullish().transform((value) => value ?? null),
});

/** Making accounts and changing what one signs in with: REST-05, REST-06, REST-08. */
export function credentialsRouter(deps: VendorDeps): Router {
  const router = Router();

  router.post('/user/createuser', async (request, response) => {
    const { loginEmail, ...given } = parseInput(newAccount, request.body);
    const wish = { ...given, email: loginEmail, address: addressOf(request), redirect: null };
    const refusals = Object.values(refuseWish(wish) ?? {}).filter((refusal) => refusal !== null);
    if (refusals.length === 0) await requestAccount(deps, wish);
    const sent = message.accountConfirmationSent(loginEmail.trim());
    response.json({ success: refusals.length === 0, authToken: null, message: refusals[0] ?? sent });
  });

  router.post('/user/forgotPassword', async (request, response) => {
    const { loginEmail } = parseInput(forgotten, request.body);
    await requestReset(deps, { email: loginEmail, address: addressOf(request), redirect: null });
    response.json({ success: true, message: message.passwordResetSent(loginEmail.trim()) });
  });

  router.post('/user/ChangeAccountInfo', requireSession(deps), async (request, response) => {
    const user = currentUser(request);
    const { currentEmail, ...wish } = parseInput(change, request.body);
    refuseForeignIdentity(user, { userEmail: currentEmail ?? undefined });
    response.json(await changeCredentials(deps, user, { ...wish, address: addressOf(request) }));
  });

  return router;
}

function addressOf(request: Request): string {
  return request.ip ?? '';
}
