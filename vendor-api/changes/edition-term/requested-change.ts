import { z } from 'zod';
import { LICENSE_TYPES, type LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { isTermCode } from '#domain/terms/term-code';
import type { Refusal } from '../../orders/order-answer';
import { termCode } from '../../orders/order-snapshot';
import { invalidInput } from '../../orders/refusals';
import type { ChangeForm } from './change-form';
import type { Selected } from './select-units';

export const requestedChange = z.discriminatedUnion('change', [
  z.object({ change: z.literal('EDITION'), licenseType: z.literal(LICENSE_TYPES) }),
  z.object({ change: z.literal('TERM'), termCode }),
]);
export type RequestedChange = z.infer<typeof requestedChange>;

type Reading =
  | { readonly ok: true; readonly requested: RequestedChange; readonly selected: Selected }
  | { readonly ok: false; readonly refusal: Refusal };

const EDITIONS = [0, 1, 2] as const;
const BUNDLES = [3, 4, 5, 6, 7] as const;

export function readChange(form: ChangeForm): Reading {
  const requested = readRequested(form);
  if (requested === null) return { ok: false, refusal: invalidInput(message.unknownProduct) };
  const selected = readSelected(form);
  if (selected === null) return { ok: false, refusal: invalidInput(message.groupMissing) };
  return { ok: true, requested, selected };
}

// A cloud group changes as a whole, whatever seats are sent.
function readSelected({ isCloud, subscriptionId, seatIds }: ChangeForm): Selected | null {
  if (isCloud) return subscriptionId === '' ? null : { subscriptionId };
  const named = [...new Set(seatIds)].filter((id) => id !== '');
  return named.length === 0 ? null : { seatIds: named };
}

function readRequested(form: ChangeForm): RequestedChange | null {
  if ('newTerm' in form) {
    const term = Number(form.newTerm);
    return isTermCode(term) ? { change: 'TERM', termCode: term } : null;
  }
  const licenseTypes: readonly LicenseType[] = form.isCloud ? BUNDLES : EDITIONS;
  const licenseType = licenseTypes.find((type) => String(type) === form.newEdition);
  return licenseType === undefined ? null : { change: 'EDITION', licenseType };
}
