export type ConfirmationVariant =
  | 'PERPETUAL_KEYS'
  | 'ASE'
  | 'CLOUD'
  | 'SUBSCRIPTION_GENERIC'
  | 'RP_SUBSCRIPTION';

/** The flags of a confirmation that choose its layout (CONF-07). */
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

/** The buttons of a variant, in order (T-13, CONF-05). */
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
