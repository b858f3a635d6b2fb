import { addDays } from '#domain/calendar/calendar-date';
import { insertGroup, insertUser } from './builders';
import { FIONA, failedCloudGroup, failedGroup } from './fiona-groups';
import { insertCoupon, recordHistoricSale } from './history';
import type { Story } from './story';

const COMPANY = 'Fenwick Rail';
const ADDRESS = {
  streetAddress: '12 Station Road',
  locality: 'York',
  region: '',
  postalCode: 'YO24 1AB',
  country: 'United Kingdom',
};

export async function addFiona(story: Story): Promise<void> {
  const { db, today, passwordHash } = story;
  const fiona = await insertUser(db, { email: FIONA, name: 'Fiona Reid', company: COMPANY, passwordHash });
  const sale = { userId: fiona.id, email: fiona.email, licensee: COMPANY, address: ADDRESS };
  const card = { cardType: 'Visa', lastFour: '1115' };
  const desktop = failedGroup(story);
  const cloud = failedCloudGroup(story);
  await recordHistoricSale(db, {
    ...sale,
    card,
    purchasedOn: desktop.startDate,
    cart: { term: 2, proQuantity: 3, teamQuantity: 3, entQuantity: 0 },
    subscriptionId: await insertGroup(db, fiona, desktop),
  });
  await recordHistoricSale(db, {
    ...sale,
    card,
    purchasedOn: cloud.startDate,
    cart: { plan: 'cfb', term: 2, domain: 'fenwick', authorQuantity: 3, publisherQuantity: 5 },
    subscriptionId: await insertGroup(db, fiona, cloud),
  });
  await insertCoupon(db, {
    id: `renewal-${fiona.id}`,
    userId: fiona.id,
    isRenewal: true,
    type: 'percent',
    amount: '10.00',
    description: 'Renewal Offer (10%)',
    endDate: addDays(today, 90),
    uses: 2,
    productCodes: [802100],
  });
}
