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

export async function previewEdition(
  { gateway }: Pick<Portal, 'gateway'>,
  { token }: Pick<TestUser, 'token'>,
  selection: Selection,
  newLicenseType: string,
) {
  const { data } = await gateway.ask(
    `query($change: EditionChangeInput!) { editionChangePreview(change: $change) {
      change { ${CHANGE} } userErrors { code message field seatIds }
    } }`,
    { change: { ...selection, newLicenseType } },
    { token },
  );
  return data.editionChangePreview;
}

export async function previewTerm(
  { gateway }: Pick<Portal, 'gateway'>,
  { token }: Pick<TestUser, 'token'>,
  selection: Selection,
  newTerm: string,
) {
  const { data } = await gateway.ask(
    `query($change: TermChangeInput!) { termChangePreview(change: $change) {
      change { ${CHANGE} } userErrors { code message field seatIds }
    } }`,
    { change: { ...selection, newTerm } },
    { token },
  );
  return data.termChangePreview;
}

interface EditionChange extends Selection {
  readonly newLicenseType: string;
}

interface TermChange extends Selection {
  readonly newTerm: string;
}

/** Orders a change as previewed; `order` overrides fields of the order. */
export async function orderChange(
  portal: Pick<Portal, 'gateway'>,
  user: Pick<TestUser, 'token'>,
  change: EditionChange | TermChange,
  order: object = {},
) {
  const { change: shown } = await previewChange(portal, user, change);
  const { previewId = 'none', total = '0.00' } = shown ?? {};
  return sendChange(portal, user, { attemptId: randomUUID(), previewId, total, change, ...order });
}

export function previewChange(
  portal: Pick<Portal, 'gateway'>,
  user: Pick<TestUser, 'token'>,
  change: EditionChange | TermChange,
) {
  return 'newTerm' in change
    ? previewTerm(portal, user, selectionOf(change), change.newTerm)
    : previewEdition(portal, user, selectionOf(change), change.newLicenseType);
}

export async function sendChange(
  { gateway }: Pick<Portal, 'gateway'>,
  { token }: Pick<TestUser, 'token'>,
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

function selectionOf({ seatIds, subscriptionId }: Selection): Selection {
  return { ...(seatIds && { seatIds }), ...(subscriptionId !== undefined && { subscriptionId }) };
}
