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
} from './customer';

const { Asec5, Asec20, CloudAuthor, AcbCloudAuthor } = LicenseType;

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
  return {
    ...period,
    kind: 'cfb',
    licenseType: AcbCloudAuthor,
    cloudAuthorCount: 8,
    rpPublisherCount: 24,
    domain: BUSINESS_DOMAIN,
    seats: [],
    sales: [
      { on: period.startDate, cart: { ...plan, authorQuantity: 6, publisherQuantity: 20 } },
      {
        on: addDays(today, -JOINED_DAYS_AGO),
        cart: { ...plan, authorQuantity: 2, publisherQuantity: 4 },
        joins: true,
      },
    ],
  };
}

export function bundleGroup({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(monthStartAfter(today, 50), -1), 2);
  const cart = { term: 2, productType: 'ASEC20', domain: BUNDLE_DOMAIN } as const;
  return {
    ...period,
    kind: 'ase',
    purchaseDate: subMonths(period.startDate, 12),
    licenseType: Asec20,
    domain: BUNDLE_DOMAIN,
    seats: [{ licenseType: Asec20, assignedTo: BUNDLE_DOMAIN }],
    sales: soldAndRenewed(period, cart, { renewals: 1, months: 12 }),
  };
}

export function organizationGroup({ today }: StoryTime): SoldGroup {
  const period = periodStarting(addDays(today, -12), 1);
  const seats = { authorQuantity: 5, publisherQuantity: 0 };
  const cart = { plan: 'cloud', term: 1, orgId: ORGANIZATION.id, ...seats } as const;
  return {
    ...period,
    kind: 'cloud',
    purchaseDate: subMonths(period.startDate, 2),
    licenseType: CloudAuthor,
    cloudAuthorCount: 5,
    instanceId: ORGANIZATION.id,
    orgName: ORGANIZATION.name,
    seats: [],
    sales: soldAndRenewed(period, cart, { renewals: 2, months: 1 }),
  };
}

export function upcomingBundle({ today }: StoryTime): SoldGroup {
  const purchaseDate = addDays(today, -5);
  return {
    ...periodStarting(monthStartAfter(today, 15), 4),
    kind: 'ase',
    purchaseDate,
    licenseType: Asec5,
    seats: [{ licenseType: Asec5 }],
    sales: [{ on: purchaseDate, cart: { term: 4, productType: 'ASEC5' } }],
  };
}

export function endedTrial({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, -95), 1);
  const cart = { plan: 'cfb', term: 1, authorQuantity: 1, publisherQuantity: 3 } as const;
  return {
    ...period,
    kind: 'cfb',
    licenseType: AcbCloudAuthor,
    cloudAuthorCount: 1,
    rpPublisherCount: 3,
    autoRenew: false,
    canceled: true,
    seats: [],
    sales: [{ on: period.startDate, cart }],
  };
}

function endedBundle({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, -210), 2);
  const cart = { term: 2, productType: 'ASEC5' } as const;
  return {
    ...period,
    kind: 'ase',
    purchaseDate: subMonths(period.startDate, 12),
    licenseType: Asec5,
    autoRenew: false,
    canceled: true,
    seats: [{ licenseType: Asec5, expireDate: period.expireDate }],
    sales: soldAndRenewed(period, cart, { renewals: 1, months: 12 }),
  };
}
