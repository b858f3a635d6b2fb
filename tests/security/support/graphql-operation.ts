import { randomUUID } from 'node:crypto';
import type { Belongings } from './scene';

/** An operation; its variables carry the attack. */
export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export type Operations = (victim: Belongings, spellingsOf: (id: string) => unknown[]) => Operation[];

export const BILLING = 'billingInfo { company card { lastFour cardholderName streetAddress } }';
export const RECEIPTS = 'renewalReceipts { isOn recipients }';
export const EVERYTHING = `viewer {
  id email name bio profileImg isDelegate ${BILLING} ${RECEIPTS}
  sales { totalAmount nodes { id saleId products { text } receiptUrl } }
  spending { year total products { name } }
  receiptArchive(from: "2026-01-01", to: "2026-12-31") { count total url }
  subscriptions { nodes { id owner { email } seats { nodes { id note } } } }
  perpetualLicenses { nodes { id key licensee } } upgradeCodes { nodes { id code } }
  educationSeats { nodes { id note assignedTo } }
}`;

export const query =
  (text: string): Operations =>
  () => [{ query: text }];

/** Builds operations with every spelling of an id in the variable `id`. */
export function byId(declared: string, field: string, idOf: (victim: Belongings) => string): Operations {
  return (victim, spellingsOf) =>
    spellingsOf(idOf(victim)).map((id) => ({ query: `${declared} { ${field} }`, variables: { id } }));
}

/** Builds a mutation with each of the dangerous inputs. */
export function change(name: string, answer: string, ...inputs: object[]): Operation[] {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { success userErrors { message } ${answer} } }`;
  return inputs.map((input) => ({ query: text, variables: { input } }));
}

export const CARTS = {
  Rp: { term: 'ANNUAL', proQuantity: 1, teamQuantity: 0, entQuantity: 0 },
  Ase: { term: 'ANNUAL', productType: 'ASEC5' },
  Cloud: { plan: 'CLOUD_FOR_BUSINESS', term: 'ANNUAL', authorQuantity: 1 },
  AddUsers: { proQuantity: 1, teamQuantity: 0, entQuantity: 0 },
} as const;

export function orderOf(cart: object, attemptId: string = randomUUID()) {
  return {
    attemptId,
    previewId: 'made-up',
    total: '300.00',
    cart,
    licensee: { licenseTo: 'COMPANY', firstName: 'T', lastName: 'Hief', company: 'Thief Ltd' },
    payment: { useExistingPaymentMethod: true, recaptchaToken: 'made-up' },
  };
}

export const SEAT =
  'seat { id note assignedTo } subscription { id owner { email } seats { nodes { note } } }';
/** Result of a seat change that asks for the victim's seat among the changed ones. */
export const seatsAmong = (id: string) =>
  `seats(among: ["${id}"]) { id note } licenses(among: ["${id}"]) { id note } subscriptions { id seats { nodes { note } } }`;
export const ORDER = `state transactionId preview { previewId total } ${EVERYTHING}`;
