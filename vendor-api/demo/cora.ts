import { addDays, subMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import {
  type Customer,
  monthStartAfter,
  periodEnding,
  periodStarting,
  type SoldGroup,
  type StoryTime,
  soldAndRenewed,
  soldCloud,
} from './customer';

const BUSINESS_DOMAIN = 'brightline';
const BUNDLE_DOMAIN = 'brightline-labs';
const ORGANIZATION = { id: 'org-brightline-foundation', name: 'Brightline Foundation' };

export const JOINED_DAYS_AGO = 75;

export function cora(time: StoryTime): Customer {
  return {
    email: 'cora@brightline.example',
    name: 'Cora Lindahl',
    company: 'Brightline',
    address: {
      streetAddress: '410 Harrison Street',
      locality: 'Seattle',
      region: 'WA',
      postalCode: '98109',
      country: 'United States of America',
    },
    card: { cardType: 'MasterCard', lastFour: '4444' },
    instances: [
      ORGANIZATION,
      { name: BUSINESS_DOMAIN, domain: BUSINESS_DOMAIN },
      { name: BUNDLE_DOMAIN, domain: BUNDLE_DOMAIN },
    ],
    groups: [
      businessGroup(time),
      bundleGroup(time),
      organizationGroup(time),
      upcomingBundle(time),
      endedTrial(time),
      endedBundle(time),
    ],
  };
}

export function businessGroup({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(monthStartAfter(today, 150), -1), 2);
  const plan = { plan: 'cfb', term: 2, domain: BUSINESS_DOMAIN } as const;
  const first = { ...plan, authorQuantity: 6, publisherQuantity: 20 };
  const added = { ...plan, authorQuantity: 2, publisherQuantity: 4 };
  const sales = [
    { on: period.startDate, cart: first },
    { on: addDays(today, -JOINED_DAYS_AGO), cart: added, joins: true },
  ];
  return soldCloud(period, { ...plan, authorQuantity: 8, publisherQuantity: 24 }, { sales });
}

export function bundleGroup({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(monthStartAfter(today, 50), -1), 2);
  const cart = { term: 2, productType: 'ASEC20', domain: BUNDLE_DOMAIN } as const;
  return soldCloud(period, cart, {
    purchaseDate: subMonths(period.startDate, 12),
    sales: soldAndRenewed(period, cart, { renewals: 1, months: 12 }),
  });
}

export function organizationGroup({ today }: StoryTime): SoldGroup {
  const period = periodStarting(addDays(today, -12), 1);
  const seats = { authorQuantity: 5, publisherQuantity: 0 };
  const cart = { plan: 'cloud', term: 1, orgId: ORGANIZATION.id, ...seats } as const;
  return soldCloud(period, cart, {
    purchaseDate: subMonths(period.startDate, 2),
    orgName: ORGANIZATION.name,
    sales: soldAndRenewed(period, cart, { renewals: 2, months: 1 }),
  });
}

export function upcomingBundle({ today }: StoryTime): SoldGroup {
  const purchaseDate = addDays(today, -5);
  const cart = { term: 4, productType: 'ASEC5' } as const;
  const period = periodStarting(monthStartAfter(today, 15), 4);
  return soldCloud(period, cart, { purchaseDate, sales: [{ on: purchaseDate, cart, isAhead: true }] });
}

const ENDED = { autoRenew: false, canceled: true };

export function endedTrial({ today }: StoryTime): SoldGroup {
  const cart = { plan: 'cfb', term: 1, authorQuantity: 1, publisherQuantity: 3 } as const;
  return soldCloud(periodEnding(addDays(today, -95), 1), cart, ENDED);
}

function endedBundle({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, -210), 2);
  const cart = { term: 2, productType: 'ASEC5' } as const;
  return soldCloud(period, cart, {
    ...ENDED,
    purchaseDate: subMonths(period.startDate, 12),
    seats: [{ licenseType: LicenseType.Asec5, expireDate: period.expireDate }],
    sales: soldAndRenewed(period, cart, { renewals: 1, months: 12 }),
  });
}
