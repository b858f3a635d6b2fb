import { z } from 'zod';
import type { ChangeTarget } from '#domain/changes/edition-term/change-plan';
import { LICENSE_TYPES, type LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { isTermCode } from '#domain/terms/term-code';
import { formFlag, formList, formText } from '../../http/parse-input';
import { day, optionalPayment, orderFields, termCode } from '../../orders/order-snapshot';
import { payFields } from '../../orders/payment';
import { type Checked, invalidInput, refused } from '../../orders/refusals';
import { priceFields } from '../../store/carts/cart-form';
import type { Selected } from './select-units';

/** REST-26, REST-27. Groups and terms sent along are ignored, because the service knows them (D-143). */
const changeFields = {
  seatIds: formList(formText(64)),
  isCloud: formFlag,
  subscriptionId: formText(64),
  ...priceFields,
  ...payFields,
};

export const editionChangeForm = z.object({ ...changeFields, newEdition: formText(8) });
export const termChangeForm = z.object({ ...changeFields, newTerm: formText(8) });
export type ChangeForm = z.infer<typeof editionChangeForm> | z.infer<typeof termChangeForm>;

const changeTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('EDITION'), licenseType: z.literal(LICENSE_TYPES) }),
  z.object({ kind: z.literal('TERM'), term: termCode }),
]);

const EDITIONS = [0, 1, 2] as const;
const BUNDLES = [3, 4, 5, 6, 7] as const;

export function readChange(
  form: ChangeForm,
): Checked<{ readonly requested: ChangeTarget; readonly selected: Selected }> {
  const requested = readRequested(form);
  if (requested === null) return refused(invalidInput(message.unknownProduct));
  const selected = readSelected(form);
  if (selected === null) return refused(invalidInput(message.groupMissing));
  return { ok: true, requested, selected };
}

// A cloud group changes as a whole, regardless of the seats sent.
function readSelected({ isCloud, subscriptionId, seatIds }: ChangeForm): Selected | null {
  if (isCloud) return subscriptionId === '' ? null : { subscriptionId };
  const named = [...new Set(seatIds)].filter((id) => id !== '');
  return named.length === 0 ? null : { seatIds: named };
}

function readRequested(form: ChangeForm): ChangeTarget | null {
  if ('newTerm' in form) {
    const term = Number(form.newTerm);
    return isTermCode(term) ? { kind: 'TERM', term } : null;
  }
  const licenseTypes: readonly LicenseType[] = form.isCloud ? BUNDLES : EDITIONS;
  const licenseType = licenseTypes.find((type) => String(type) === form.newEdition);
  return licenseType === undefined ? null : { kind: 'EDITION', licenseType };
}

const licenseType = z.literal(LICENSE_TYPES);

const changedGroup = z.object({
  subscriptionId: z.string(),
  termCode,
  periodEnd: day,
  expireDate: day,
  isPurchaseOrder: z.boolean(),
  units: z
    .array(
      z.object({
        seatId: z.string().nullable(),
        quantity: z.number().int().positive(),
        effect: z.enum(['NOW', 'TERM_END', 'REVERT']),
        from: licenseType,
        licenseType,
        termCode,
        /** Last covered day of a unit that ends instead of being billed again. */
        endsOn: day.nullable().default(null),
      }),
    )
    .min(1),
});
export type ChangedGroup = z.infer<typeof changedGroup>;

export const changeSnapshot = z.object({
  kind: z.enum(['edition', 'term']),
  ...orderFields,
  termCode,
  requested: changeTarget,
  /** Hash of everything the price depends on. */
  basis: z.string(),
  groups: z.array(changedGroup).min(1),
  isCloud: z.boolean(),
  payment: optionalPayment,
});
export type ChangeSnapshot = z.infer<typeof changeSnapshot>;
