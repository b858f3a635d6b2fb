import { isPaidNow } from '#domain/changes/edition-term/change-plan';
import { displayName } from '#domain/licenses/display-name';
import { message } from '#domain/messages/catalogue';
import { confirmationChange } from '#domain/store/confirmation-change';
import { confirmationTermCode } from '#domain/store/confirmation-term';
import { isSamePrice } from '#domain/store/same-price';
import type { ChangeEditionInput, ChangeTermInput } from '../../../resolvers.generated';
import type { ConfirmationAnswer } from '../../../vendor/answers/confirmation';
import { requireProfile } from '../../account/require-profile';
import { checkCardNamed } from '../../orders/check-payment';
import { checkOrderInput } from '../../orders/order-input';
import { type OrderInput, type OrderKind, orderTexts } from '../../orders/order-kind';
import { changeFields } from './change-fields';
import { type ChangeQuote, quoteChange } from './quote-change';
import { checkRequested, type RequestedChange, requestedEdition, requestedTerm } from './requested-change';
import { type ChangePreviewModel, toChangePreview } from './to-change-preview';

type SeatChange<Input extends OrderInput> = OrderKind<Input, ChangeQuote, ChangePreviewModel>;

/** Another edition (REST-27). */
export const editionOrder: SeatChange<ChangeEditionInput> = {
  ...seatChange(({ change }) => requestedEdition(change), message.editionChangeFailed),
  send: ({ vendor }, request) => vendor.cart.confirmChangeEdition(request),
};

/** Another term (REST-26). */
export const termOrder: SeatChange<ChangeTermInput> = {
  ...seatChange(({ change }) => requestedTerm(change), message.termChangeFailed),
  send: ({ vendor }, request) => vendor.cart.confirmChangeTerm(request),
};

/** What both have in common; `failed` is what is said without words of the vendor's, or any answer (EDIT-12, TERM-10). */
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
    // A card where something is paid now, and none where nothing is (EDIT-06, T-15).
    refuse: ({ input, quote }) => checkCardNamed(input.payment, isPaidNow(quote.priced.groups)),
    async fields(context, { input, quote }) {
      const { userId } = await requireProfile(context);
      return { userId, ...changeFields(requestedOf(input).target, quote) };
    },
    texts: () => orderTexts(failed, { unanswered: failed }),
    isIn: (_context, input, sale) => isSameChange(requestedOf(input), sale),
    // Nothing was sold: then no price can have been shown either.
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
