import { TEXTS } from './texts';
import {
  type Asked,
  type Group,
  isCanceled,
  isEnded,
  isOwned,
  isPastDue,
  isPending,
  isPo,
  isRecipient,
  isSubscription,
  isTrusted,
  isUsed,
  sees,
} from './world';

/** `refused` with any text, or with an exact one; null where the specification leaves it open. */
export type Verdict = 'done' | 'refused' | { readonly text: string } | null;

const says = (name: keyof typeof TEXTS): Verdict => ({ text: TEXTS[name] });

/** Rows of T-09 of single seats: every named seat must be the caller's to look after. */
const seatRow =
  (fixed: (group: Group) => Verdict = () => 'done') =>
  ({ seats, namesUnknown }: Asked): Verdict => {
    if (seats.length === 0 || namesUnknown) return 'refused';
    if (!seats.every(({ group, index }) => isTrusted(group, index))) return 'refused';
    const verdicts = seats.map(({ group }) => fixed(group));
    if (verdicts.includes(null)) return null;
    return verdicts.find((verdict) => verdict !== 'done') ?? 'done';
  };

const exceptEducation = seatRow(({ kind }) => {
  if (kind === 'education') return says('INFO_06');
  // The specification does not say what upgrade codes and bundles are assigned to.
  return kind === 'upgrade' || kind === 'ase' ? null : 'done';
});

const managers = seatRow(({ kind }) => {
  if (kind === 'education') return 'refused';
  return kind === 'ase' ? null : 'done';
});

/** The first rows of T-16 for a selection of RP seats, where they are the same. */
function ownerOf(asked: Asked, rest: (groups: readonly Group[]) => Verdict): Verdict {
  const { seats, namesUnknown } = asked;
  if (seats.length === 0) return 'refused';
  const groups = [...new Set(seats.map(({ group }) => group))];
  if (namesUnknown || !groups.every(({ kind }) => kind === 'rp')) return 'refused';
  return groups.every(({ relation }) => isOwned(relation)) ? rest(groups) : says('ERR_34');
}

const cancelSeats = (asked: Asked): Verdict =>
  ownerOf(asked, (groups) => {
    if (groups.some(isPo)) return says('ERR_36');
    if (groups.some(isPastDue)) return says('ERR_37');
    if (groups.some(isEnded)) return groups.every(isEnded) ? 'refused' : null;
    if (groups.some(({ state }) => state === 'trial')) return null;
    return groups.every(isCanceled) ? says('ERR_43') : 'done';
  });

const uncancelSeats = (asked: Asked): Verdict =>
  ownerOf(asked, (groups) => {
    if (groups.some(isPo)) return says('ERR_36');
    if (groups.some(isPastDue)) return says('ERR_37');
    if (groups.some(({ state }) => state === 'canceled')) return 'done';
    return says('ERR_29');
  });

function changeTerm(asked: Asked): Verdict {
  return ownerOf(asked, (groups) => {
    if (groups.some(isPo)) return says('ERR_39');
    if (groups.some(isPastDue)) return says('ERR_40');
    if (groups.some((group) => group.state === 'trial' || isEnded(group))) return null;
    const others = groups.filter(({ term }) => term !== asked.term);
    if (others.length === 0) return says('ERR_42');
    const going = others.filter((group) => !isCanceled(group));
    if (going.length === 0) return says('ERR_43');
    const isLonger = going.map(({ term }) => asked.term > term);
    return new Set(isLonger).size > 1 ? says('ERR_44') : 'done';
  });
}

