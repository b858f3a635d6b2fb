import { z } from 'zod';
import { StoredTerm } from '#domain/terms/stored-term';
import { leaveAsItWas, NO_CLAIMS, orderEndpoint, orderKind } from '../../orders/order-kind';
import { cardPayment, orderFields } from '../../orders/order-snapshot';
import { priceChanged, refusedOrder } from '../../orders/refusals';
import { perpetualConfirmation } from '../../orders/sales/confirmation';
import { checkUpgrade } from './check-upgrade';
import { upgradeForm } from './upgrade-form';
import { upgradeLicenses } from './upgrade-licenses';
import { upgradeMail } from './upgrade-mail';

const snapshot = z.object({
  kind: z.literal('upgrade'),
  ...orderFields,
  lines: orderFields.lines.min(1),
  /** The licences with the products that the price was for. */
  seats: z.array(z.object({ seatId: z.string(), product: z.string() })).min(1),
  payment: cardPayment,
});
export type UpgradeSnapshot = z.infer<typeof snapshot>;

/** Perpetual licences that become Team licences of version 9 (PERP-05). */
export const upgradeOrder = orderKind({
  kind: 'upgrade',
  endpoints: [orderEndpoint({ action: 'buyUpgrade', form: upgradeForm, check: checkUpgrade })],
  snapshot,
  priceGone: refusedOrder(priceChanged),
  claims: ({ seats }) => ({ ...NO_CLAIMS, licenses: seats }),
  // A claim takes a licence only while it is the product that its price was for.
  stillHolds: async () => null,
  async record(deps, tx, { snapshot: order, card }) {
    const teamKeys = await upgradeLicenses(deps, tx, order.seats);
    const { licensee } = order;
    return {
      sale: {
        termCode: StoredTerm.Perpetual,
        subscriptionId: null,
        confirmation: perpetualConfirmation({ licensee, teamKeys }),
        seatIds: order.seats.map(({ seatId }) => seatId),
      },
      mails: (orderNumber) => [upgradeMail(orderNumber, order, { card, teamKeys })],
    };
  },
  declined: leaveAsItWas,
});
