import { randomUUID } from 'node:crypto';
import type { Action } from './rules';
import { type Asked, EDITIONS, TERMS } from './world';

type Fields = Readonly<Record<string, unknown>>;

interface Change {
  readonly input: (asked: Asked) => Fields;
  /** The type of the input, if it is not named like the mutation. */
  readonly type?: string;
}

/** An order is previewed, and sent as previewed. */
interface Order {
  readonly preview: string;
  readonly variable: string;
  readonly type: string;
  readonly shown: string;
  /** Value of `variable` in the preview, and of the field `as` in the order. */
  readonly of: (asked: Asked) => unknown;
  readonly as: string;
  readonly mutation?: string;
  readonly input?: string;
  /** Field of the preview that tells whether a card is asked for. */
  readonly card?: string;
  readonly isAutoRenew?: true;
}

const idsOf = ({ seats, namesUnknown }: Asked): string[] => [
  ...seats.map(({ group, index }) => group.seatIds[index] ?? ''),
  ...(namesUnknown ? [randomUUID()] : []),
];
const seatIds = (asked: Asked) => ({ seatIds: idsOf(asked) });
const firstId = (asked: Asked) => idsOf(asked)[0] ?? randomUUID();
const HEIR = 'new-owner@x.example';

/** Mutations that take an input. */
export const CHANGES = {
  assignSeat: { input: (asked) => ({ seatId: firstId(asked), email: 'eve@x.example' }) },
  assignSeats: {
    input: (asked) => ({ assignments: idsOf(asked).map((seatId) => ({ seatId, email: 'eve@x.example' })) }),
  },
  addManagers: {
    type: 'ChangeManagersInput',
    input: (asked) => ({ ...seatIds(asked), emails: ['eve@x.example'] }),
  },
  removeManagers: { type: 'ChangeManagersInput', input: (asked) => ({ ...seatIds(asked), emails: ['Me'] }) },
  editNotes: { input: (asked) => ({ ...seatIds(asked), note: 'another note' }) },
  sendOfflineKey: { input: (asked) => ({ seatId: firstId(asked) }) },
  cancelSeats: { input: seatIds },
  uncancelSeats: { type: 'CancelSeatsInput', input: seatIds },
  transferOwner: { input: (asked) => ({ ...seatIds(asked), newOwnerEmail: HEIR }) },
  nameGroup: { input: ({ group }) => ({ subscriptionId: group.id, name: 'Design' }) },
  modifyCloudSeats: {
    input: ({ group: { id } }) => ({ subscriptionId: id, canceledAuthors: 1, canceledPublishers: 0 }),
  },
  cloudTransferOwner: { input: ({ group }) => ({ subscriptionId: group.id, newOwnerEmail: HEIR }) },
  assignDomain: {
    input: ({ group: { id } }) => ({ subscriptionId: id, domain: `d-${id.slice(0, 8)}`, setsUpDomain: true }),
  },
} as const satisfies Partial<Record<Action, Change>>;

/** Mutations that take the id of a group alone, by the name of that argument. */
export const BY_ID = {
  cancelTransfer: 'subscriptionId',
  cancelCloudTransfer: 'subscriptionId',
  declineTransfer: 'subscriptionId',
  undoDeclineTransfer: 'subscriptionId',
  cancelSubscriptionGroup: 'id',
  cancelCloudGroup: 'id',
  uncancelCloudGroup: 'id',
} as const satisfies Partial<Record<Action, string>>;

const BUNDLES = ['ASEC5', 'ASEC10', 'ASEC20'] as const;
const EDITION = {
  preview: 'editionChangePreview',
  variable: 'change',
  type: 'EditionChangeInput',
  shown: 'change',
  as: 'change',
  card: 'isPaid',
};
const TERM = { ...EDITION, preview: 'termChangePreview', type: 'TermChangeInput' };
const RENEWAL = {
  preview: 'poRenewalPreview',
  variable: 'renewal',
  type: 'PoRenewalInput',
  shown: 'renewal',
  as: 'renewal',
  input: 'RenewPoInput',
  of: ({ group }: Asked) => ({ subscriptionId: group.id, newTerm: 'ANNUAL' }),
};
const CART = { variable: 'cart', shown: 'cart', as: 'cart' };
const groupId = ({ group }: Asked) => group.id;

