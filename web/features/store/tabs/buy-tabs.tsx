import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { BuyTab } from '#domain/store/carts/buy-tab';
import { usePortalConfig } from '../../../app/session/session-context';
import { LinkTabs } from '../../../ui/link-tabs';
import { emptyTabPath, isCloudAuthorAsked, TAB_LABELS, TABS } from './tab-path';

interface BuyTabsProps {
  tab: BuyTab;
  /** Null until the customer's own answer arrives; until then the settings decide. */
  isCloudAuthorEnabled: boolean | null;
  isLocked: boolean;
}

export function BuyTabs({ tab, isCloudAuthorEnabled, isLocked }: BuyTabsProps) {
  const { upgradeUrl, cloudAuthor } = usePortalConfig();
  const [query] = useSearchParams();
  const addressOf = useTabAddresses(tab);
  const isOffered: Record<BuyTab, boolean> = {
    rp: true,
    cloud: isCloudAuthorEnabled ?? cloudAuthor,
    cfb: true,
    upgrade9: upgradeUrl !== null,
  };
  const tabs = TABS.filter((each) => isOffered[each] || each === tab).map((each) => ({
    label: TAB_LABELS[each],
    to: addressOf(each) ?? emptyTabPath(each, isCloudAuthorAsked(query)),
    isCurrent: each === tab,
  }));
  return <LinkTabs label="What to buy" tabs={tabs} isLocked={isLocked} />;
}

function useTabAddresses(tab: BuyTab): (tab: BuyTab) => string | undefined {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const [seen, setSeen] = useState<Partial<Record<BuyTab, string>>>({});
  if (seen[tab] !== here) setSeen({ ...seen, [tab]: here });
  return (each) => (each === tab ? here : seen[each]);
}
