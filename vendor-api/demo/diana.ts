import { addDays, subMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import { productCode } from '#domain/licenses/product-code';
import { TERM_CODES } from '#domain/terms/term-code';
import type { SeatSpec } from './builders';
import {
  type Customer,
  monthStartAfter,
  periodEnding,
  periodStarting,
  type SoldGroup,
  type StoryTime,
  shortOfMoney,
  soldAndRenewed,
} from './customer';

const { Pro, Team, Enterprise } = LicenseType;
const at = (name: string) => `${name}@northwind.example`;

export const DIANA = at('diana');
export const MAX = at('max');

export const DIANA_VAT = 'PT509442013';
export const DIANA_ADDRESS = {
  streetAddress: 'Rua do Alecrim 26',
  locality: 'Lisboa',
  region: '',
  postalCode: '1200-018',
  country: 'Portugal',
};

const CARD = { cardType: 'Visa', lastFour: '1881' } as const;
const LISBON = { note: 'Design, Lisbon', managers: [DIANA, MAX] };
const RESEARCH = { note: 'Research' };
const CONTRACTORS = { note: 'Contractor pool' };

const NONE = { proQuantity: 0, teamQuantity: 0, entQuantity: 0 };

export function diana(time: StoryTime): Customer {
  return {
    email: DIANA,
    name: 'Diana Osei',
    company: 'Northwind Studio',
    sendReceipts: true,
    receiptRecipients: 'accounting@northwind.example',
    address: DIANA_ADDRESS,
    vat: DIANA_VAT,
    card: CARD,
    groups: [
      studioGroup(time),
      purchaseOrderGroup(time),
      pastDueGroup(time),
      monthlyGroup(time),
      upcomingGroup(time),
      endedGroup(time),
    ],
    coupon: {
      id: 'loyalty',
      type: 'percent',
      amount: '20.00',
      description: 'Loyalty Discount (20%)',
      endDate: addDays(time.today, 180),
      uses: 3,
      productCodes: [0, 1, 2].flatMap((edition) => TERM_CODES.map((term) => productCode(edition, term))),
    },
  };
}

export function studioGroup({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(monthStartAfter(today, 75), -1), 2);
  const end = period.expireDate;
  const joined = addDays(today, -120);
  const endsThen = { expireDate: end };
  const toPro = { expireDate: end, futureLicenseType: Pro };
  const toMonthly = { expireDate: end, futureTerm: 1, futureMultiplier: 1 };
  return {
    ...period,
    seats: [
      ...people(Team, LISBON, ['ines.duarte', 'rui.almeida', 'max', 'clara.pinto']),
      { licenseType: Team, assignedTo: at('joao.rocha'), ...LISBON, ...toPro },
      { licenseType: Team, assignedTo: at('marta.sequeira'), ...LISBON, ...toPro, ...toMonthly },
      ...people(Team, { note: 'Product, Berlin' }, ['lena.vogt', 'jonas.krause']),
      { licenseType: Team, assignedTo: at('ben.adler'), note: 'Product, Berlin', ...toPro },
      { licenseType: Team, assignedTo: null, note: 'Product, Berlin' },
      ...people(Pro, RESEARCH, ['mei.tanaka', 'amara.diallo', 'sofia.lindqvist', 'hugo.martens']),
      { licenseType: Pro, assignedTo: at('priya.nair'), ...RESEARCH, ...toMonthly },
      ...people(Pro, LISBON, ['tiago.mendes', 'beatriz.lopes']),
      ...people(Pro, { note: 'Design systems' }, ['elif.kaya', 'noah.berg', 'yuki.sato', 'omar.haddad']),
      {
        licenseType: Pro,
        assignedTo: at('zoe.carter'),
        note: 'Design systems',
        ...endsThen,
        futureLicenseType: Pro,
      },
      ...people(Pro, {}, ['diana', 'karin.lund', 'paul.schmid', 'grace.obi']),
      { licenseType: Pro, assignedTo: at('t.okafor'), note: 'Leaves with the project', ...endsThen },
      { licenseType: Pro, assignedTo: null, note: 'Was Felix, no successor', ...endsThen },
      ...people(Pro, { ...CONTRACTORS, purchaseDate: joined }, ['ext.moreau', 'ext.silva', 'ext.kowalska']),
      ...free(3, { licenseType: Pro, ...CONTRACTORS, purchaseDate: joined }),
    ],
    sales: [
      { on: period.startDate, cart: { ...NONE, term: 2, proQuantity: 18, teamQuantity: 10 } },
      { on: joined, cart: { ...NONE, term: 2, proQuantity: 6 }, joins: true },
    ],
  };
}

export function purchaseOrderGroup({ today, poSentinel }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, 64), 2);
  const engineering = { note: 'Engineering, PO 4500017' };
  return {
    ...period,
    braintreeId: poSentinel,
    autoRenew: false,
    seats: [
      ...people(Enterprise, engineering, ['sven.holm', 'aisha.rahman', 'luca.ferri', 'nina.petrov']),
      ...free(2, { licenseType: Enterprise, ...engineering }),
      ...people(Pro, engineering, ['tom.walsh', 'ida.nyberg', 'marek.novak', 'chloe.dubois', 'raj.patel']),
      ...people(Pro, engineering, ['eva.horvat', 'daniel.kim', 'laura.rossi', 'finn.larsen', 'olga.weiss']),
      { licenseType: Pro, assignedTo: at('karin.lund'), note: 'Purchasing', managers: [at('karin.lund')] },
      { licenseType: Pro, assignedTo: null, ...engineering },
    ],
    sales: [
      {
        on: period.startDate,
        cart: { ...NONE, term: 2, proQuantity: 12, entQuantity: 6 },
        isPurchaseOrder: true,
      },
    ],
  };
}

