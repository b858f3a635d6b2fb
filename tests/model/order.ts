import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestUser } from '../testkit/start-vendor';
import type { Books } from './books';
import { cents, type Scene } from './scene';

/** How an order is paid, and what goes wrong on the way. */
export type Payment = 'card on file' | 'new card' | 'declined card' | 'lost answer' | 'provider gone';

export const PAYMENTS: readonly Payment[] = [
  'card on file',
  'new card',
  'declined card',
  'lost answer',
  'provider gone',
];

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
  answer: { quote: Quote | null; userErrors: { code: string }[] };
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

interface Answered {
  answer: { state: string; userErrors: { code: string; message: string }[] };
}

/** Sends an order as it was shown; settles with `DONE`, or the code by which it was refused. */
export async function place(
  scene: Scene,
  books: Books,
  { user, spec, quote, payment }: { user: TestUser; spec: OrderSpec; quote: Quote; payment: Payment },
): Promise<string> {
  const attemptId = randomUUID();
  const { needsCard = ({ total }) => cents(total) > 0 } = spec;
  const isPaid = needsCard(quote);
  const input = {
    attemptId,
    previewId: quote.previewId,
    total: quote.total,
    [spec.argument]: spec.value,
    ...spec.input,
    payment: isPaid ? await paidBy(scene, payment) : null,
  };
  const query = `mutation($input: ${spec.orderType}!) {
    answer: ${spec.order}(input: $input) { state userErrors { code message } } }`;
  const { answer } = await scene.ask<Answered>(user, query, { input });
  const state = await settled(scene, user, attemptId, answer);
  scene.shop.sandbox.payments.faults.clear();
  if (state === 'DONE' && payment === 'new card' && isPaid) books.cards.set(user.id, 'approved');
  return state;
}

async function paidBy(scene: Scene, payment: Payment): Promise<object> {
  const { faults } = scene.shop.sandbox.payments;
  if (payment === 'lost answer') faults.set({ operation: 'sale', kind: 'lost-answer' });
  if (payment === 'provider gone') faults.set({ operation: 'sale', kind: 'refuse' });
  if (payment === 'new card' || payment === 'declined card') {
    const card = await scene.shop.newCard(payment === 'declined card' ? '4000111111111115' : undefined);
    return { ...card, replacePaymentMethod: true, useExistingPaymentMethod: false };
  }
  return { useExistingPaymentMethod: true, recaptchaToken: await scene.shop.captcha() };
}

const STATUS = `query($attemptId: ID!) { answer: orderStatus(attemptId: $attemptId) {
  state userErrors { code message } } }`;

async function settled(
  scene: Scene,
  user: TestUser,
  attemptId: string,
  first: Answered['answer'],
): Promise<string> {
  let answer = first;
  while (answer.state === 'PROCESSING') {
    await sleep(100);
    await scene.shop.settle();
    answer = (await scene.ask<Answered>(user, STATUS, { attemptId })).answer;
  }
  return answer.state === 'DONE' ? 'DONE' : (answer.userErrors[0]?.code ?? answer.state);
}
