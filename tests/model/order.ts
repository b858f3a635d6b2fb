import { randomUUID } from 'node:crypto';
import type { OrderMoment } from '../../vendor-api/faults/fault-dial';
import type { TestUser } from '../testkit/start-vendor';
import type { Books } from './books';
import { cents } from './price-list';
import type { Scene } from './scene';

export type Card = 'on file' | 'new' | 'declined';

/** Fault during an order: at the provider, or a kill of the vendor service at a moment. */
export type Mishap = 'none' | 'lost answer' | 'provider gone' | 'any moment' | OrderMoment;

/** A fault, and the progress at which it strikes. */
export interface Trouble {
  readonly mishap: Mishap;
  readonly after: number;
}

export const NO_TROUBLE: Trouble = { mishap: 'none', after: 0 };

/**
 * Reaction of the customer to an order without an answer: sends it again, leaves it, or withdraws it when it
 * is unknown, at the moment of its arrival, or before a delayed arrival.
 */
export type Patience =
  | 'sends again'
  | 'leaves it'
  | 'withdraws it'
  | 'withdraws it meanwhile'
  | 'withdrew it before';

export interface Payment extends Trouble {
  readonly card: Card;
  readonly patience: Patience;
}

export interface OrderSpec {
  readonly preview: string;
  /** Field of the preview's payload with `previewId` and `total`. */
  readonly quoted: string;
  /** The preview's argument, and its name in the order's input. */
  readonly argument: string;
  readonly type: string;
  readonly value: unknown;
  /** Further arguments of the preview, verbatim. */
  readonly more?: string;
  readonly also?: string;
  readonly order: string;
  readonly orderType: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Sends a card along; by default, if something is charged. */
  readonly needsCard?: (quote: Quote) => boolean;
  /** The total shown is not charged now. */
  readonly isPaidLater?: boolean;
}

export interface Quote {
  readonly previewId: string;
  readonly total: string;
  readonly [field: string]: unknown;
}

interface Previewed {
  readonly answer: {
    readonly quote: Quote | null;
    readonly userErrors: readonly { readonly code: string }[];
  };
}

/** Returns the quote of an order, or the code of its refusal. */
export async function preview(scene: Scene, user: TestUser, spec: OrderSpec): Promise<Quote | string> {
  const { argument, type, more = '', also = '' } = spec;
  const query = `query($value: ${type}!) {
    answer: ${spec.preview}(${argument}: $value${more}) {
      quote: ${spec.quoted} { previewId total ${also} } userErrors { code } } }`;
  const { answer } = await scene.ask<Previewed>(user, query, { value: spec.value });
  if (answer.quote === null) return answer.userErrors[0]?.code ?? 'NOT FOUND';
  return answer.quote;
}

interface Placed {
  readonly user: TestUser;
  readonly spec: OrderSpec;
  readonly quote: Quote;
  readonly payment: Payment;
}

/** Number of tries before the customer gives up. */
const TRIES: Readonly<Record<Patience, number>> = {
  'sends again': 3,
  'leaves it': 1,
  'withdraws it': 1,
  'withdraws it meanwhile': 3,
  'withdrew it before': 3,
};

/** Sends an order at its quote; resolves to `DONE`, or the code of its refusal. */
export async function place(scene: Scene, books: Books, placed: Placed): Promise<string> {
  const attemptId = randomUUID();
  const { user, spec, quote, payment } = placed;
  const { needsCard = ({ total }) => cents(total) > 0 } = spec;
  const isPaid = needsCard(quote);
  const { patience } = payment;
  const withdraw = () => tryToWithdraw(scene, user, attemptId);
  let state = 'UNKNOWN';
  let withdrawn = patience === 'withdrew it before' ? await withdraw() : null;
  for (let tries = 1; mayBeSent(state) && tries <= TRIES[patience]; tries += 1) {
    const proofs = isPaid ? await paidBy(scene, payment.card) : null;
    const isFirst = tries === 1;
    const meanwhile = async () => {
      if (isFirst && patience === 'withdraws it meanwhile') withdrawn = await withdraw();
    };
    const trouble = isFirst ? payment : NO_TROUBLE;
    state = await send(scene, placed, { attemptId, proofs, trouble, meanwhile });
  }
  if (state === 'UNKNOWN' && patience === 'withdraws it') state = withdrawn = (await withdraw()) ?? state;
  if (withdrawn === WITHDRAWN && state !== WITHDRAWN) throw new Error(`a withdrawn order is ${state}`);
  if (withdrawn === 'UNKNOWN') throw new Error('the vendor cannot withdraw an order');
  if (state === 'DONE' && payment.card === 'new' && isPaid) books.cards.set(user.id, 'approved');
  return state;
}

