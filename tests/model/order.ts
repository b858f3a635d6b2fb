import { randomUUID } from 'node:crypto';
import type { OrderMoment } from '../../vendor-api/faults/fault-dial';
import type { TestUser } from '../testkit/start-vendor';
import type { Books } from './books';
import { cents } from './price-list';
import type { Scene } from './scene';

/** By which card an order is paid. */
export type Card = 'on file' | 'new' | 'declined';

/** What goes wrong on the way: with the provider, or with the vendor service, which is killed at a moment. */
export type Mishap = 'none' | 'lost answer' | 'provider gone' | 'any moment' | OrderMoment;

/** What goes wrong, and how far what it breaks off has come by then. */
export interface Trouble {
  readonly mishap: Mishap;
  readonly after: number;
}

export const NO_TROUBLE: Trouble = { mishap: 'none', after: 0 };

/**
 * What the customer does about an order without an answer: sends it again, leaves it alone, or withdraws it,
 * when nobody knows of it, at the very moment at which it arrives, or before, where it was held up on its way.
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

/** One order in the words of the schema. */
export interface OrderSpec {
  readonly preview: string;
  /** Of the preview's payload: what holds `previewId` and `total`. */
  readonly quoted: string;
  /** The question's argument, and the name that it has in the order's input. */
  readonly argument: string;
  readonly type: string;
  readonly value: unknown;
  /** Further arguments of the preview, as they stand in the question. */
  readonly more?: string;
  /** What else is read of the quote. */
  readonly also?: string;
  readonly order: string;
  readonly orderType: string;
  /** What the order's input holds besides. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Whether a card is sent along; where something is charged unless told otherwise. */
  readonly needsCard?: (quote: Quote) => boolean;
  /** The total that is shown is not charged now. */
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

/** What an order is shown to cost, or the code by which it is refused. */
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

/** After so many times nobody tries again. */
const TRIES: Readonly<Record<Patience, number>> = {
  'sends again': 3,
  'leaves it': 1,
  'withdraws it': 1,
  'withdraws it meanwhile': 3,
  'withdrew it before': 3,
};

/** Sends an order as it was shown; settles with `DONE`, or the code by which it was refused. */
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

/** An order that never arrived, or was set free: under the same attempt it is charged once, however often it is sent. */
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
  /** What the customer does while the order is on its way. */
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

/** What is known of the order by then; null without an answer. */
async function tryToWithdraw(scene: Scene, user: TestUser, attemptId: string): Promise<string | null> {
  const answered = await scene.tryToAsk<{ answer: { status: Answered['answer'] } }>(
    user,
    'mutation($attemptId: ID!) { answer: withdrawOrder(attemptId: $attemptId) { status { state userErrors { code } } } }',
    { attemptId },
  );
  return answered === null ? null : outcomeOf(answered.answer.status);
}

/** Of an order that is settled at all, it is known by then. */
const MOST_QUESTIONS = 10;

const STATUS =
  'query($attemptId: ID!) { answer: orderStatus(attemptId: $attemptId) { state userErrors { code } } }';

async function paidBy({ shop }: Scene, card: Card): Promise<object> {
  if (card === 'on file') return { useExistingPaymentMethod: true, recaptchaToken: await shop.captcha() };
  const form = await shop.newCard(card === 'declined' ? '4000111111111115' : undefined);
  return { ...form, replacePaymentMethod: true, useExistingPaymentMethod: false };
}

/** Has something go wrong with the next order, or the next renewal. */
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

/** All is as it should be again. */
export async function repair({ shop, outage }: Scene): Promise<void> {
  shop.sandbox.payments.faults.clear();
  await outage.restart();
}
