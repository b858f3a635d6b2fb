import type { Request, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../deps';
import { refuseForeignIdentity } from '../http/identity';
import { parseInput } from '../http/parse-input';
import { changeCredentials } from './credentials/change-credentials';
import { resendConfirmation } from './credentials/email-confirmation';
import { refuseAccount, requestAccount } from './credentials/request-account';
import { requestReset } from './credentials/request-reset';
import { customerRouter, NO_INPUT } from './signed-in';

// The length limits are the domain's rules, which refuse in words for customers.
const text = z.string();
const optionalText = text.nullish().transform((value) => value ?? null);

const newAccount = z.object({ loginEmail: text, password: text, name: text.default('') });
const forgotten = z.object({ loginEmail: text });
const change = z.object({
  currentEmail: text.nullish(),
  currentPassword: text,
  newEmail: optionalText,
  newPassword: optionalText,
});

/** REST-05, REST-06, REST-08. */
export function credentialsRouter(deps: VendorDeps): Router {
  const { router, post } = customerRouter(deps);

  router.post('/user/createuser', async (request, response) => {
    const { loginEmail, ...given } = parseInput(newAccount, request.body);
    const asked = { ...given, email: loginEmail, address: addressOf(request), redirect: null };
    const refusals = Object.values(refuseAccount(asked) ?? {}).filter((refusal) => refusal !== null);
    if (refusals.length === 0) await requestAccount(deps, asked);
    const sent = message.accountConfirmationSent(loginEmail.trim());
    response.json({ success: refusals.length === 0, authToken: null, message: refusals[0] ?? sent });
  });

  router.post('/user/forgotPassword', async (request, response) => {
    const { loginEmail } = parseInput(forgotten, request.body);
    await requestReset(deps, { email: loginEmail, address: addressOf(request), redirect: null });
    response.json({ success: true, message: message.passwordResetSent(loginEmail.trim()) });
  });

  post('/user/ChangeAccountInfo', change, (user, { currentEmail, ...asked }, { request }) => {
    refuseForeignIdentity(user, { userEmail: currentEmail ?? undefined });
    return changeCredentials(deps, user, { ...asked, address: addressOf(request) });
  });

  // Not part of the vendor's contract, whose accounts have no unconfirmed addresses (0019).
  post('/user/sendEmailConfirmation', NO_INPUT, (user, _input, { request }) =>
    resendConfirmation(deps, user, addressOf(request)),
  );

  return router;
}

function addressOf(request: Request): string {
  return request.ip ?? '';
}
