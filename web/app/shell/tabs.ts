import { routes } from '../paths';

export interface Tab {
  label: string;
  path: string;
}

const BUY: Tab = { label: 'Buy', path: routes.buy };

const TABS: readonly Tab[] = [
  { label: 'Manage Products', path: routes.manage },
  BUY,
  { label: 'Billing', path: routes.billing },
  { label: 'Edit Profile', path: routes.profile },
];

/** The tabs in their order; a delegate does not see Buy (NAV-18, MODE-04). */
export function tabsFor(isDelegate: boolean): readonly Tab[] {
  return isDelegate ? TABS.filter((tab) => tab !== BUY) : TABS;
}
