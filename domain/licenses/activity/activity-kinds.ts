/** Activity of orders, described by the quantities ordered. */
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

/** Kinds of activity that are recorded for owners and managers. */
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
  'accountChanged',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Shown to the owner only: the account itself and its payments. */
export const OWNERS_ACTIVITY: readonly ActivityKind[] = ['paymentFailed', 'visited', 'accountChanged'];
