import type { TestGroup, TestSeat } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { addSeats, type previewTerm } from './changes';
import type { Portal } from './start-portal';

/** Group of the customer, or of another customer who made them a manager. */
export type ChangedGroup = [spec: Partial<TestGroup> & { isForeign?: true }, ...seats: TestSeat[]];

/** Refusal as one line, or payment and number of changed rows. */
export type ChangeOutcome = string | { isPaid: boolean; rows: number };

export async function setUpGroups(
  portal: Portal,
  groups: readonly ChangedGroup[],
): Promise<{ ann: TestUser; seatIds: string[]; ids: string[] }> {
  const [ann, bob] = [await portal.shop.vendor.user(), await portal.shop.vendor.user()];
  const made: { id: string; seatIds: string[] }[] = [];
  for (const [{ isForeign, ...spec }, ...seats] of groups) {
    const owner = isForeign ? bob : ann;
    const managed = isForeign ? seats.map((seat) => ({ ...seat, managers: [ann.email] })) : seats;
    made.push(await addSeats(portal, owner, spec, ...managed));
  }
  return { ann, seatIds: made.flatMap((group) => group.seatIds), ids: made.map(({ id }) => id) };
}

export function outcomeOf({ change, userErrors }: Awaited<ReturnType<typeof previewTerm>>): ChangeOutcome {
  const [error] = userErrors;
  if (error) return `${error.code}: ${error.message}`;
  return { isPaid: change.isPaid, rows: change.groups.reduce((sum, { rowCount }) => sum + rowCount, 0) };
}
