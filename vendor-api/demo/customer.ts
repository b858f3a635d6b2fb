import { addDays, addMonths, type CalendarDate } from '#domain/calendar/calendar-date';
import { aseLicenseType, cloudLicenseTypes, type RpCart } from '#domain/store/carts/cart-items';
import { storedTermOf } from '#domain/terms/stored-term';
import type { TermCode } from '#domain/terms/term-code';
import { expireDateFrom, termPeriod } from '#domain/terms/term-period';
import type { Database } from '../db/database';
import { declined } from '../payments/braintree/refusal';
import {
  type GroupSpec,
  type InstanceSpec,
  insertGroup,
  insertInstance,
  insertLicenses,
  insertUser,
  type LicenseKind,
  type LicenseSpec,
  type Owner,
  type UserSpec,
} from './builders';
import {
  type HistoricCart,
  type HistoricSale,
  insertCoupon,
  type NewCoupon,
  recordHistoricSale,
} from './history';

export interface PastSale extends Pick<HistoricSale, 'isPurchaseOrder' | 'isRenewal'> {
  readonly on: CalendarDate;
  readonly cart: HistoricCart;
  readonly joins?: boolean;
  /** Bought for a period that had not begun. */
  readonly isAhead?: boolean;
}

export type SoldGroup = GroupSpec & { readonly sales?: readonly PastSale[] };

/** Failed payment of a past-due group: the card has insufficient funds. */
export function shortOfMoney(
  date: string,
  total: number,
  card: { readonly cardType: string; readonly lastFour: string },
) {
  return {
    firstFailedPaymentDate: date,
    failedPayment: { date, reason: declined({ processorResponseCode: '2001' }).text, total, card },
  };
}

export interface Customer extends UserSpec, Pick<HistoricSale, 'address' | 'vat' | 'card'> {
  readonly instances?: readonly InstanceSpec[];
  readonly groups?: readonly SoldGroup[];
  readonly licenses?: Partial<Record<LicenseKind, readonly LicenseSpec[]>>;
  readonly coupon?: Omit<NewCoupon, 'userId'>;
}

export async function addCustomer(story: Story, customer: Customer): Promise<Owner> {
  const { db, passwordHash } = story;
  const { address, vat, card, instances = [], groups = [], licenses = {}, coupon, ...account } = customer;
  const owner = await insertUser(db, { ...account, passwordHash });
  for (const instance of instances) await insertInstance(db, [owner], instance);
  const buyer = { userId: owner.id, email: owner.email, licensee: account.company ?? '', address, vat };
  for (const { sales = [], ...group } of groups) {
    const id = await insertGroup(db, owner, group);
    for (const { on, joins = false, isAhead = false, ...sale } of sales)
      await recordHistoricSale(db, {
        ...buyer,
        ...sale,
        purchasedOn: on,
        subscriptionId: id,
        expireDate: isAhead ? group.expireDate : undefined,
        coTermGroup: joins ? { id, term: sale.cart.term, expireDate: group.expireDate } : undefined,
        card: sale.isPurchaseOrder ? undefined : card,
      });
  }
  const { perpetual = [], education = [], upgrade = [] } = licenses;
  await insertLicenses(db, owner, 'perpetual', perpetual);
  await insertLicenses(db, owner, 'education', education);
  await insertLicenses(db, owner, 'upgrade', upgrade);
  if (coupon !== undefined)
    await insertCoupon(db, { ...coupon, id: `${coupon.id}-${owner.id}`, userId: owner.id });
  return owner;
}

type Period = Pick<GroupSpec, 'startDate' | 'expireDate' | 'term' | 'multiplier'>;

/** A cloud group with the contents of its cart; by default it was sold once, at the start. */
export function soldCloud(
  period: Period,
  cart: Exclude<HistoricCart, RpCart>,
  more: Partial<SoldGroup> = {},
): SoldGroup {
  const sales = [{ on: period.startDate, cart }];
  return { ...period, ...contentsOf(cart), sales, ...more };
}

function contentsOf(cart: Exclude<HistoricCart, RpCart>): Pick<GroupSpec, 'seats'> & Partial<GroupSpec> {
  const { domain = null, orgId: instanceId = null } = cart;
  if ('productType' in cart) {
    const licenseType = aseLicenseType(cart.productType);
    return { kind: 'ase', licenseType, domain, seats: [{ licenseType, assignedTo: domain }] };
  }
  const { plan, authorQuantity: cloudAuthorCount, publisherQuantity: rpPublisherCount } = cart;
  const { author: licenseType } = cloudLicenseTypes(plan);
  return { kind: plan, licenseType, cloudAuthorCount, rpPublisherCount, domain, instanceId, seats: [] };
}

export function soldAndRenewed(
  { startDate }: Pick<GroupSpec, 'startDate'>,
  cart: HistoricCart,
  { renewals, months }: { readonly renewals: number; readonly months: number },
): PastSale[] {
  return Array.from({ length: renewals + 1 }, (_, index) => ({
    on: addMonths(startDate, -months * (renewals - index)),
    cart,
    isRenewal: index > 0,
  }));
}

export function renewalOffer({ today }: StoryTime, percent: number): NonNullable<Customer['coupon']> {
  return {
    id: 'renewal',
    isRenewal: true,
    type: 'percent',
    amount: percent.toFixed(2),
    description: `Renewal Offer (${percent}%)`,
    endDate: addDays(today, 90),
    uses: 2,
    productCodes: [802100],
  };
}

export interface StoryTime {
  readonly today: CalendarDate;
  readonly poSentinel: string;
}

export interface Story extends StoryTime {
  readonly db: Database;
  readonly passwordHash: string;
}

export function periodEnding(expireDate: CalendarDate, code: TermCode) {
  return { ...storedTermOf(code), startDate: termPeriod(expireDate, code).start, expireDate };
}

export function periodStarting(startDate: CalendarDate, code: TermCode) {
  return { ...storedTermOf(code), startDate, expireDate: expireDateFrom(startDate, code) };
}

export function monthStartAfter(today: CalendarDate, days: number): CalendarDate {
  const date = addDays(today, days);
  return date.endsWith('-01') ? date : addDays(`${date.slice(0, 8)}01`, daysInMonth(date));
}

function daysInMonth(date: CalendarDate): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
