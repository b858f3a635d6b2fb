import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { CHECKS_OUTCOME } from '../app/graphql/links';
import type { PaymentInput } from '../schema.generated';
import type { OrderAnswer } from './attempt/attempt';
import type { Price } from './price/price';

/** Mutation that places an order, aliased as `order`. */
export type OrderDocument<Shown extends Price, Input> = TypedDocumentNode<
  { order: OrderAnswer<Shown> | null },
  { input: Input }
>;

export interface OrderTerms extends Price {
  attemptId: string;
}

export type OrderRequest<Shown extends Price> = (
  client: ApolloClient,
) => Promise<OrderAnswer<Shown> | null | undefined>;

export type Order<Shown extends Price> =
  | { isPaid: true; request: (terms: OrderTerms, payment: PaymentInput) => OrderRequest<Shown> }
  | { isPaid: false; request: (terms: OrderTerms) => OrderRequest<Shown> };

export function paidOrder<Shown extends Price, Input>(
  mutation: OrderDocument<Shown, Input>,
  toInput: (terms: OrderTerms, payment: PaymentInput) => Input,
): Order<Shown> {
  return { isPaid: true, request: (terms, payment) => requestBy(mutation, toInput(terms, payment)) };
}

export function freeOrder<Shown extends Price, Input>(
  mutation: OrderDocument<Shown, Input>,
  toInput: (terms: OrderTerms) => Input,
): Order<Shown> {
  return { isPaid: false, request: (terms) => requestBy(mutation, toInput(terms)) };
}

function requestBy<Shown extends Price, Input>(
  mutation: OrderDocument<Shown, Input>,
  input: Input,
): OrderRequest<Shown> {
  const request = { mutation, variables: { input }, context: CHECKS_OUTCOME };
  return async (client) => (await client.mutate(request)).data?.order;
}
