import { addDays, addMonths } from '#domain/calendar/calendar-date';
import { productCode } from '#domain/licenses/product-code';
import type { RpCart } from '#domain/store/rp-cart';
import { TERM_CODES } from '#domain/terms/term-code';
import { insertGroup, insertUser, type Owner } from './builders';
import { DIANA_ADDRESS, DIANA_VAT } from './diana-card';
import {
  DIANA,
  endedGroup,
  monthlyGroup,
  pastDueGroup,
  purchaseOrderGroup,
  studioGroup,
  upcomingGroup,
} from './diana-groups';
import { addDianaPhoto } from './diana-photo';
import { insertCoupon, recordHistoricSale } from './history';
import type { Story } from './story';

const COMPANY = 'Northwind Studio';
const CARD = { cardType: 'Visa', lastFour: '1881' };
const none = { proQuantity: 0, teamQuantity: 0, entQuantity: 0 };

export async function addDiana(story: Story): Promise<void> {
  const { db, passwordHash } = story;
  const diana = await insertUser(db, {
    email: DIANA,
    name: 'Diana Osei',
    company: COMPANY,
    passwordHash,
    sendReceipts: true,
    receiptRecipients: 'accounting@northwind.example',
  });
  await addDianaPhoto(db, diana.id, story.today);
  await addStudioGroup(story, diana);
  await addPurchaseOrderGroup(story, diana);
  await addPastDueGroup(story, diana);
  await addMonthlyGroup(story, diana);
  await addUpcomingGroup(story, diana);
  await addEndedGroup(story, diana);
  await addCoupon(story, diana);
}

async function addStudioGroup(story: Story, diana: Owner): Promise<void> {
  const group = studioGroup(story);
  const id = await insertGroup(story.db, diana, group);
  const first = { ...none, term: 2 as const, proQuantity: 18, teamQuantity: 10 };
  await recordSale(story, diana, { id, on: group.startDate, cart: first });
  const joined = { ...none, term: 2 as const, proQuantity: 6 };
  const joinedOn = addDays(story.today, -120);
  await recordSale(story, diana, { id, on: joinedOn, cart: joined, joining: group.expireDate });
}

async function addPurchaseOrderGroup(story: Story, diana: Owner): Promise<void> {
  const group = purchaseOrderGroup(story);
  const id = await insertGroup(story.db, diana, group);
  const cart = { ...none, term: 2 as const, proQuantity: 12, entQuantity: 6 };
  await recordSale(story, diana, { id, on: group.startDate, cart, byPurchaseOrder: true });
}

async function addPastDueGroup(story: Story, diana: Owner): Promise<void> {
  const group = pastDueGroup(story);
  const id = await insertGroup(story.db, diana, group);
  await recordSale(story, diana, { id, on: group.startDate, cart: { ...none, term: 2, teamQuantity: 5 } });
}

async function addMonthlyGroup(story: Story, diana: Owner): Promise<void> {
  const group = monthlyGroup(story);
  const id = await insertGroup(story.db, diana, group);
  for (const monthsAgo of [2, 1, 0]) {
    const on = addMonths(group.startDate, -monthsAgo);
    const cart = { ...none, term: 1 as const, proQuantity: 3 };
    await recordSale(story, diana, { id, on, cart, isRenewal: monthsAgo < 2 });
  }
}

async function addUpcomingGroup(story: Story, diana: Owner): Promise<void> {
  const id = await insertGroup(story.db, diana, upcomingGroup(story));
  const on = addDays(story.today, -3);
  await recordSale(story, diana, { id, on, cart: { ...none, term: 4, entQuantity: 4 } });
}

async function addEndedGroup(story: Story, diana: Owner): Promise<void> {
  const group = endedGroup(story);
  const id = await insertGroup(story.db, diana, group);
  for (const yearsAgo of [1, 0]) {
    const on = addMonths(group.startDate, -12 * yearsAgo);
    const cart = { ...none, term: 2 as const, proQuantity: 4 };
    await recordSale(story, diana, { id, on, cart, isRenewal: yearsAgo < 1 });
  }
}

interface PastSale {
  readonly id: string;
  readonly on: string;
  readonly cart: RpCart;
  readonly joining?: string;
  readonly byPurchaseOrder?: boolean;
  readonly isRenewal?: boolean;
}

async function recordSale({ db }: Story, diana: Owner, sale: PastSale): Promise<void> {
  const { id, on, cart, joining, byPurchaseOrder = false, isRenewal = false } = sale;
  await recordHistoricSale(db, {
    userId: diana.id,
    email: diana.email,
    licensee: COMPANY,
    address: DIANA_ADDRESS,
    vat: DIANA_VAT,
    purchasedOn: on,
    cart,
    subscriptionId: id,
    ...(joining === undefined ? {} : { coTermGroup: { id, term: cart.term, expireDate: joining } }),
    isPurchaseOrder: byPurchaseOrder,
    isRenewal,
    ...(byPurchaseOrder ? {} : { card: CARD }),
  });
}

async function addCoupon({ db, today }: Story, diana: Owner): Promise<void> {
  await insertCoupon(db, {
    id: `loyalty-${diana.id}`,
    userId: diana.id,
    type: 'percent',
    amount: '20.00',
    description: 'Loyalty Discount (20%)',
    endDate: addDays(today, 180),
    uses: 3,
    productCodes: [0, 1, 2].flatMap((edition) => TERM_CODES.map((term) => productCode(edition, term))),
  });
}
