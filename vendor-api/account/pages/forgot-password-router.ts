import { type Response, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { emailKey } from '#domain/text/email-key';
import { isMailable } from '#domain/text/mailable-email';
import type { VendorDeps } from '../../deps';
import { parseInput } from '../../http/parse-input';
import { requestReset } from '../credentials/request-reset';
import { EMAIL } from './field-kinds';
import { form } from './form';
import { html } from './html';
import { pageFrame } from './page-frame';
import { pageGuard, redirectOf } from './page-guard';
import { FORGOT_PASSWORD, SIGN_IN, withRedirect } from './page-paths';
import { BAD_LINK, sendProblem } from './problem-page';
import { renderMailSent } from './render-mail-sent';

const resetForm = z.object({ email: z.string() });

/** Where a customer asks for a link to set a new password (PROF-23). */
export function forgotPasswordRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use(FORGOT_PASSWORD, pageGuard(deps));

  router.get(FORGOT_PASSWORD, (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return sendProblem(response, deps, BAD_LINK);
    show(response, { redirect, email: '', error: null });
  });

  router.post(FORGOT_PASSWORD, async (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return sendProblem(response, deps, BAD_LINK);
    const { email } = parseInput(resetForm, request.body);
    if (!isMailable(emailKey(email)))
      return show(response, { redirect, email, error: message.validEmailRequired });
    await requestReset(deps, { email, address: request.ip ?? '', redirect });
    const sent = message.passwordResetSent(email.trim());
    response.type('html').send(renderMailSent({ message: sent, minutes: 60, redirect }));
  });

  return router;
}

function show(
  response: Response,
  { redirect, email, error }: { redirect: URL; email: string; error: string | null },
): void {
  const action = withRedirect(FORGOT_PASSWORD, redirect);
  const body = html`<h1>Forgot password?</h1>
<p class="lead">We will send you an email with a link to set a new one.</p>
${form({ action, fields: [{ kind: EMAIL, value: email, error }], submit: 'Send email' })}
<p class="ways"><a href="${withRedirect(SIGN_IN, redirect)}">Back to sign in</a></p>`;
  response.type('html').send(pageFrame({ title: 'Forgot password?', body, isError: error !== null }));
}
