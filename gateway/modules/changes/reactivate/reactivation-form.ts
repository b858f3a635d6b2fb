import { toDecimalString } from '#domain/money/cents';
import type { CloudCartInput, ReactivateInput } from '../../../resolvers.generated';
import type { FormFields } from '../../../vendor/form';
import { cloudCartKind } from '../../store/carts/cloud-cart-kind';
import { orderFields, sentCoupons } from '../../store/order-form';
import type { CartQuote } from '../../store/quote-cart';
import type { Reactivable } from './quote-reactivation';

interface PricedReactivation {
  readonly input: ReactivateInput;
  readonly found: Reactivable;
  readonly quote: CartQuote;
  /** Empty when the customer has none. */
  readonly billingName: string;
}

/** The fields of an order that brings RP seats back (REST-29, REAC-10). */
export function seatFields({ input, found, quote }: PricedReactivation): FormFields {
  const { priced } = quote;
  const { payment } = input;
  return {
    userId: found.viewer.userId,
    seatIds: found.ended.seatIds,
    subscriptionGroups: [found.group.facts.id],
    newTerm: priced.term,
    cotermGroup: priced.coTerm?.subscriptionId ?? '',
    userTotalPrice: toDecimalString(priced.total),
    appliedCoupons: priced.lines.flatMap(sentCoupons),
    ...payment,
    nonce: payment.nonce ?? '',
  };
}

/** The fields of an order that brings cloud seats back: those of a cloud cart that says so (REST-24, REAC-11). */
export function countFields({ input, found, quote, billingName }: PricedReactivation): FormFields {
  const { facts, shown } = found.group;
  const { newTerm: term, authorQuantity, publisherQuantity } = input.reactivation;
  const cart: CloudCartInput = {
    plan: facts.kind === 'cfb' ? 'CLOUD_FOR_BUSINESS' : 'ORGANIZATION',
    term,
    authorQuantity,
    publisherQuantity,
    domain: shown.domain,
  };
  const licensee = { licenseTo: 'COMPANY', firstName: '', lastName: '', company: '' } as const;
  const order = { ...input, cart, licensee };
  return {
    ...orderFields({ kind: cloudCartKind, order, quote, billingName }),
    isReactivate: true,
    reactivatingSub: facts.id,
  };
}