function changeEdition(asked: Asked): Verdict {
  const { seats, edition, namesUnknown } = asked;
  const picked = seats.map(({ group, index }) => ({ group, from: group.editions[index] ?? 0 }));
  const areAllRp =
    !namesUnknown && seats.every(({ group, index }) => group.kind === 'rp' && sees(group, index));
  if (areAllRp && picked.some(({ group, from }) => isPo(group) && edition < from)) return says('ERR_47');
  return ownerOf(asked, (groups) => {
    if (groups.some(isPastDue)) return says('ERR_41');
    if (groups.some((group) => group.state === 'trial' || isEnded(group))) return null;
    const others = picked.filter(({ from }) => from !== edition);
    if (others.length === 0) return says('ERR_49');
    const able = others.filter(({ group, from }) => edition > from || !isCanceled(group));
    return able.length === 0 ? says('ERR_48') : 'done';
  });
}

function transferOwner(asked: Asked): Verdict {
  const { seats, namesUnknown } = asked;
  const groups = seats.map(({ group }) => group);
  const areEducation = groups.length > 0 && groups.every(({ kind }) => kind === 'education');
  if (areEducation && !namesUnknown && groups.every(({ relation }) => isOwned(relation)))
    return says('INFO_06');
  return ownerOf(asked, (owned) => {
    if (owned.some(isPastDue)) return says('ERR_37');
    return owned.some(isPending) ? 'refused' : 'done';
  });
}

/** The group as a whole: for its owner as the rest says, else refused with this text. */
const wholeGroup =
  (stranger: (group: Group) => Verdict, rest: (group: Group, asked: Asked) => Verdict) =>
  (asked: Asked): Verdict => {
    const { group } = asked;
    if (!isSubscription(group.kind)) return 'refused';
    return isOwned(group.relation) ? rest(group, asked) : stranger(group);
  };

const refused = (): Verdict => 'refused';
const anyOwner = (rest: (group: Group, asked: Asked) => Verdict) => wholeGroup(refused, rest);
/** Actions on cloud groups; what they do to an own RP group is not said. */
const cloudOwner = (rest: (group: Group, asked: Asked) => Verdict) =>
  wholeGroup(
    ({ kind }) => (kind === 'rp' ? 'refused' : says('ERR_35')),
    (group, asked) => (group.kind === 'rp' ? null : rest(group, asked)),
  );

function cloudEnd(group: Group, wanted: 'going' | 'canceled'): Verdict {
  if (isPo(group)) return says('ERR_36');
  if (isPastDue(group)) return says('ERR_38');
  if (isEnded(group)) return 'refused';
  return isCanceled(group) === (wanted === 'canceled') ? 'done' : 'refused';
}

/** Offered to the caller, who has not to be the owner. */
const recipient =
  (rest: (group: Group) => Verdict) =>
  ({ group }: Asked): Verdict =>
    isRecipient(group) && !isOwned(group.relation) ? rest(group) : 'refused';

const poRenewal = (kinds: readonly string[]) =>
  anyOwner((group) => (kinds.includes(group.kind) && group.state === 'purchase order' ? 'done' : 'refused'));

const joined = (kind: string) =>
  anyOwner((group) => {
    if (group.kind !== kind || isPending(group)) return 'refused';
    return group.state === 'renews' || group.state === 'upcoming' ? 'done' : 'refused';
  });

