import { parseTermCode, type TermCode } from '../terms/term-code';

type ConfirmationVariant = 'PERPETUAL_KEYS' | 'ASE' | 'CLOUD' | 'SUBSCRIPTION_GENERIC' | 'RP_SUBSCRIPTION';

export interface ConfirmationFlags {
  isSubscription: boolean;
  isAseSub: boolean;
  isCloud: boolean;
  isCfb: boolean;
  isReactivate: boolean;
  isTerm: boolean;
  isEdition: boolean;
  isRenewal: boolean;
  isAutoRenew: boolean;
}

/** T-13; the first row that matches wins (D-109). */
export function confirmationVariant(flags: ConfirmationFlags): ConfirmationVariant {
  if (!flags.isSubscription) return 'PERPETUAL_KEYS';
  if (flags.isAseSub) return 'ASE';
  if (flags.isCloud || flags.isCfb) return 'CLOUD';
  return isChange(flags) ? 'SUBSCRIPTION_GENERIC' : 'RP_SUBSCRIPTION';
}

export type ConfirmationButton =
  | 'Assign Domain'
  | 'Assign Subscriptions'
  | 'Assign Seats'
  | 'Assign Organization'
  | 'Billing'
  | 'Manage Products';

interface ButtonQuestion {
  isCfb: boolean;
  domain: string | null;
  instanceId: string | null;
}

export function confirmationButtons(
  variant: ConfirmationVariant,
  question: ButtonQuestion,
): ConfirmationButton[] {
  const assign = assignButton(variant, question);
  return assign === null ? ['Billing', 'Manage Products'] : [assign, 'Billing', 'Manage Products'];
}

function assignButton(variant: ConfirmationVariant, question: ButtonQuestion): ConfirmationButton | null {
  switch (variant) {
    case 'PERPETUAL_KEYS':
    case 'SUBSCRIPTION_GENERIC':
      return null;
    case 'ASE':
      return 'Assign Domain';
    case 'CLOUD':
      if (question.domain || question.instanceId) return 'Assign Seats';
      return question.isCfb ? 'Assign Domain' : 'Assign Organization';
    case 'RP_SUBSCRIPTION':
      return 'Assign Subscriptions';
  }
}

function isChange(flags: ConfirmationFlags): boolean {
  return flags.isTerm || flags.isEdition || flags.isReactivate || flags.isRenewal || flags.isAutoRenew;
}

type ConfirmationChange = 'TERM' | 'EDITION' | 'REACTIVATION' | 'RENEWAL' | 'AUTO_RENEW';

/** Change made by an order, by the first set flag; null for a first purchase (T-13, row 4). */
export function confirmationChange(flags: ConfirmationFlags): ConfirmationChange | null {
  if (flags.isTerm) return 'TERM';
  if (flags.isEdition) return 'EDITION';
  if (flags.isReactivate) return 'REACTIVATION';
  if (flags.isRenewal) return 'RENEWAL';
  return flags.isAutoRenew ? 'AUTO_RENEW' : null;
}

/** Term of a confirmation; flags lengthen an annual one (CONF-11). */
export function confirmationTermCode(confirmation: {
  term: unknown;
  is2Year: boolean;
  is3Year: boolean;
}): TermCode {
  const code = parseTermCode(confirmation.term);
  if (code !== 2) return code;
  if (confirmation.is3Year) return 5;
  return confirmation.is2Year ? 4 : 2;
}

const TEAM_KEY_SHOWN = 64;

/** Shortens a Team key for screens; copies, prints and mails have all of it (CONF-04, D-55). */
export function shownTeamKey(key: string): string {
  return key.slice(0, TEAM_KEY_SHOWN);
}
