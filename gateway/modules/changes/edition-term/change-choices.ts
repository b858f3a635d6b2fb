import { choiceCost, isInForce } from '#domain/changes/edition-term/change-choices';
import type { ChangeTarget } from '#domain/changes/edition-term/change-plan';
import { EDITIONS } from '#domain/licenses/edition';
import { message } from '#domain/messages/catalogue';
import { toDecimalString } from '#domain/money/cents';
import { ASE_PRODUCTS, aseLicenseType } from '#domain/store/carts/cart-items';
import { TERM_CODES } from '#domain/terms/term-code';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import { LICENSE_TYPES, TERMS } from '../../../models/codes';
import type { ChangeChoice } from '../../../resolvers.generated';
import type { Quoted } from '../../orders/order-kind';
import { type LoadedChange, loadChange, quoteLoaded } from './quote-change';

export type ChangeChoicesModel = Quoted<LoadedChange>;

export const changeChoicesResolvers = {
  Query: {
    changeChoices: (_parent, { seatIds, subscriptionId }, context) =>
      loadChange(
        context,
        { seatIds: new Set(seatIds), subscriptionId: subscriptionId ?? null },
        message.lastResort,
      ),
  },
  ChangeChoices: {
    editions(loaded) {
      const isCloud = loaded.ok && loaded.quote.selected.some(({ group }) => group.kind !== 'rp');
      const licenseTypes = isCloud ? ASE_PRODUCTS.map(aseLicenseType) : EDITIONS;
      return licenseTypes.map((licenseType) => toChoice(loaded, { kind: 'EDITION', licenseType }));
    },
    terms: (loaded) => TERM_CODES.map((term) => toChoice(loaded, { kind: 'TERM', term })),
  },
} satisfies SomeResolvers;

function toChoice(loaded: ChangeChoicesModel, target: ChangeTarget): ChangeChoice {
  const quoted = loaded.ok ? quoteLoaded(loaded.quote, target) : loaded;
  const cost = quoted.ok ? choiceCost(quoted.quote.priced) : null;
  return {
    licenseType: target.kind === 'EDITION' ? LICENSE_TYPES[target.licenseType] : null,
    term: target.kind === 'TERM' ? TERMS[target.term] : null,
    isCurrent: loaded.ok && isInForce(loaded.quote.selected, target, loaded.quote.today),
    refusal: quoted.ok ? null : quoted.error.message,
    total: cost?.isPaid ? toDecimalString(cost.total) : null,
    changesOn: cost?.changesOn ?? null,
  };
}
