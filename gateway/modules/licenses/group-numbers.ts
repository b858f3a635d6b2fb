import {
  type AgedGroup,
  groupName,
  type NumberedGroup,
  numbersByAge,
  storedNumbers,
} from '#domain/licenses/groups/group-number';
import type { GatewayContext } from '../../context';
import type { CloudGroupRecord, GroupRecord } from '../../models/licenses';

export interface GroupLabel {
  readonly number: number;
  readonly name: string;
  /** Null without a name; undefined when the vendor stores no names. */
  readonly givenName: string | null | undefined;
}

export type GroupLabels = ReadonlyMap<string, GroupLabel>;

/** Loads the viewer's names of RP groups (D-112); cloud groups are only read if the vendor stores no numbers. */
export async function loadRpLabels({ loads }: Pick<GatewayContext, 'loads'>): Promise<GroupLabels> {
  const rp = await rpGroups(loads);
  return labels(rp, storedNumbers(rp.map(numbered)) ?? byAge(rp, await unlessDown(loads.cloudGroups())));
}

export async function loadCloudLabels({ loads }: Pick<GatewayContext, 'loads'>): Promise<GroupLabels> {
  const cloud = await loads.cloudGroups();
  const kept = storedNumbers(cloud.map(numbered));
  return labels(cloud, kept ?? byAge(await unlessDown(rpGroups(loads)), cloud));
}

/** Finds the name of an RP or cloud group; null for one that the viewer does not see. */
export async function loadGroupNames(
  context: Pick<GatewayContext, 'loads'>,
): Promise<(id: string) => string | null> {
  const [rp, cloud] = await Promise.all([loadRpLabels(context), loadCloudLabels(context)]);
  return (id) => (rp.get(id) ?? cloud.get(id))?.name ?? null;
}

export function labelOf(labelled: GroupLabels, id: string): GroupLabel {
  const label = labelled.get(id);
  if (label === undefined) throw new Error(`Group ${id} has no number`);
  return label;
}

export function toNames({ number, name, givenName }: GroupLabel, isOwner: boolean) {
  return { number, name, givenName: givenName ?? null, canName: isOwner && givenName !== undefined };
}

function labels(
  groups: readonly (GroupRecord | CloudGroupRecord)[],
  numbers: ReadonlyMap<string, number>,
): GroupLabels {
  const labelled = new Map<string, GroupLabel>();
  for (const { facts, givenName } of groups) {
    const number = numbers.get(facts.id);
    if (number === undefined) continue;
    labelled.set(facts.id, { number, name: groupName(number, givenName ?? null), givenName });
  }
  return labelled;
}

// Bundles are in both documents and count as cloud groups.
async function rpGroups(loads: GatewayContext['loads']): Promise<GroupRecord[]> {
  return (await loads.licenses()).groups.filter(({ facts }) => facts.kind === 'rp');
}

/** An outage of the other document must not hide this one just for its numbers; its groups then do not count. */
async function unlessDown<Group>(others: Promise<readonly Group[]>): Promise<readonly Group[]> {
  return others.catch(() => []);
}

function numbered({ facts, keptNumber }: GroupRecord | CloudGroupRecord): NumberedGroup {
  return { id: facts.id, keptNumber };
}

function byAge(rp: readonly GroupRecord[], cloud: readonly CloudGroupRecord[]): ReadonlyMap<string, number> {
  const inCloud = cloud.map(({ facts, purchaseDate }): AgedGroup => ({ id: facts.id, since: purchaseDate }));
  return numbersByAge([...rp.map(agedByFirstSeat), ...inCloud]);
}

function agedByFirstSeat({ facts, seats }: GroupRecord): AgedGroup {
  const dates = seats.map(({ purchaseDate }) => purchaseDate).sort();
  return { id: facts.id, since: dates[0] ?? facts.startDate };
}