/** T-09 and T-16 by mutation. */
export const RULES = {
  assignSeat: exceptEducation,
  assignSeats: exceptEducation,
  applySeatPlan: exceptEducation,
  addManagers: managers,
  removeManagers: managers,
  editNotes: seatRow(({ kind }) => (kind === 'ase' ? null : 'done')),
  sendOfflineKey: ({ seats: [seat], namesUnknown }: Asked): Verdict => {
    if (seat === undefined || namesUnknown) return 'refused';
    const { group, index } = seat;
    if (!isTrusted(group, index) && !isUsed(group, index)) return 'refused';
    if (group.kind !== 'rp') return 'refused';
    if (group.state === 'trial' || isEnded(group) || isPastDue(group)) return null;
    return group.isAssigned || isUsed(group, index) ? 'done' : 'refused';
  },
  cancelSeats,
  uncancelSeats,
  changeEdition,
  changeTerm,
  transferOwner,
  cancelTransfer: anyOwner((group) => (group.kind === 'rp' && isPending(group) ? 'done' : null)),
  // The vendor's call declines for the recipient (D-78).
  cancelCloudTransfer: (asked: Asked): Verdict =>
    isRecipient(asked.group) ? null : cloudOwner((group) => (isPending(group) ? 'done' : null))(asked),
  declineTransfer: recipient(() => 'done'),
  acceptTransfer: ({ group }: Asked): Verdict => {
    if (!isRecipient(group)) return isSubscription(group.kind) ? says('ERR_27') : 'refused';
    return isPastDue(group) ? 'refused' : 'done';
  },
  undoDeclineTransfer: refused,
  nameGroup: anyOwner(() => 'done'),
  cancelSubscriptionGroup: wholeGroup(
    (group) => (isPastDue(group) && sees(group, 0) ? says('ERR_33') : 'refused'),
    (group) => {
      // Repeated, it changes nothing.
      if (isCanceled(group)) return null;
      return isPastDue(group) ? 'done' : 'refused';
    },
  ),
  retryPayment: anyOwner((group) => (isPastDue(group) ? 'done' : 'refused')),
  reactivate: wholeGroup(
    (group) => {
      // The kind of an unseen group is unknown.
      if (!sees(group, 0)) return 'refused';
      return group.kind === 'rp' ? says('ERR_34') : says('ERR_35');
    },
    (group) => {
      if (isPastDue(group) || isPending(group) || group.kind === 'ase') return null;
      if (isEnded(group)) return 'done';
      return says(group.kind === 'rp' ? 'ERR_28' : 'ERR_28_CLOUD');
    },
  ),
  addUsersToPo: anyOwner((group) =>
    group.kind === 'rp' && group.state === 'purchase order' ? 'done' : 'refused',
  ),
  buyRpSubscription: joined('rp'),
  buyCloudSubscription: joined('cfb'),
  renewPo: poRenewal(['rp']),
  renewAsePo: poRenewal(['ase']),
  renewCloudPo: poRenewal(['cfb', 'cloud']),
  setAutoRenew: poRenewal(['rp']),
  cancelCloudGroup: cloudOwner((group) => cloudEnd(group, 'going')),
  uncancelCloudGroup: cloudOwner((group) => cloudEnd(group, 'canceled')),
  modifyCloudSeats: cloudOwner((group) => {
    const verdict = cloudEnd(group, isCanceled(group) ? 'canceled' : 'going');
    return group.kind === 'ase' && verdict === 'done' ? 'refused' : verdict;
  }),
  changeCloudTerm: cloudOwner((group, { term }) => {
    if (isPo(group)) return says('ERR_39');
    if (isPastDue(group)) return says('ERR_40');
    if (isEnded(group)) return null;
    if (group.term === term) return says('ERR_46_TERM');
    return isCanceled(group) ? 'refused' : 'done';
  }),
  changeBundle: wholeGroup(
    ({ kind }) => (kind === 'ase' ? says('ERR_35') : 'refused'),
    (group, { edition }) => {
      if (group.kind !== 'ase') return 'refused';
      if (isPo(group)) return says('ERR_47');
      if (isPastDue(group)) return says('ERR_41');
      if (isEnded(group)) return null;
      const from = group.editions.map((each) => (each === 0 ? 0 : 1));
      if (from.every((each) => each === edition)) return says('ERR_46_EDITION');
      return isCanceled(group) ? null : 'done';
    },
  ),
  cloudTransferOwner: cloudOwner((group) => {
    if (isPastDue(group)) return says('ERR_38');
    return isPending(group) ? 'refused' : 'done';
  }),
  assignDomain: cloudOwner((group) =>
    isEnded(group) || isPastDue(group) || group.kind === 'cloud' ? null : 'done',
  ),
  buyUpgrade: seatRow(({ kind }) => (kind === 'perpetual' ? 'done' : 'refused')),
} as const satisfies Readonly<Record<string, (asked: Asked) => Verdict>>;

export type Action = keyof typeof RULES;
