import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { Cents } from '#domain/money/cents';
import type { GatewayContext } from '../../context';
import type { PaymentInput, UserError } from '../../resolvers.generated';
import type { ConfirmationAnswer } from '../../vendor/answers/confirmation';
import type { OrderAnswer } from '../../vendor/answers/orders';
import type { OrderRequest } from '../../vendor/cart';
import type { FormFields } from '../../vendor/form';
import type { OrFault } from '../common/user-error';

export interface OrderInput {
  readonly attemptId: string;
  readonly previewId: string;
  readonly total: string;
  /** Absent when nothing is paid. */
  readonly payment?: PaymentInput | null | undefined;
}

export type Quoted<Quote> = OrFault<{ readonly quote: Quote }>;

export interface PricedOrder<Input, Quote> {
  readonly input: Input;
  readonly quote: Quote;
}

export interface OrderTexts {
  /** For a refusal without a message (ERR-20). */
  readonly refused: string;
  /** For a missing answer (ERR-21). */
  readonly unanswered: string;
  /** Picks the vendor's first text (D-96). */
  readonly resolve: typeof resolveMessage;
}

export function orderTexts(refused: string, more: Partial<OrderTexts> = {}): OrderTexts {
  return { refused, unanswered: message.orderUnanswered, resolve: resolveMessage, ...more };
}

/** Definition of a kind of order; all parts are required, so that none is forgotten. */
export interface OrderKind<Input extends OrderInput, Quote extends { readonly previewId: string }, Preview> {
  /** Part of the fingerprint: orders of different names are never the same. */
  readonly name: string;
  /** Returns the first error of the input itself, before any data is loaded. */
  check(input: Input): UserError | null;
  /** Contents of the order, independent of prices, coupons and rows, which the order itself changes. */
  contents(input: Input): unknown;
  quote(context: GatewayContext, input: Input): Promise<Quoted<Quote>>;
  total(quote: Quote): Cents;
  /** True when the total is charged at the next renewal instead of now. */
  readonly isPaidLater: boolean;
  /** Refuses an order for other reasons than its price. */
  refuse(order: PricedOrder<Input, Quote>): UserError | null;
  /** Fields of the vendor's order form, except those of the payment. */
  fields(context: GatewayContext, order: PricedOrder<Input, Quote>): FormFields | Promise<FormFields>;
  send(
    context: GatewayContext,
    request: OrderRequest,
    order: PricedOrder<Input, Quote>,
  ): Promise<OrderAnswer>;
  texts(context: GatewayContext, input: Input): OrderTexts;
  /** Checks that a recorded sale is the one ordered. */
  isIn(context: GatewayContext, input: Input, sale: ConfirmationAnswer): boolean | Promise<boolean>;
  /** True when the order can complete without a sale. */
  isFree(input: Input): boolean;
  toPreview(quote: Quote): Preview;
}

export const noRefusal = (): null => null;
