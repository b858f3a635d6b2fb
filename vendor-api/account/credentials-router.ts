import { type Request, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { changeCredentials } from './credentials/change-credentials';
import { refuseWish, requestAccount } from './credentials/request-account';
import { requestReset } from './credentials/request-reset';
import { sendConfirmation } from './credentials/send-confirmation';
import { currentUser, requireSession } from './require-session';

// The length limits are the domain's rules, which refuse in words for customers.
const text = z.string();

const newAccount = z.object({ loginEmail: text, password: text, name: text.default('') });
const forgotten = z.object({ loginEmail: text });
const change = z.object({
  currentEmail: text.nullish(),
  currentPassword: text,
  newEmail: text.nullish().transform((value) => value ?? null),
  newPassword: text.nullish().transform((value) => value ?? null),
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

  // Not part of the vendor's contract, whose accounts have no unconfirmed addresses (0019).
  router.post('/user/sendEmailConfirmation', requireSession(deps), async (request, response) => {
    response.json(await sendConfirmation(deps, currentUser(request), addressOf(request)));
  });

  return router;
}

function addressOf(request: Request): string {
  return request.ip ?? '';
}
