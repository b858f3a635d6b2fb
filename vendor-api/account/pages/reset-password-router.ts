import { type Response, Router } from 'express';
import { z } from 'zod';
import { refusePassword } from '#domain/account/credentials';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { html } from '../../html';
import { parseInput } from '../../http/parse-input';
import { resetPassword } from '../credentials/set-password';
import { FORGOT_PASSWORD, RESET_PASSWORD } from '../links/link-to';
import { CONFIRMATION, linkForm, NEW_PASSWORD, tokenOf } from './form';
import { DEAD_LINK, pageGuard, sendPage, sendProblem } from './page-frame';

const text = z.string();
const resetForm = z.object({ code: text, password: text, confirmation: text });

interface View {
  readonly code: string | null;
  readonly password: string | null;
  readonly confirmation: string | null;
}

export function resetPasswordRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use(RESET_PASSWORD, pageGuard(deps, { scripts: true }));

  router.get(RESET_PASSWORD, (_request, response) => {
    show(response, { code: null, password: null, confirmation: null });
  });

  router.post(RESET_PASSWORD, async (request, response) => {
    const { code, password, confirmation } = parseInput(resetForm, request.body);
    const token = tokenOf(code);
    const refusals = {
      password: refusePassword(password),
      confirmation: password === confirmation ? null : message.passwordsDiffer,
    };
    if (token === '' || refusals.password !== null || refusals.confirmation !== null)
      return show(response, { code: token, ...refusals });
    const outcome = await resetPassword(deps, { token, password });
    if (outcome !== 'dead-link') return response.redirect(303, outcome.href);
    sendProblem(response, deps, { ...DEAD_LINK, way: { label: 'Send a new link', href: FORGOT_PASSWORD } });
  });

  return router;
}

function show(response: Response, { code, password, confirmation }: View): void {
  const fields = [
    { kind: NEW_PASSWORD, error: password },
    { kind: CONFIRMATION, error: confirmation },
  ];
  const body = html`<h1>Set a new password</h1>
<p class="lead">You will be signed in with it, and signed out everywhere else.</p>
${linkForm({ action: RESET_PASSWORD, code, fields, submit: 'Set password' })}`;
  sendPage(response, { title: 'Set a new password', body, isError: code !== null });
}
