import { addDays, addMonths } from '#domain/calendar/calendar-date';
import { insertGroup, insertInstance, insertUser, type Owner } from './builders';
import {
  BUNDLE_DOMAIN,
  BUSINESS_DOMAIN,
  bundleGroup,
  businessGroup,
  CORA,
  endedBundle,
  endedTrial,
  JOINED,
  JOINED_DAYS_AGO,
  ORGANIZATION,
  organizationGroup,
  upcomingBundle,
} from './cora-groups';
import { type HistoricCart, recordHistoricSale } from './history';
import type { Story } from './story';

const COMPANY = 'Brightline';
const CARD = { cardType: 'MasterCard', lastFour: '4444' };
const ADDRESS = {
  streetAddress: '410 Harrison Street',
  locality: 'Seattle',
  region: 'WA',
  postalCode: '98109',
  country: 'United States of America',
};

export async function addCora(story: Story): Promise<void> {
  const { db, passwordHash } = story;
  const cora = await insertUser(db, { email: CORA, name: 'Cora Lindahl', company: COMPANY, passwordHash });
  await insertInstance(db, [cora], ORGANIZATION);
  for (const domain of [BUSINESS_DOMAIN, BUNDLE_DOMAIN])
    await insertInstance(db, [cora], { name: domain, domain });
  await addBusinessGroup(story, cora);
  await addBundle(story, cora);
  await addOrganization(story, cora);
  await addUpcomingBundle(story, cora);
  await addEndedTrial(story, cora);
  await addEndedBundle(story, cora);
}

async function addBusinessGroup(story: Story, cora: Owner): Promise<void> {
  const group = businessGroup(story);
  const id = await insertGroup(story.db, cora, group);
  const plan = { plan: 'cfb', term: 2, domain: BUSINESS_DOMAIN } as const;
  const first = { ...plan, authorQuantity: 6, publisherQuantity: 20 };
  await recordSale(story, cora, { id, on: group.startDate, cart: first });
  const on = addDays(story.today, -JOINED_DAYS_AGO);
  await recordSale(story, cora, { id, on, cart: { ...plan, ...JOINED }, joining: group.expireDate });
}

async function addBundle(story: Story, cora: Owner): Promise<void> {
  const group = bundleGroup(story);
  const id = await insertGroup(story.db, cora, group);
  const cart = { term: 2, productType: 'ASEC20', domain: BUNDLE_DOMAIN } as const;
  for (const yearsAgo of [1, 0]) {
    const on = addMonths(group.startDate, -12 * yearsAgo);
    await recordSale(story, cora, { id, on, cart, isRenewal: yearsAgo < 1 });
  }
}

async function addOrganization(story: Story, cora: Owner): Promise<void> {
  const group = organizationGroup(story);
  const id = await insertGroup(story.db, cora, group);
  const seats = { authorQuantity: 5, publisherQuantity: 0 };
  const cart = { plan: 'cloud', term: 1, orgId: ORGANIZATION.id, ...seats } as const;
  for (const monthsAgo of [2, 1, 0]) {
    const on = addMonths(group.startDate, -monthsAgo);
    await recordSale(story, cora, { id, on, cart, isRenewal: monthsAgo < 2 });
  }
}

async function addUpcomingBundle(story: Story, cora: Owner): Promise<void> {
  const id = await insertGroup(story.db, cora, upcomingBundle(story));
  const cart = { term: 4, productType: 'ASEC5' } as const;
  await recordSale(story, cora, { id, on: addDays(story.today, -5), cart });
}

async function addEndedTrial(story: Story, cora: Owner): Promise<void> {
  const group = endedTrial(story);
  const id = await insertGroup(story.db, cora, group);
  const cart = { plan: 'cfb', term: 1, authorQuantity: 1, publisherQuantity: 3 } as const;
  await recordSale(story, cora, { id, on: group.startDate, cart });
}

async function addEndedBundle(story: Story, cora: Owner): Promise<void> {
  const group = endedBundle(story);
  const id = await insertGroup(story.db, cora, group);
  for (const yearsAgo of [1, 0]) {
    const on = addMonths(group.startDate, -12 * yearsAgo);
    const cart = { term: 2, productType: 'ASEC5' } as const;
    await recordSale(story, cora, { id, on, cart, isRenewal: yearsAgo < 1 });
  }
}

interface PastSale {
  readonly id: string;
  readonly on: string;
  readonly cart: HistoricCart;
  readonly joining?: string;
  readonly isRenewal?: boolean;
}

async function recordSale({ db }: Story, cora: Owner, sale: PastSale): Promise<void> {
  const { id, on, cart, joining, isRenewal = false } = sale;
  await recordHistoricSale(db, {
    userId: cora.id,
    email: cora.email,
    licensee: COMPANY,
    address: ADDRESS,
    purchasedOn: on,
    cart,
    subscriptionId: id,
    card: CARD,
    isRenewal,
    ...(joining === undefined ? {} : { coTermGroup: { id, term: cart.term, expireDate: joining } }),
  });
}
