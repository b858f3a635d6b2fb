import { type Response, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { parseInput } from '../../http/parse-input';
import { refuseWish, requestAccount, type WishRefusals } from '../credentials/request-account';
import { CONFIRMATION, EMAIL, NAME, NEW_PASSWORD } from './field-kinds';
import { type FormView, form } from './form';
import { html } from './html';
import { pageFrame } from './page-frame';
import { pageGuard, redirectOf } from './page-guard';
import { CREATE_ACCOUNT, SIGN_IN, withRedirect } from './page-paths';
import { BAD_LINK, sendProblem } from './problem-page';
import { renderMailSent } from './render-mail-sent';

const text = z.string();
const wishForm = z.object({ name: text, email: text, password: text, confirmation: text });

interface View {
  readonly redirect: URL;
  readonly name: string;
  readonly email: string;
  readonly refusals: (WishRefusals & { readonly confirmation: string | null }) | null;
}

/** Where a customer asks for an account (AUTH-26). */
export function createAccountRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use(CREATE_ACCOUNT, pageGuard(deps));

  router.get(CREATE_ACCOUNT, (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return sendProblem(response, deps, BAD_LINK);
    show(response, { redirect, name: '', email: '', refusals: null });
  });

  router.post(CREATE_ACCOUNT, async (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return sendProblem(response, deps, BAD_LINK);
    const { confirmation, ...given } = parseInput(wishForm, request.body);
    const wish = { ...given, address: request.ip ?? '', redirect };
    const refusals = refuseForm(wish, confirmation);
    if (refusals !== null) return show(response, { ...given, redirect, refusals });
    await requestAccount(deps, wish);
    const sent = message.accountConfirmationSent(given.email.trim());
    response.type('html').send(renderMailSent({ message: sent, minutes: 24 * 60, redirect }));
  });

  return router;
}

function refuseForm(wish: Parameters<typeof refuseWish>[0], confirmation: string): View['refusals'] {
  const refusals = refuseWish(wish);
  const differs = wish.password === confirmation ? null : message.passwordsDiffer;
  if (refusals === null && differs === null) return null;
  return { name: null, email: null, password: null, ...refusals, confirmation: differs };
}

function show(response: Response, { redirect, name, email, refusals }: View): void {
  const view: FormView = {
    action: withRedirect(CREATE_ACCOUNT, redirect),
    fields: [
      { kind: NAME, value: name, error: refusals?.name ?? null },
      { kind: EMAIL, value: email, error: refusals?.email ?? null },
      { kind: { ...NEW_PASSWORD, label: 'Password' }, error: refusals?.password ?? null },
      { kind: CONFIRMATION, error: refusals?.confirmation ?? null },
    ],
    submit: 'Create account',
  };
  const body = html`<h1>Create account</h1>
<p class="lead">We will send you an email to confirm the address.</p>
${form(view)}
<p class="ways"><span>Have an account already? <a href="${withRedirect(SIGN_IN, redirect)}">Sign in</a></span></p>`;
  response.type('html').send(pageFrame({ title: 'Create account', body, isError: refusals !== null }));
}