export function pastDueGroup({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, 11), 2);
  return {
    ...period,
    firstFailedPaymentAttempt: 1,
    ...shortOfMoney(addDays(today, -6), 252_000, CARD),
    seats: [
      ...people(Team, { note: 'Brand, Copenhagen' }, [
        'mads.juhl',
        'freja.krogh',
        'emil.dahl',
        'astrid.toft',
      ]),
      { licenseType: Team, assignedTo: null, note: 'Brand, Copenhagen' },
    ],
    sales: [{ on: period.startDate, cart: { ...NONE, term: 2, teamQuantity: 5 } }],
  };
}

export function monthlyGroup({ today }: StoryTime): SoldGroup {
  const period = periodStarting(addDays(today, -9), 1);
  const cart = { ...NONE, term: 1, proQuantity: 3 } as const;
  return {
    ...period,
    purchaseDate: subMonths(period.startDate, 2),
    seats: [
      ...people(Pro, { note: 'Interns, summer' }, ['intern.ava', 'intern.leo']),
      { licenseType: Pro, assignedTo: null, note: 'Interns, summer' },
    ],
    sales: soldAndRenewed(period, cart, { renewals: 2, months: 1 }),
  };
}

export function upcomingGroup({ today }: StoryTime): SoldGroup {
  const purchaseDate = addDays(today, -3);
  return {
    ...periodStarting(monthStartAfter(today, 20), 4),
    purchaseDate,
    seats: [
      { licenseType: Enterprise, assignedTo: at('sam.rivera'), note: 'New office, Porto' },
      ...free(3, { licenseType: Enterprise, note: 'New office, Porto' }),
    ],
    sales: [{ on: purchaseDate, cart: { ...NONE, term: 4, entQuantity: 4 }, isAhead: true }],
  };
}

export function endedGroup({ today }: StoryTime): SoldGroup {
  const period = periodEnding(addDays(today, -40), 2);
  const cart = { ...NONE, term: 2, proQuantity: 4 } as const;
  return {
    ...period,
    autoRenew: false,
    canceled: true,
    seats: people(Pro, { note: 'Agency project', expireDate: period.expireDate }, [
      'agency.one',
      'agency.two',
      'agency.three',
      'agency.four',
    ]),
    sales: soldAndRenewed(period, cart, { renewals: 1, months: 12 }),
  };
}

function people(licenseType: LicenseType, seat: Partial<SeatSpec>, names: string[]): SeatSpec[] {
  return names.map((name) => ({ ...seat, licenseType, assignedTo: at(name) }));
}

function free(count: number, seat: SeatSpec): SeatSpec[] {
  return Array.from({ length: count }, () => ({ ...seat, assignedTo: null }));
}
