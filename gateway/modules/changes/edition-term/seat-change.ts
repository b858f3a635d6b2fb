import { type ChangeTarget, isPaidNow } from '#domain/changes/edition-term/change-plan';
import { displayName } from '#domain/licenses/display-name';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import { confirmationChange, confirmationTermCode } from '#domain/store/confirmation';
import { isSamePrice } from '#domain/store/prices/same-price';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { ChangeEditionInput, ChangeTermInput } from '../../../resolvers.generated';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import type { FormFields } from '../../../vendor/form';
import { requireProfile } from '../../account/require-profile';
import { sentCoupons } from '../../orders/order-fields';
import { checkCardNamed, checkOrderInput } from '../../orders/order-input';
import { type OrderInput, type OrderKind, orderTexts } from '../../orders/order-kind';
import { type ChangeQuote, quoteChange } from './quote-change';
import { checkRequested, type RequestedChange, requestedEdition, requestedTerm } from './requested-change';
import { type ChangePreviewModel, toChangePreview } from './to-change-preview';

type SeatChange<Input extends OrderInput> = OrderKind<Input, ChangeQuote, ChangePreviewModel>;

/** Order of another edition (REST-27). */
export const editionOrder: SeatChange<ChangeEditionInput> = {
  ...seatChange(({ change }) => requestedEdition(change), message.editionChangeFailed),
  send: ({ vendor }, request) => vendor.cart.confirmChangeEdition(request),
};

/** Order of another term (REST-26). */
export const termOrder: SeatChange<ChangeTermInput> = {
  ...seatChange(({ change }) => requestedTerm(change), message.termChangeFailed),
  send: ({ vendor }, request) => vendor.cart.confirmChangeTerm(request),
};

/** Common part of both orders; `failed` is used without an answer or its message (EDIT-12, TERM-10). */
function seatChange<Input extends OrderInput>(
  requestedOf: (input: Input) => RequestedChange,
  failed: string,
): Omit<SeatChange<Input>, 'send'> {
  return {
    name: 'change',
    check: (input) => checkRequested(requestedOf(input)) ?? checkOrderInput(input),
    contents(input) {
      const { seatIds, subscriptionId, target } = requestedOf(input);
      return { seatIds: [...seatIds], subscriptionId, target };
    },
    quote: (context, input) => quoteChange(context, requestedOf(input)),
    total: ({ priced }) => priced.total,
    isPaidLater: false,
    // Requires a card if something is charged now, and none otherwise (EDIT-06, T-15).
    refuse: ({ input, quote }) => checkCardNamed(input.payment, isPaidNow(quote.priced.groups)),
    async fields(context, { input, quote }) {
      const { userId } = await requireProfile(context);
      return { userId, ...changeFields(requestedOf(input).target, quote) };
    },
    texts: () => orderTexts(failed, { unanswered: failed }),
    isIn: (_context, input, sale) => isSameChange(requestedOf(input), sale),
    // Without a sale, the shown price must have been zero.
    isFree: ({ total }) => isSamePrice(total, 0),
    toPreview: toChangePreview,
  };
}

function isSameChange({ seatIds, target }: RequestedChange, sale: ConfirmationAnswer): boolean {
  if (confirmationChange(sale) !== target.kind) return false;
  if (seatIds.size > 0 && !sale.seatIds.every((id) => seatIds.has(id))) return false;
  switch (target.kind) {
    case 'EDITION':
      return sale.lines.every(({ productName }) => productName === displayName(target.licenseType));
    case 'TERM':
      return sale.term === null || confirmationTermCode(sale) === target.term;
  }
}

function changeFields(target: ChangeTarget, quote: ChangeQuote): FormFields {
  const { groups, total } = quote.priced;
  return {
    ...selectionFields(quote),
    ...targetFields(target, quote),
    userTotalPrice: toDecimalString(total),
    appliedCoupons: groups.flatMap(({ lines }) => lines.flatMap(sentCoupons)),
  };
}

// A cloud group changes as a whole and is named instead of its seats.
function selectionFields({ priced: { groups } }: ChangeQuote): FormFields {
  const subscriptionGroups = groups.map(({ group }) => group.id);
  const cloud = groups.find(({ group }) => group.kind !== 'rp');
  if (cloud) return { isCloud: true, subscriptionId: cloud.group.id, subscriptionGroups };
  const seatIds = groups.flatMap(({ units }) => units.flatMap(({ unit }) => unit.seatId ?? []));
  return { seatIds, subscriptionGroups };
}

function targetFields(target: ChangeTarget, { priced: { groups } }: ChangeQuote): FormFields {
  switch (target.kind) {
    case 'EDITION':
      // Parallel to the groups (EDIT-19, D-143).
      return { newEdition: target.licenseType, terms: groups.map(({ group }) => String(group.term)) };
    case 'TERM':
      return { newTerm: target.term };
  }
}

export const seatChangeResolvers = {
  Query: {
    editionChangePreview: (_parent, { change }, context) => preview(context, requestedEdition(change)),

    termChangePreview: (_parent, { change }, context) => preview(context, requestedTerm(change)),
  },
} satisfies SomeResolvers;

async function preview(context: GatewayContext, requested: RequestedChange) {
  const quoted = await quoteChange(context, requested);
  return quoted.ok
    ? { change: toChangePreview(quoted.quote), userErrors: [] }
    : { change: null, userErrors: [quoted.error] };
}
