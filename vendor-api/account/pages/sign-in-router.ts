import { type Response, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { parseInput } from '../../http/parse-input';
import { issueCode } from '../one-time-codes';
import { withCode } from '../redirect-target';
import { signIn } from '../sign-in';
import { pageGuard, redirectOf } from './page-guard';
import { BAD_LINK, sendProblem } from './problem-page';
import { type Demonstration, renderSignIn, type SignInView } from './render-sign-in';

/** The same for an unknown address and a wrong password (D-09). */
const WRONG = 'The email or password is not right.';

const form = z.object({ email: z.string(), password: z.string() });

/** The sign-in page (REST-62): sends the browser back to the portal with a one-time code. */
export function signInRouter(deps: VendorDeps, demonstration: Demonstration | null): Router {
  const router = Router();
  const show = (response: Response, view: Omit<SignInView, 'demonstration'>) =>
    response.type('html').send(renderSignIn({ ...view, demonstration }));
  router.use('/login', pageGuard(deps));

  router.get('/login', (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return sendProblem(response, deps, BAD_LINK);
    const { email } = request.query;
    show(response, { redirect, email: typeof email === 'string' ? email : '' });
  });

  router.post('/login', async (request, response) => {
    const redirect = redirectOf(request, deps);
    if (redirect === null) return sendProblem(response, deps, BAD_LINK);
    const { email, password } = parseInput(form, request.body);
    const missing = {
      email: email.trim() === '' ? message.validEmailRequired : null,
      password: password === '' ? message.passwordRequired : null,
    };
    if (missing.email !== null || missing.password !== null)
      return show(response, { redirect, email, missing });
    const attempt = { email, password, address: request.ip ?? '' };
    const outcome = await signIn(deps, attempt, (tx, userId) =>
      issueCode({ db: tx, clock: deps.clock }, userId, redirect.href),
    );
    if (outcome.kind === 'signed-in') return response.redirect(303, withCode(redirect, outcome.granted));
    if (outcome.kind === 'wait') response.status(429);
    show(response, {
      redirect,
      email,
      failure: outcome.kind === 'wait' ? message.tooManyTries : WRONG,
    });
  });

  return router;
}
