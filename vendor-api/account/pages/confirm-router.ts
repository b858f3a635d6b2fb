import { type Response, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { html } from '../../html';
import { parseInput } from '../../http/parse-input';
import { confirmAccount, confirmAddress, confirmEmail } from '../credentials/confirm-link';
import { CONFIRM_ACCOUNT, CONFIRM_ADDRESS, CONFIRM_EMAIL, SIGN_IN } from '../links/link-to';
import { linkForm, PASSWORD, tokenOf } from './form';
import { DEAD_LINK, type Problem, pageGuard, sendPage, sendProblem } from './page-frame';

const WRONG = 'The password is not right.';

const text = z.string();
const confirmForm = z.object({ code: text, password: text });

interface ConfirmPage {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly confirm: typeof confirmAccount;
  readonly dead: Problem;
  readonly taken?: Problem;
}

const CONFIRM_ACCOUNT_PAGE: ConfirmPage = {
  path: CONFIRM_ACCOUNT,
  title: 'Confirm your account',
  lead: 'Enter the password that you chose for it.',
  submit: 'Confirm account',
  confirm: confirmAccount,
  dead: { ...DEAD_LINK, way: { label: 'Sign in', href: SIGN_IN } },
  taken: {
    title: 'You already have an account',
    message: 'There is an account with this address. Sign in with its password.',
    way: { label: 'Sign in', href: SIGN_IN },
  },
};

const CONFIRM_EMAIL_PAGE: ConfirmPage = {
  path: CONFIRM_EMAIL,
  title: 'Confirm your new address',
  lead: 'Enter the password of your account. You will sign in with the new address from then on.',
  submit: 'Confirm address',
  confirm: confirmEmail,
  dead: DEAD_LINK,
  taken: {
    title: 'This address has an account',
    message: 'Another account is signed in to with this address, so yours keeps the one it has.',
  },
};

const CONFIRM_ADDRESS_PAGE: ConfirmPage = {
  path: CONFIRM_ADDRESS,
  title: 'Confirm your address',
  lead: 'Enter the password of your account. Licenses that others gave this address are shown in it once it is confirmed.',
  submit: 'Confirm address',
  confirm: confirmAddress,
  dead: DEAD_LINK,
};

export function confirmRouter(deps: VendorDeps): Router {
  const router = Router();
  for (const page of [CONFIRM_ACCOUNT_PAGE, CONFIRM_EMAIL_PAGE, CONFIRM_ADDRESS_PAGE]) {
    router.use(page.path, pageGuard(deps, { scripts: true }));
    router.get(page.path, (_request, response) => show(response, page, { code: null, error: null }));
    router.post(page.path, async (request, response) => {
      const { code, password } = parseInput(confirmForm, request.body);
      const token = tokenOf(code);
      const error = password === '' ? message.passwordRequired : null;
      if (token === '' || error !== null) return show(response, page, { code: token, error });
      const outcome = await page.confirm(deps, { token, password, address: request.ip ?? '' });
      if (typeof outcome === 'object') return response.redirect(303, outcome.href);
      if (outcome === 'dead-link') return sendProblem(response, deps, page.dead);
      if (outcome === 'taken') return sendProblem(response, deps, page.taken ?? page.dead, 409);
      if (outcome === 'wait') response.status(429);
      show(response, page, { code: token, error: outcome === 'wait' ? message.tooManyTries : WRONG });
    });
  }
  return router;
}

function show(
  response: Response,
  { path, title, lead, submit }: ConfirmPage,
  { code, error }: { code: string | null; error: string | null },
): void {
  const body = html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${linkForm({ action: path, code, fields: [{ kind: PASSWORD, error }], submit })}`;
  sendPage(response, { title, body, isError: code !== null });
}
