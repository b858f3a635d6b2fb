import { z } from 'zod';
import { notReactivated } from '#domain/changes/reactivate/check-reactivation';
import {
  type ReactivatedLicense,
  reactivatedItems,
  reactivatedLicenses,
  reactivatedSeats,
} from '#domain/changes/reactivate/reactivated-seats';
import { message } from '#domain/messages/catalogue';
import type { CartItem } from '#domain/store/carts/cart-items';
import { isElsewhere, joinedGroup } from '#domain/store/groups/co-term';
import { parseTermCode, type TermCode } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import { formList, formText } from '../../http/parse-input';
import type { GroupRow } from '../../licenses/group-rows';
import { renewingSeats } from '../../licenses/seat-facts';
import { payFields } from '../../orders/payment';
import {
  type Checked,
  groupElsewhere,
  invalidInput,
  nothingSelected,
  priceChanged,
  refused,
} from '../../orders/refusals';
import type { CartContents } from '../../store/cart-snapshot';
import { cartFields, readGroupChoice, type SentAdjustment } from '../../store/carts/cart-form';
import { type CloudCartForm, cloudAdjustments, readCloudCart } from '../../store/carts/cloud-cart';

/** REST-29. The contract has no total; a total or coupons that are sent along must be right. */
export const reactivationForm = z.object({
  seatIds: formList(formText(64)),
  subscriptionGroups: formList(formText(64)),
  newTerm: formText(8),
  cotermGroup: formText(64),
  userTotalPrice: formText(32),
  appliedCoupons: cartFields.appliedCoupons,
  ...payFields,
});

type Contents = Checked<{
  readonly items: readonly CartItem[];
  readonly contents: CartContents;
  readonly licenses: readonly ReactivatedLicense[];
}>;

interface RequestedReactivation {
  readonly groupId: string;
  readonly term: TermCode;
  readonly coTermId: string | null;
  readonly isCloud: boolean;
  readonly adjustments: readonly SentAdjustment[];
  contentsOf(db: Database, group: GroupRow): Promise<Contents>;
}

export type RequestReading = Checked<{ readonly requested: RequestedReactivation }>;

export function readRpReactivation(form: z.infer<typeof reactivationForm>): RequestReading {
  const [groupId, ...others] = form.subscriptionGroups;
  if (groupId === undefined || form.seatIds.length === 0) return refused(nothingSelected);
  if (others.length > 0) return refused(invalidInput(message.oneGroupOnly));
  const requested: RequestedReactivation = {
    groupId,
    term: parseTermCode(form.newTerm),
    coTermId: joinedGroup(form.cotermGroup),
    isCloud: false,
    adjustments: [],
    contentsOf: (db, group) => seatsOf(db, group, form.seatIds),
  };
  return { ok: true, requested };
}

async function seatsOf(db: Database, group: GroupRow, sent: readonly string[]): Promise<Contents> {
  const seats = reactivatedSeats(group, group.kind === 'rp' ? await renewingSeats(db, group.id) : []);
  const licenses = reactivatedLicenses(seats);
  if (licenses === null) return refused(notReactivated(false));
  // The sent seats must be the ones shown.
  const sentIds = new Set(sent);
  const isShown = sentIds.size === seats.length && seats.every(({ seatId }) => sentIds.has(seatId));
  if (!isShown) return refused(priceChanged);
  return { ok: true, items: reactivatedItems(licenses), contents: { kind: 'rp' }, licenses };
}

export function readCloudReactivation(form: CloudCartForm): RequestReading {
  if (!form.isReactivate || form.reactivatingSub === '')
    return refused(invalidInput(message.reactivationNotTaken));
  const choice = readGroupChoice(form);
  if (!choice.ok) return choice;
  const requested: RequestedReactivation = {
    groupId: form.reactivatingSub,
    term: choice.term,
    coTermId: choice.groupId,
    isCloud: true,
    adjustments: cloudAdjustments(form),
    contentsOf: async (_db, group) => countsOf(form, group),
  };
  return { ok: true, requested };
}

// The group already has a plan and an assignment; the form's assignment only fills in a missing one.
function countsOf(form: CloudCartForm, { kind: plan, domain, instanceId }: GroupRow): Contents {
  if (plan !== 'cfb' && plan !== 'cloud') return refused(notReactivated(true));
  const cart = readCloudCart(form, plan);
  if (!cart.ok) return cart;
  const { domain: sentDomain, orgId: sentOrg } = cart.contents;
  const sent = { domain: sentDomain, orgId: sentOrg };
  if (isElsewhere(sent, { domain, orgId: instanceId })) return refused(groupElsewhere);
  const assigned = { domain: domain ?? sentDomain, orgId: instanceId ?? sentOrg };
  return { ok: true, items: cart.items, contents: { ...cart.contents, ...assigned }, licenses: [] };
}
