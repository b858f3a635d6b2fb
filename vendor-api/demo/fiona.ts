import { addDays, subMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import {
  type Customer,
  periodEnding,
  renewalOffer,
  type SoldGroup,
  type StoryTime,
  shortOfMoney,
  soldCloud,
} from './customer';

const { Pro, Team } = LicenseType;
const at = (name: string) => `${name}@fenwick.example`;

const FIONA = at('fiona');
export const NILS = at('nils');

const CARD = { cardType: 'Visa', lastFour: '1115' } as const;
const DOMAIN = 'fenwick';
const PLANNING = { note: 'Planning', managers: [FIONA, NILS] };

export function fiona(time: StoryTime): Customer {
  return {
    email: FIONA,
    name: 'Fiona Reid',
    company: 'Fenwick Rail',
    address: {
      streetAddress: '12 Station Road',
      locality: 'York',
      region: '',
      postalCode: 'YO24 1AB',
      country: 'United Kingdom',
    },
    card: CARD,
    groups: [failedGroup(time), failedCloudGroup(time)],
    coupon: renewalOffer(time, 10),
  };
}

function failedGroup({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, 6), 2);
  const then = { expireDate: period.expireDate };
  return {
    ...period,
    purchaseDate: subMonths(period.startDate, 12),
    firstFailedPaymentAttempt: 1,
    ...shortOfMoney(addDays(today, -4), 164_400, CARD),
    seats: [
      { licenseType: Pro, assignedTo: at('ruth.ekberg'), ...PLANNING },
      { licenseType: Pro, assignedTo: at('tom.ashby'), ...PLANNING },
      { licenseType: Pro, assignedTo: null, ...PLANNING },
      { licenseType: Team, assignedTo: at('lea.moor'), ...PLANNING, ...then, futureLicenseType: Pro },
      { licenseType: Team, assignedTo: at('ken.ito'), ...PLANNING },
      { licenseType: Team, assignedTo: at('jo.hall'), note: 'Leaves in spring', ...then },
    ],
    sales: [{ on: period.startDate, cart: { term: 2, proQuantity: 3, teamQuantity: 3, entQuantity: 0 } }],
  };
}

function failedCloudGroup({ today }: StoryTime): SoldGroup {
  const cart = { plan: 'cfb', term: 2, domain: DOMAIN, authorQuantity: 3, publisherQuantity: 5 } as const;
  const failed = shortOfMoney(addDays(today, -2), 241_200, CARD);
  return soldCloud(periodEnding(addDays(today, 9), 2), cart, failed);
}
