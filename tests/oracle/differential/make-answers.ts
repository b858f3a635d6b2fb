import { createHash } from 'node:crypto';
import type { Choices } from './choices';
import { SOUND } from './sound-answers';
import { MANNERS, type Manner, type Reply, spoilDocument, spoilReply } from './spoil';

export interface Answers {
  readonly manner: Manner;
  /** Answers without faults. */
  readonly sound: ReadonlyMap<string, unknown>;
  readonly replies: ReadonlyMap<string, Reply>;
  /** Sends ETags, which allow revalidation. */
  readonly hasTags: boolean;
}

const DONE: Reply = { status: 200, text: '{"success":true,"message":""}' };

/** Main paths, chosen twice as often as all others. */
const MAIN = [
  '/user/loadLicenseRows',
  '/user/loadLicenseRows',
  '/user/loadCloudSubscriptionGroups',
  '/user/getUserProfile',
  '/userbilling/GetSaleRecords',
  '/user/loadUserCoupons',
  '/status/getconfig',
] as const;

export function makeAnswers(documents: Choices, faults: Choices): Answers {
  return spoiled(new Map(Object.entries(SOUND).map(([path, make]) => [path, make(documents)])), faults);
}

/** Answers of the same vendor later: with another fault, none, or unchanged. */
export function laterAnswers(before: Answers, faults: Choices): Answers {
  return faults.once(3) ? before : spoiled(before.sound, faults);
}

// A fault at one path only: with two, the first answer determines the error, which is random.
function spoiled(sound: ReadonlyMap<string, unknown>, choices: Choices): Answers {
  const manner = choices.oneOf(MANNERS);
  const hasTags = choices.once(2);
  const replies = new Map<string, Reply>();
  for (const [path, document] of sound) replies.set(path, { status: 200, text: JSON.stringify(document) });
  if (manner !== 'sound') {
    const path = choices.once(3) ? (choices.maybeOf([...sound.keys()]) ?? MAIN[0]) : choices.oneOf(MAIN);
    replies.set(path, spoiledReply(sound.get(path), manner, choices));
  }
  return { manner, sound, replies, hasTags };
}

function spoiledReply(document: unknown, manner: Exclude<Manner, 'sound'>, choices: Choices): Reply {
  const times = 1 + choices.below(3);
  let changed = document;
  for (let time = 0; time < times; time += 1) changed = spoilDocument(changed, manner, choices);
  const text = JSON.stringify(changed);
  return manner === 'broken' && choices.once(2) ? spoilReply(text, choices) : { status: 200, text };
}

export function replyAt({ replies }: Answers, path: string): Reply {
  return replies.get(path) ?? DONE;
}

export function tagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url')}"`;
}
