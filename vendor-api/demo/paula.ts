import { addDays } from '#domain/calendar/calendar-date';
import { type GroupSpec, insertGroup, insertInstance, insertUser } from './builders';
import { type HistoricCart, insertCoupon, recordHistoricSale } from './history';
import {
  bundleOrder,
  cloudOrder,
  officeOrder,
  PAULA,
  PAULA_BUNDLE_DOMAIN,
  PAULA_DOMAIN,
  terminalOrder,
} from './paula-groups';
import type { Story } from './story';

const COMPANY = 'Harborview Logistics';
const ADDRESS = {
  streetAddress: '3 Maasboulevard',
  locality: 'Rotterdam',
  region: '',
  postalCode: '3011 XE',
  country: 'Netherlands',
};

export async function addPaula(story: Story): Promise<void> {
  const { db, today, passwordHash } = story;
  const paula = await insertUser(db, { email: PAULA, name: 'Paula Reyes', company: COMPANY, passwordHash });
  await insertInstance(db, [paula], { name: PAULA_BUNDLE_DOMAIN, domain: PAULA_BUNDLE_DOMAIN });
  const order = async (group: GroupSpec, cart: HistoricCart) => {
    const subscriptionId = await insertGroup(db, paula, group);
    await recordHistoricSale(db, {
      userId: paula.id,
      email: PAULA,
      licensee: COMPANY,
      address: ADDRESS,
      purchasedOn: group.startDate,
      cart,
      subscriptionId,
      isPurchaseOrder: true,
    });
  };
  await order(terminalOrder(story), { term: 2, proQuantity: 5, teamQuantity: 3, entQuantity: 0 });
  await order(officeOrder(story), { term: 2, proQuantity: 0, teamQuantity: 0, entQuantity: 2 });
  const counted = { plan: 'cfb', authorQuantity: 4, publisherQuantity: 6 } as const;
  await order(cloudOrder(story), { ...counted, term: 2, domain: PAULA_DOMAIN });
  await order(bundleOrder(story), { term: 2, productType: 'ASEC10', domain: PAULA_BUNDLE_DOMAIN });
  await insertCoupon(db, {
    id: `renewal-${paula.id}`,
    userId: paula.id,
    isRenewal: true,
    type: 'percent',
    amount: '15.00',
    description: 'Renewal Offer (15%)',
    endDate: addDays(today, 90),
    uses: 2,
    productCodes: [802100],
  });
}
