import { hasEnded } from '#domain/licenses/paid-until';
import { toDecimalString } from '#domain/money/cents';
import {
  type ConfirmationButton,
  confirmationButtons,
  confirmationChange,
  confirmationTermCode,
  confirmationVariant,
} from '#domain/store/confirmation';
import { termName } from '#domain/terms/term-code';
import { timesText } from '#domain/text/counts';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type {
  Confirmation,
  ConfirmationAction,
  ConfirmationLine,
  ConfirmationPart,
} from '../../resolvers.generated';
import type { ConfirmationAnswer } from '../../vendor/answers/confirmation';
import { requireProfile } from '../account/require-profile';
import { loadGroupNames } from '../licenses/group-numbers';

export type ConfirmationModel = Omit<Confirmation, 'groupName' | 'groupHasEnded'>;

const ACTIONS: Readonly<Record<ConfirmationButton, ConfirmationAction>> = {
  'Assign Domain': 'ASSIGN_DOMAIN',
  'Assign Subscriptions': 'ASSIGN_SUBSCRIPTIONS',
  'Assign Seats': 'ASSIGN_SEATS',
  'Assign Organization': 'ASSIGN_ORGANIZATION',
  Billing: 'BILLING',
  'Manage Products': 'MANAGE_PRODUCTS',
};

export const confirmationResolvers = {
  Query: {
    confirmation: async (_parent, { saleId }, context) => {
      const { email } = await requireProfile(context);
      const found = await context.vendor.cart.thankYou(saleId, email);
      if (found === null) return null;
      const variant = confirmationVariant(found);
      const { proKeys, teamKeys, entKeys, newExpireDate, subscriptionId, seatIds } = found;
      return {
        id: saleId,
        variant,
        termName: found.isSubscription ? termName(confirmationTermCode(found)) : '',
        change: confirmationChange(found),
        actions: confirmationButtons(variant, found).map((button) => ACTIONS[button]),
        lines: found.lines.map(toLine),
        licensee: found.licensee,
        proCount: found.proCount,
        teamCount: found.teamCount,
        entCount: found.entCount,
        proKeys,
        teamKeys,
        entKeys,
        cloudAuthorCount: found.cloudAuthorCount,
        cloudPublisherCount: found.cloudPublisherCount,
        aseProductName: found.aseProductName || null,
        domain: found.domain || null,
        organization: found.instanceId,
        newExpireDate,
        isPurchaseOrder: found.isPurchaseOrder ?? false,
        endsThen: found.endsThen || found.isPurchaseOrder,
        parts: found.parts.map(toPart),
        waiting: found.waiting,
        subscriptionId,
        seatIds,
        amount: typeof found.amount === 'number' ? toDecimalString(found.amount) : null,
      };
    },
  },
  Confirmation: {
    organization: async ({ organization: id }, _args, { vendor }) => {
      if (id === null) return null;
      // An outage of the name must not hide the confirmation.
      const [name] = await vendor.homes.getOrgsFromIds([id]).catch(() => []);
      return name ?? id;
    },
    groupName: async ({ subscriptionId }, _args, context) => {
      if (subscriptionId === null) return null;
      // Neither must an outage of the licenses.
      const nameOf = await loadGroupNames(context).catch(() => () => null);
      return nameOf(subscriptionId);
    },
    groupHasEnded: async ({ subscriptionId: id }, _args, { loads }) => {
      if (id === null) return false;
      const found = await Promise.all([loads.today(), loads.licenses(), loads.cloudGroups()]).catch(
        () => null,
      );
      if (found === null) return false;
      const [today, { groups }, cloud] = found;
      return [...groups, ...cloud].some(({ facts }) => facts.id === id && hasEnded(facts, today));
    },
  },
} satisfies SomeResolvers;

function toPart(part: ConfirmationAnswer['parts'][number]): ConfirmationPart {
  return {
    products: part.products.map(({ productName, quantity }) => timesText(productName, quantity)),
    termName: termName(confirmationTermCode(part)),
    newExpireDate: part.newExpireDate,
    isPurchaseOrder: part.isPurchaseOrder,
    endsThen: part.endsThen || part.isPurchaseOrder,
  };
}

function toLine({
  productName,
  quantity,
  amount,
  derivation,
}: ConfirmationAnswer['lines'][number]): ConfirmationLine {
  return {
    product: productName,
    quantity,
    total: toDecimalString(amount),
    derivation: derivation.map(({ each, amount: stepAmount, ...step }) => ({
      ...step,
      perItem: toDecimalString(each),
      amount: toDecimalString(stepAmount),
    })),
  };
}
