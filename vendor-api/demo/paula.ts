import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import {
  type Customer,
  monthStartAfter,
  periodEnding,
  renewalOffer,
  type SoldGroup,
  type StoryTime,
  soldCloud,
} from './customer';
import type { HistoricCart } from './history';

const { Pro, Team, Enterprise } = LicenseType;
const at = (name: string) => `${name}@harborview.example`;

export const PAULA = at('paula');
const DOMAIN = 'harborview';
const BUNDLE_DOMAIN = 'harborview-port';

const byPurchaseOrder = ({ poSentinel }: StoryTime) => ({ braintreeId: poSentinel, autoRenew: false });
const invoiced = ({ startDate: on }: { startDate: string }, cart: HistoricCart) => [
  { on, cart, isPurchaseOrder: true },
];
const TERMINAL = { note: 'Terminal planning, PO 88-1042' };

export function paula(time: StoryTime): Customer {
  return {
    email: PAULA,
    name: 'Paula Reyes',
    company: 'Harborview Logistics',
    address: {
      streetAddress: '3 Maasboulevard',
      locality: 'Rotterdam',
      region: '',
      postalCode: '3011 XE',
      country: 'Netherlands',
    },
    instances: [{ name: BUNDLE_DOMAIN, domain: BUNDLE_DOMAIN }],
    groups: [terminalOrder(time), officeOrder(time), cloudOrder(time), bundleOrder(time)],
    coupon: renewalOffer(time, 15),
  };
}

export function terminalOrder(story: StoryTime): SoldGroup {
  const period = periodEnding(addDays(story.today, 41), 2);
  return {
    ...period,
    ...byPurchaseOrder(story),
    seats: [
      ...['ola.brandt', 'sam.keita', 'iris.holm'].map((name) => ({
        licenseType: Pro,
        assignedTo: at(name),
        ...TERMINAL,
      })),
      { licenseType: Pro, assignedTo: null, ...TERMINAL },
      { licenseType: Pro, assignedTo: at('jan.visser'), note: 'Leaves', expireDate: period.expireDate },
      { licenseType: Team, assignedTo: PAULA, ...TERMINAL },
      { licenseType: Team, assignedTo: at('rita.costa'), ...TERMINAL },
      { licenseType: Team, assignedTo: null, ...TERMINAL },
    ],
    sales: invoiced(period, { term: 2, proQuantity: 5, teamQuantity: 3, entQuantity: 0 }),
  };
}

export function officeOrder(story: StoryTime): SoldGroup {
  const period = periodEnding(addDays(monthStartAfter(story.today, 190), -1), 2);
  return {
    ...period,
    ...byPurchaseOrder(story),
    seats: [
      { licenseType: Enterprise, assignedTo: at('anna.wolf'), note: 'Head office' },
      { licenseType: Enterprise, assignedTo: at('ed.larsen'), note: 'Head office' },
    ],
    sales: invoiced(period, { term: 2, proQuantity: 0, teamQuantity: 0, entQuantity: 2 }),
  };
}

const BY_ORDER = { autoRenew: false };

export function cloudOrder({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, 55), 2);
  const seats = { authorQuantity: 4, publisherQuantity: 6 };
  const cart = { plan: 'cfb', term: 2, domain: DOMAIN, ...seats } as const;
  return soldCloud(period, cart, { ...BY_ORDER, sales: invoiced(period, cart) });
}

export function bundleOrder({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(monthStartAfter(today, 120), -1), 2);
  const cart = { term: 2, productType: 'ASEC10', domain: BUNDLE_DOMAIN } as const;
  return soldCloud(period, cart, { ...BY_ORDER, sales: invoiced(period, cart) });
}
