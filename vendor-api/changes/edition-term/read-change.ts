import type { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { isTermCode } from '#domain/terms/term-code';
import type { Refusal } from '../../orders/order-answer';
import type { ChangeWish } from '../../orders/order-snapshot';
import { invalidInput } from '../../orders/refusals';
import type { ChangeForm } from './change-form';
import type { Selected } from './select-units';

type Reading =
  | { readonly ok: true; readonly wish: ChangeWish; readonly selected: Selected }
  | { readonly ok: false; readonly refusal: Refusal };

const EDITIONS = [0, 1, 2] as const;
const BUNDLES = [3, 4, 5, 6, 7] as const;

/**
 * What a form asks for, if that makes sense in itself: an edition, a bundle or a term that there is, and seats or a cloud
 * group to change.
 */
export function readChange(form: ChangeForm): Reading {
  const wish = readWish(form);
  if (wish === null) return { ok: false, refusal: invalidInput(message.unknownProduct) };
  const selected = readSelected(form);
  if (selected === null) return { ok: false, refusal: invalidInput(message.groupMissing) };
  return { ok: true, wish, selected };
}

// A cloud group changes as a whole, whatever seats are named besides.
function readSelected({ isCloud, subscriptionId, seatIds }: ChangeForm): Selected | null {
  if (isCloud) return subscriptionId === '' ? null : { subscriptionId };
  const named = [...new Set(seatIds)].filter((id) => id !== '');
  return named.length === 0 ? null : { seatIds: named };
}

function readWish(form: ChangeForm): ChangeWish | null {
  if ('newTerm' in form) {
    const termCode = Number(form.newTerm);
    return isTermCode(termCode) ? { change: 'TERM', termCode } : null;
  }
  const licenseTypes: readonly LicenseType[] = form.isCloud ? BUNDLES : EDITIONS;
  const licenseType = licenseTypes.find((type) => String(type) === form.newEdition);
  return licenseType === undefined ? null : { change: 'EDITION', licenseType };
}
