import { randomUUID } from 'node:crypto';
import { addGroup, type TestGroup, type TestSeat } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { Portal } from './start-portal';

export const CHANGE = `previewId isPaid listTotal adjustmentTotal discountTotal total
  skipped { reason count seatIds }
  groups {
    subscriptionId number kind termName expireDate newExpireDate rowCount adjustmentTotal discountTotal total
    lines { product quantity normalItemPrice perItemSubscriptionAdj total appliedCoupons { qty } derivation { amount } }
    rows {
      totalCount pageInfo { endCursor hasNextPage }
      nodes { seatId product quantity assignedTo managers change effect effectiveOn price }
    }
  }`;

export interface Selection {
  readonly seatIds?: readonly string[];
  readonly subscriptionId?: string;
}

/** Adds a group, by default annual until the end of the year; returns its id and those of its seats. */
export async function addSeats(
  { shop }: Portal,
  owner: TestUser,
  group: Partial<TestGroup>,
  ...seats: TestSeat[]
): Promise<{ id: string; seatIds: string[] }> {
  const seatIds = seats.map(() => randomUUID());
  const id = await addGroup(shop.vendor, owner, {
    startDate: '2026-01-01',
    expireDate: '2026-12-31',
    ...group,
    seats: seats.map((seat, index) => ({ ...seat, id: seatIds[index] ?? '' })),
  });
  return { id, seatIds };
}

type Gateway = Pick<Portal, 'gateway'>;
type Caller = Pick<TestUser, 'token'>;

export function previewEdition(portal: Gateway, user: Caller, selection: Selection, newLicenseType: string) {
  return previewChange(portal, user, { ...selection, newLicenseType });
}

export function previewTerm(portal: Gateway, user: Caller, selection: Selection, newTerm: string) {
  return previewChange(portal, user, { ...selection, newTerm });
}

interface EditionChange extends Selection {
  readonly newLicenseType: string;
}

interface TermChange extends Selection {
  readonly newTerm: string;
}

/** Orders a change as previewed; `order` overrides fields of the order. */
export async function orderChange(
  portal: Gateway,
  user: Caller,
  change: EditionChange | TermChange,
  order: object = {},
) {
  const { change: shown } = await previewChange(portal, user, change);
  const { previewId = 'none', total = '0.00' } = shown ?? {};
  return sendChange(portal, user, { attemptId: randomUUID(), previewId, total, change, ...order });
}

export async function previewChange(
  { gateway }: Gateway,
  { token }: Caller,
  change: EditionChange | TermChange,
) {
  const [kind, field] =
    'newTerm' in change
      ? (['Term', 'termChangePreview'] as const)
      : (['Edition', 'editionChangePreview'] as const);
  const { data } = await gateway.ask(
    `query($change: ${kind}ChangeInput!) { ${field}(change: $change) {
      change { ${CHANGE} } userErrors { code message field seatIds }
    } }`,
    { change },
    { token },
  );
  return data[field];
}

export async function sendChange(
  { gateway }: Gateway,
  { token }: Caller,
  input: Record<string, unknown> & { readonly change: EditionChange | TermChange },
) {
  const isTerm = 'newTerm' in input.change;
  const { data } = await gateway.ask(
    `mutation($input: ${isTerm ? 'ChangeTermInput' : 'ChangeEditionInput'}!) {
      ${isTerm ? 'changeTerm' : 'changeEdition'}(input: $input) {
        success state transactionId userErrors { code message field seatIds } preview { previewId isPaid total }
        viewer { id subscriptions { nodes { id seats { nodes { id productName pendingChange { text } } } } } }
      }
    }`,
    { input },
    { token },
  );
  return isTerm ? data.changeTerm : data.changeEdition;
}
