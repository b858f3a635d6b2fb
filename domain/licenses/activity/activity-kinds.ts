/** What is kept of what was done, for those who look after the licenses. */
export const ACTIVITY_KINDS = [
  'bought',
  'upgraded',
  'editionChanged',
  'termChanged',
  'renewed',
  'autoRenewSet',
  'reactivated',
  'transferred',
  'transferOffered',
  'transferEnded',
  'assigned',
  'managersChanged',
  'noteChanged',
  'canceled',
  'uncanceled',
  'homeAssigned',
  'groupNamed',
  'paymentFailed',
  'visited',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What was ordered, told as how much of it. */
export const ORDER_ACTIVITY: readonly ActivityKind[] = [
  'bought',
  'upgraded',
  'editionChanged',
  'termChanged',
  'renewed',
  'autoRenewSet',
  'reactivated',
  'transferred',
];

/** The owner's alone: the account itself and its money. */
export const OWNERS_ACTIVITY: readonly ActivityKind[] = ['paymentFailed', 'visited'];
