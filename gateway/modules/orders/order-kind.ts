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
  /** Absent where nothing is paid. */
  readonly payment?: PaymentInput | null | undefined;
}

export type Quoted<Quote> = OrFault<{ readonly quote: Quote }>;

export interface PricedOrder<Input, Quote> {
  readonly input: Input;
  readonly quote: Quote;
}

export interface OrderTexts {
  /** For a refusal without words (ERR-20). */
  readonly refused: string;
  /** For no answer at all (ERR-21). */
  readonly unanswered: string;
  /** Which of the vendor's texts comes first (D-96). */
  readonly resolve: typeof resolveMessage;
}

export function orderTexts(refused: string, more: Partial<OrderTexts> = {}): OrderTexts {
  return { refused, unanswered: message.orderUnanswered, resolve: resolveMessage, ...more };
}

/** All that is particular to one kind of order; every part is required, so that none is forgotten. */
export interface OrderKind<Input extends OrderInput, Quote extends { readonly previewId: string }, Preview> {
  /** Orders of different names are never the same order. */
  readonly name: string;
  /** The first thing that is wrong with the input in itself, before anything is read. */
  check(input: Input): UserError | null;
  /** Nothing in it depends on prices, coupons or rows, which the order itself changes. */
  contents(input: Input): unknown;
  quote(context: GatewayContext, input: Input): Promise<Quoted<Quote>>;
  total(quote: Quote): Cents;
  /** Whether the total is charged at the next renewal, and nothing now. */
  readonly isPaidLater: boolean;
  /** What is refused although its price is right. */
  refuse(order: PricedOrder<Input, Quote>): UserError | null;
  /** The fields of the vendor's order form but those of the payment. */
  fields(context: GatewayContext, order: PricedOrder<Input, Quote>): FormFields | Promise<FormFields>;
  send(
    context: GatewayContext,
    request: OrderRequest,
    order: PricedOrder<Input, Quote>,
  ): Promise<OrderAnswer>;
  texts(context: GatewayContext, input: Input): OrderTexts;
  /** Whether a recorded sale is what the order asks for. */
  isIn(context: GatewayContext, input: Input, sale: ConfirmationAnswer): boolean | Promise<boolean>;
  /** Whether the order may come to its end without a sale. */
  isFree(input: Input): boolean;
  toPreview(quote: Quote): Preview;
}

export const nothingToRefuse = (): null => null;
