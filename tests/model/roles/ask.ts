import { randomUUID } from 'node:crypto';
import type { Portal } from '../../../gateway/testkit/start-portal';
import { startSession } from '../../../vendor-api/account/sessions';
import { inAccessMode } from '../../testkit/access-mode';
import type { TestUser } from '../../testkit/start-vendor';
import { BY_ID, CHANGES, ORDERS, VENDOR_CALLS } from './requests';
import type { Action } from './rules';
import type { Asked } from './world';

/** Ways of being signed in: rights are those of the account in any way (T-09, column DL). */
export const WAYS = ['token', 'delegate', 'support', 'nobody'] as const;

export interface Stage {
  readonly portal: Portal;
  readonly caller: TestUser;
  readonly other: TestUser;
}

export interface Answer {
  readonly isDone: boolean;
  readonly texts: readonly string[];
}

export interface Way {
  readonly action: Action;
  readonly way: (typeof WAYS)[number];
  /** Past the gateway's checks, where the vendor service has the action as a call of its own. */
  readonly isAtVendor: boolean;
}

interface Call {
  readonly stage: Stage;
  readonly trial: Way;
  readonly headers: Record<string, string>;
}

/** A new session, since the gateway keeps the lists of one for a moment. */
async function callerOf(stage: Stage, trial: Way): Promise<Call> {
  const { deps } = stage.portal.shop.vendor;
  const { id } = stage.caller;
  const { way } = trial;
  // A kept connection may be closed meanwhile, since calls to the vendor service come in between.
  const alone = { connection: 'close' };
  if (way === 'nobody') return { stage, trial, headers: alone };
  const token =
    way === 'support'
      ? (await inAccessMode(stage.portal.shop.vendor, stage.caller)).token
      : await startSession(deps, id, 1);
  const headers =
    way === 'token' ? { Authorization: token } : { cookie: `stoken=${token}; btid=b; portaluser=p` };
  return { stage, trial, headers: { Authorization: '', ...headers, ...alone } };
}

async function callVendor({ stage, trial, headers }: Call, asked: Asked): Promise<Answer> {
  const call = VENDOR_CALLS[trial.action as keyof typeof VENDOR_CALLS];
  const { caller, portal } = stage;
  const userId = trial.way === 'nobody' ? {} : { userId: caller.id, userEmail: caller.email };
  const { body, status } = await portal.shop.vendor.call(call.path, {
    headers,
    ...('form' in call ? { form: call.form(asked) } : { json: { ...userId, ...call.json(asked) } }),
  });
  const texts = [body['message'], body['errorMessage'], ...[body['messages']].flat()];
  if (status >= 500) throw new Error(`${call.path}: ${status}`);
  return { isDone: body['success'] === true, texts: texts.filter((text) => typeof text === 'string') };
}

interface Payload {
  readonly success?: boolean;
  readonly state?: string;
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

async function ask({ stage, trial, headers }: Call, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await stage.portal.gateway.ask<Record<string, Payload | null> | null>(
    query,
    variables,
    { headers },
  );
  const codes = errors.map(({ extensions }) => extensions.code);
  const expected = trial.way === 'nobody' ? 'UNAUTHENTICATED' : undefined;
  if (codes.some((code) => code !== expected)) throw new Error(`${JSON.stringify(errors)} for ${query}`);
  return data?.['answer'] ?? null;
}

const DONE = 'success userErrors { code message }';

async function askGateway(call: Call, asked: Asked): Promise<Answer> {
  const { action } = call.trial;
  if (action in ORDERS) return placeOrder(call, asked);
  if (action in BY_ID) {
    const name = BY_ID[action as keyof typeof BY_ID];
    const query = `mutation($id: ID!) { answer: ${action}(${name}: $id) { ${DONE} } }`;
    return toAnswer(await ask(call, query, { id: asked.group.id }));
  }
  if (!(action in CHANGES)) return callVendor(call, asked);
  const change = CHANGES[action as keyof typeof CHANGES];
  const type = 'type' in change ? change.type : inputOf(action);
  const query = `mutation($input: ${type}!) { answer: ${action}(input: $input) { ${DONE} } }`;
  return toAnswer(await ask(call, query, { input: change.input(asked) }));
}

const inputOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

function toAnswer(payload: Payload | null): Answer {
  const texts = payload?.userErrors.map(({ message }) => message) ?? [];
  return { isDone: payload?.success === true || payload?.state === 'DONE', texts };
}

interface Shown {
  readonly previewId: string;
  readonly total: string;
  readonly needsCard?: boolean;
}

/** Orders that may be free say whether they take a card. */
function asksForCard(order: object): string {
  return 'card' in order ? `needsCard: ${order.card}` : '';
}

async function placeOrder(call: Call, asked: Asked): Promise<Answer> {
  const { stage, trial } = call;
  const order = ORDERS[trial.action as keyof typeof ORDERS];
  const value = order.of(asked);
  const isAuto = 'isAutoRenew' in order ? ', isAutoRenew: true' : '';
  const previewed = (await ask(
    call,
    `query($value: ${order.type}!) { answer: ${order.preview}(${order.variable}: $value${isAuto}) {
      shown: ${order.shown} { previewId total ${asksForCard(order)} } userErrors { code message } } }`,
    { value },
  )) as (Payload & { readonly shown: Shown | null }) | null;
  const { needsCard, ...shown } = previewed?.shown ?? { previewId: 'none', total: '0.00' };
  const mutation = 'mutation' in order ? order.mutation : trial.action;
  const needsLicensee = order.as === 'cart';
  const input = {
    attemptId: randomUUID(),
    ...shown,
    [order.as]: value,
    payment:
      needsCard === false
        ? null
        : { useExistingPaymentMethod: true, recaptchaToken: await stage.portal.shop.captcha() },
    ...(needsLicensee && {
      licensee: { licenseTo: 'COMPANY', company: 'Lee Ltd', firstName: 'A', lastName: 'L' },
    }),
  };
  const type = 'input' in order ? order.input : inputOf(mutation);
  const answer = toAnswer(
    await ask(call, `mutation($input: ${type}!) { answer: ${mutation}(input: $input) { ${DONE} state } }`, {
      input,
    }),
  );
  return answer.isDone ? answer : { ...answer, texts: [...answer.texts, ...toAnswer(previewed).texts] };
}

/** Sends what is asked, as an order with its preview if it is one. */
export async function send(stage: Stage, trial: Way, asked: Asked): Promise<Answer> {
  const call = await callerOf(stage, trial);
  return trial.isAtVendor && trial.action in VENDOR_CALLS ? callVendor(call, asked) : askGateway(call, asked);
}