export const ORDERS = {
  changeEdition: {
    ...EDITION,
    of: (asked) => ({ ...seatIds(asked), newLicenseType: EDITIONS[asked.edition] }),
  },
  changeTerm: { ...TERM, of: (asked) => ({ ...seatIds(asked), newTerm: TERMS[asked.term] }) },
  changeBundle: {
    ...EDITION,
    mutation: 'changeEdition',
    of: ({ group, edition }) => ({ subscriptionId: group.id, newLicenseType: BUNDLES[edition] }),
  },
  changeCloudTerm: {
    ...TERM,
    mutation: 'changeTerm',
    of: ({ group, term }) => ({ subscriptionId: group.id, newTerm: TERMS[term] }),
  },
  acceptTransfer: {
    preview: 'transferPreview',
    variable: 'subscriptionId',
    type: 'ID',
    shown: 'transfer',
    card: 'needsCard',
    as: 'subscriptionId',
    of: groupId,
  },
  retryPayment: {
    preview: 'retryPaymentPreview',
    variable: 'subscriptionId',
    type: 'ID',
    shown: 'preview',
    as: 'subscriptionId',
    of: groupId,
  },
  reactivate: {
    preview: 'reactivationPreview',
    variable: 'reactivation',
    type: 'ReactivationInput',
    shown: 'cart',
    as: 'reactivation',
    of: ({ group: { id, kind } }) => ({
      subscriptionId: id,
      newTerm: 'ANNUAL',
      ...(kind !== 'rp' && { authorQuantity: 1 }),
    }),
  },
  addUsersToPo: {
    ...CART,
    preview: 'addUsersPreview',
    type: 'AddUsersCartInput',
    of: ({ group }) => ({ proQuantity: 1, subscriptionGroup: group.id }),
  },
  buyRpSubscription: {
    ...CART,
    preview: 'cartPreview',
    type: 'RpCartInput',
    of: ({ group }) => ({ term: 'ANNUAL', proQuantity: 1, subscriptionGroup: group.id }),
  },
  buyCloudSubscription: {
    ...CART,
    preview: 'cloudCartPreview',
    type: 'CloudCartInput',
    of: ({ group }) => ({ plan: 'CLOUD_FOR_BUSINESS', authorQuantity: 1, subscriptionGroup: group.id }),
  },
  renewPo: RENEWAL,
  renewAsePo: RENEWAL,
  renewCloudPo: RENEWAL,
  setAutoRenew: { ...RENEWAL, isAutoRenew: true },
  buyUpgrade: {
    preview: 'upgradePreview',
    variable: 'seatIds',
    type: '[ID!]',
    shown: 'upgrade',
    as: 'seatIds',
    of: idsOf,
  },
} as const satisfies Partial<Record<Action, Order>>;

interface Call {
  readonly path: string;
  readonly json?: (asked: Asked) => Fields;
  readonly form?: (asked: Asked) => Record<string, string>;
}

const oneSeat = (asked: Asked) => ({ seat: firstId(asked) });
const many = (asked: Asked) => ({ seats: idsOf(asked) });
const selected = (asked: Asked) => ({ ...seatIds(asked), subscriptionGroups: [] });
const wholeGroup = ({ group }: Asked) => ({ seatIds: [], subscriptionGroups: [group.id] });

/** The same changes at the vendor service's own port, past the gateway's checks. */
export const VENDOR_CALLS = {
  assignSeat: {
    path: '/user/singleSeatAssignment',
    json: (asked) => ({ ...oneSeat(asked), emailDomain: 'eve@x.example' }),
  },
  assignSeats: {
    path: '/user/MultiAssignSeat',
    json: (asked) => {
      const seats = idsOf(asked);
      return { seats, emails: seats.map(() => 'eve@x.example'), isManager: seats.map(() => false) };
    },
  },
  applySeatPlan: {
    path: '/user/changeseats',
    json: (asked) => ({
      steps: idsOf(asked).map((seat) => ({ seat, from: {}, to: { email: 'eve@x.example' } })),
    }),
  },
  addManagers: { path: '/user/addmanager', json: (asked) => ({ ...many(asked), emails: ['eve@x.example'] }) },
  removeManagers: { path: '/user/removemanager', json: (asked) => ({ ...many(asked), emails: ['Me'] }) },
  editNotes: { path: '/user/multieditnote', json: (asked) => ({ ...many(asked), note: 'another note' }) },
  cancelSeats: { path: '/cart/ConfirmCancelProduct', json: selected },
  uncancelSeats: { path: '/cart/undoCancelProduct', json: selected },
  transferOwner: {
    path: '/user/transferowner',
    json: (asked) => ({ ...selected(asked), newOwnerEmail: HEIR }),
  },
  nameGroup: {
    path: '/user/nameSubscriptionGroup',
    json: ({ group }) => ({ subscriptionId: group.id, name: 'Design' }),
  },
  cancelTransfer: {
    path: '/user/cancelTransferOwner',
    json: ({ group }) => ({ seatId: group.seatIds[0] ?? group.id }),
  },
  cancelCloudTransfer: {
    path: '/user/cancelCloudTransferOwner',
    json: ({ group }) => ({ subscriptionId: group.id }),
  },
  declineTransfer: {
    path: '/user/declineTransferOwner',
    json: ({ group }) => ({ subscriptionGroup: group.id, seatIds: group.seatIds }),
  },
  undoDeclineTransfer: {
    path: '/user/undoDeclineTransferOwner',
    json: ({ group }) => ({ subscriptionId: group.id }),
  },
  cancelSubscriptionGroup: { path: '/cart/cancelsubscriptiongroup', form: ({ group }) => ({ id: group.id }) },
  cancelCloudGroup: { path: '/cart/ConfirmCancelProduct', json: wholeGroup },
  uncancelCloudGroup: { path: '/cart/undoCancelProduct', json: wholeGroup },
  modifyCloudSeats: {
    path: '/cart/modifyCloudSubSeats',
    json: ({ group }) => ({ subscriptionId: group.id, canceledAuthors: 1, canceledPublishers: 0 }),
  },
  cloudTransferOwner: {
    path: '/user/cloudTransferOwner',
    json: ({ group }) => ({ subscriptionId: group.id, newOwnerEmail: HEIR }),
  },
  assignDomain: {
    path: '/user/assignDomain',
    json: ({ group: { id } }) => ({ SubscriptionId: id, Domain: `d-${id.slice(0, 8)}` }),
  },
} as const satisfies Partial<Record<Action, Call>>;
