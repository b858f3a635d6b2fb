import { type Request, type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import type { VendorDeps } from '../../deps';
import { type Html, html } from '../../html';
import { parseInput } from '../../http/parse-input';
import { SIGN_IN, withRedirect } from '../links/link-to';
import { parseRedirect, portalEntry } from '../links/portal-redirect';
import { type FieldKind, form, linkForm, tokenOf } from './form';
import { BAD_LINK, PAGE_SCRIPT, type Problem, pageGuard, sendPage, sendProblem } from './page-frame';

export interface Given<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** Token of the mailed link; empty on other pages. */
  readonly token: string;
  readonly address: string;
  readonly redirect: URL;
}

type Errors<Name extends string> = { readonly [Field in Name]?: string | null };

type Refused<Name extends string> = {
  readonly errors: Errors<Name>;
  /** Error of the form as a whole. */
  readonly failure?: string;
  readonly status?: number;
};

type Sent = { readonly sent: string; readonly validFor: string };

export type Outcome<Name extends string> =
  | Refused<Name>
  | { readonly leave: string }
  | { readonly problem: Problem; readonly status?: number }
  | Sent;

export interface FormPage<Name extends string> {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly fields: readonly FieldKind<Name>[];
  /** Opened from a mailed link, which carries a token and has its redirect stored. */
  readonly isOfLink?: boolean;
  /** Field that the query string may prefill. */
  readonly prefilled?: Name;
  foot?(redirect: URL): Html;
  send(deps: VendorDeps, given: Given<Name>): Promise<Outcome<Name>>;
}

export function isRefused(errors: Readonly<Record<string, string | null>>): boolean {
  return Object.values(errors).some((error) => error !== null);
}

export function formPage<Name extends string>(deps: VendorDeps, page: FormPage<Name>): Router {
  const { path, fields, isOfLink = false, prefilled } = page;
  const names = [...fields.map(({ id }) => id), ...(isOfLink ? ['code'] : [])];
  const sentForm = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  const router = Router();
  router.use(path, pageGuard(deps));
  router.get(
    path,
    leading(deps, isOfLink, (request, response, redirect) => {
      const given = prefilled && request.query[prefilled];
      const values = prefilled && typeof given === 'string' ? { [prefilled]: given } : {};
      show(response, page, { redirect, values, code: null, refused: null });
    }),
  );
  router.post(
    path,
    leading(deps, isOfLink, async (request, response, redirect) => {
      // The schema has exactly these fields.
      const values = parseInput(sentForm, request.body) as Record<Name | 'code', string>;
      const token = isOfLink ? tokenOf(values.code) : '';
      const outcome = await page.send(deps, { values, token, redirect, address: request.ip ?? '' });
      if ('leave' in outcome) return response.redirect(303, outcome.leave);
      if ('problem' in outcome) return sendProblem(response, deps, outcome.problem, outcome.status);
      if ('sent' in outcome) return showMailSent(response, outcome, redirect);
      if (outcome.status !== undefined) response.status(outcome.status);
      show(response, page, { redirect, values, code: token, refused: outcome });
    }),
  );
  return router;
}

function leading(
  { settings }: Pick<VendorDeps, 'settings'>,
  isOfLink: boolean,
  handle: (request: Request, response: Response, redirect: URL) => unknown,
): RequestHandler {
  return async (request, response) => {
    const { redirect } = request.query;
    const target =
      isOfLink || redirect === undefined
        ? portalEntry(settings.PORTAL_URL)
        : typeof redirect === 'string' && parseRedirect(redirect, settings.PORTAL_URL);
    if (!target) return sendProblem(response, { settings }, BAD_LINK);
    await handle(request, response, target);
  };
}

interface Shown<Name extends string> {
  readonly redirect: URL;
  readonly values: Readonly<Record<string, string>>;
  readonly code: string | null;
  readonly refused: Refused<Name> | null;
}

function show<Name extends string>(
  response: Response,
  { path, title, lead, submit, fields, isOfLink = false, foot }: FormPage<Name>,
  { redirect, values, code, refused }: Shown<Name>,
): void {
  const failure = refused?.failure ?? null;
  const view = {
    action: isOfLink ? path : withRedirect(path, redirect),
    failure,
    fields: fields.map((kind) => ({
      kind,
      value: kind.isSecret ? '' : (values[kind.id] ?? ''),
      error: refused?.errors[kind.id] ?? null,
      isAtFault: failure !== null,
    })),
    submit,
  };
  const body = html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${isOfLink ? linkForm({ ...view, code }) : form(view)}
${foot?.(redirect) ?? ''}`;
  sendPage(response, { title, body, isError: refused !== null });
}

function showMailSent(response: Response, { sent, validFor }: Sent, redirect: URL): void {
  const body = html`<h1>Check your email</h1>
<p class="lead" role="status">${sent}</p>
<p class="note">The link in it works once, for ${validFor}. Nothing there? Look among the unwanted mail, or try again in a few minutes.</p>
<p class="ways"><a href="${withRedirect(SIGN_IN, redirect)}">Back to sign in</a></p>
${PAGE_SCRIPT}`;
  sendPage(response, { title: 'Check your email', body });
}