/** Never arrived, or released: with the same attempt the order is charged once, however often it is sent. */
const mayBeSent = (state: string) => state === 'UNKNOWN' || state === 'VENDOR_REFUSED';

interface Answered {
  readonly answer: {
    readonly state: string;
    readonly userErrors: readonly { readonly code: string }[];
  };
}

interface Attempt {
  readonly attemptId: string;
  readonly proofs: object | null;
  readonly trouble: Trouble;
  readonly meanwhile: () => Promise<void>;
}

async function send(
  scene: Scene,
  { user, spec, quote: { previewId, total } }: Placed,
  { attemptId, proofs, trouble, meanwhile }: Attempt,
): Promise<string> {
  const input = {
    ...{ attemptId, previewId, total },
    [spec.argument]: spec.value,
    ...spec.input,
    payment: proofs,
  };
  const query = `mutation($input: ${spec.orderType}!) {
    answer: ${spec.order}(input: $input) { state userErrors { code } } }`;
  await prepare(scene, trouble);
  const [answered] = await Promise.all([scene.tryToAsk<Answered>(user, query, { input }), meanwhile()]);
  await repair(scene);
  let answer = answered?.answer;
  for (let asked = 0; answer === undefined || answer.state === 'PROCESSING'; asked += 1) {
    if (asked === MOST_QUESTIONS) throw new Error('nobody settles the order');
    await scene.settle();
    answer = (await scene.ask<Answered>(user, STATUS, { attemptId })).answer;
  }
  return outcomeOf(answer);
}

function outcomeOf({ state, userErrors }: Answered['answer']): string {
  return state === 'REFUSED' ? (userErrors[0]?.code ?? 'REFUSED') : state;
}

const WITHDRAWN = 'ORDER_WITHDRAWN';

/** Returns the order's state then; null without an answer. */
async function tryToWithdraw(scene: Scene, user: TestUser, attemptId: string): Promise<string | null> {
  const answered = await scene.tryToAsk<{ answer: { status: Answered['answer'] } }>(
    user,
    'mutation($attemptId: ID!) { answer: withdrawOrder(attemptId: $attemptId) { status { state userErrors { code } } } }',
    { attemptId },
  );
  return answered === null ? null : outcomeOf(answered.answer.status);
}

/** An order that settles is known by then. */
const MOST_QUESTIONS = 10;

const STATUS =
  'query($attemptId: ID!) { answer: orderStatus(attemptId: $attemptId) { state userErrors { code } } }';

async function paidBy({ shop }: Scene, card: Card): Promise<object> {
  if (card === 'on file') return { useExistingPaymentMethod: true, recaptchaToken: await shop.captcha() };
  const form = await shop.newCard(card === 'declined' ? '4000111111111115' : undefined);
  return { ...form, replacePaymentMethod: true, useExistingPaymentMethod: false };
}

export async function prepare({ shop, outage }: Scene, { mishap, after }: Trouble): Promise<void> {
  const { faults } = shop.sandbox.payments;
  switch (mishap) {
    case 'none':
      return;
    case 'lost answer':
    case 'provider gone':
      for (const operation of ['sale', 'vault'] as const)
        faults.set({ operation, kind: mishap === 'lost answer' ? 'lost-answer' : 'refuse' });
      return;
    case 'beforeClaim':
    case 'beforeCharge':
    case 'afterCharge':
    case 'afterRecord':
      return outage.killAt(mishap);
    case 'any moment':
      return outage.killAt(after);
  }
}

export async function repair({ shop, outage }: Scene): Promise<void> {
  shop.sandbox.payments.faults.clear();
  await outage.restart();
}
