/** What was ordered, told as how much of it. */
export const ORDER_ACTIVITY = [
  'bought',
  'upgraded',
  'editionChanged',
  'termChanged',
  'renewed',
  'autoRenewSet',
  'reactivated',
  'transferred',
] as const;
export type OrderActivity = (typeof ORDER_ACTIVITY)[number];

/** What is kept of what was done, for those who look after the licenses. */
export const ACTIVITY_KINDS = [
  ...ORDER_ACTIVITY,
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

/** The owner's alone: the account itself and its money. */
export const OWNERS_ACTIVITY: readonly ActivityKind[] = ['paymentFailed', 'visited'];
