import {
  type AgedGroup,
  keptNumbers,
  type NumberedGroup,
  numbersByAge,
} from '#domain/licenses/groups/group-number';
import type { GatewayContext } from '../../context';
import type { CloudGroupRecord, GroupRecord } from '../../models/licenses';

type GroupNumbers = ReadonlyMap<string, number>;

/** What the viewer calls the groups of RP (D-112). The cloud is only read where the vendor keeps no numbers. */
export async function loadRpNumbers({ loads }: Pick<GatewayContext, 'loads'>): Promise<GroupNumbers> {
  const rp = await rpGroups(loads);
  return keptNumbers(rp.map(numbered)) ?? byAge(rp, await unlessDown(loads.cloudGroups()));
}

export async function loadCloudNumbers({ loads }: Pick<GatewayContext, 'loads'>): Promise<GroupNumbers> {
  const cloud = await loads.cloudGroups();
  const kept = keptNumbers(cloud.map(numbered));
  return kept ?? byAge(await unlessDown(rpGroups(loads)), cloud);
}

export function numberOf(numbers: GroupNumbers, id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`Group ${id} has no number`);
  return number;
}

// Bundles stand in both documents, and count among the cloud's.
async function rpGroups(loads: GatewayContext['loads']): Promise<GroupRecord[]> {
  return (await loads.licenses()).groups.filter(({ facts }) => facts.kind === 'rp');
}

/** An outage of the other document must not hide this one for the sake of a number: its groups do not count then. */
async function unlessDown<Group>(others: Promise<readonly Group[]>): Promise<readonly Group[]> {
  return others.catch(() => []);
}

function numbered({ facts, keptNumber }: GroupRecord | CloudGroupRecord): NumberedGroup {
  return { id: facts.id, keptNumber };
}

function byAge(rp: readonly GroupRecord[], cloud: readonly CloudGroupRecord[]): GroupNumbers {
  const inCloud = cloud.map(({ facts, purchaseDate }): AgedGroup => ({ id: facts.id, since: purchaseDate }));
  return numbersByAge([...rp.map(agedByFirstSeat), ...inCloud]);
}

function agedByFirstSeat({ facts, seats }: GroupRecord): AgedGroup {
  const dates = seats.map(({ purchaseDate }) => purchaseDate).sort();
  return { id: facts.id, since: dates[0] ?? facts.startDate };
}
