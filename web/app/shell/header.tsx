import { IconChevronDown, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '../../ui/logo';
import { MenuOnDemand } from '../../ui/overlays/menu-on-demand';
import { Tooltip } from '../../ui/overlays/tooltip';
import { JUMP_KEYS, open } from '../palette/opened';
import { routes } from '../paths';
import { ProfilePhoto } from '../photo/profile-photo';
import { preloadScreen } from '../screens';
import { useSignedIn } from '../session/session-context';
import { useViewerQuery, type ViewerQuery } from '../session/viewer.generated';
import { DelegateBanner } from './delegate-banner';
import frame from './header.module.css';
import classes from './shell.module.css';
import { addressOf, isOfTab, type Tab, tabsFor } from './tabs';

export function Header() {
  const { data } = useViewerQuery();
  const viewer = data?.viewer ?? null;
  // Known before the viewer is read.
  const { isDelegate } = useSignedIn().customer;
  return (
    <header className={frame['header']} data-paper="off">
      <DelegateBanner isDelegate={isDelegate} />
      <div className={frame['bar']}>
        <Link to={routes.manage} className={frame['home']}>
          <Logo />
        </Link>
        <TabLinks tabs={tabsFor(isDelegate)} />
        <span className={classes['grow']} />
        <JumpButton />
        <HelpMenu />
        <UserMenu viewer={viewer} />
        <SmallScreenMenu />
      </div>
    </header>
  );
}

function JumpButton() {
  return (
    <button type="button" className={classes['jump']} onClick={() => open('jump')}>
      <IconSearch size="1rem" aria-hidden="true" />
      <span>Jump to…</span>
      <kbd>{JUMP_KEYS}</kbd>
    </button>
  );
}

function HelpMenu() {
  return (
    <MenuOnDemand
      width={240}
      loadItems={async () => (await import('./menu-items')).HelpItems}
      itemsProps={{}}
      button={
        <button type="button" className={classes['help']}>
          Help <IconChevronDown size="0.875rem" aria-hidden="true" />
        </button>
      }
    />
  );
}

function SmallScreenMenu() {
  return (
    <Tooltip label="Menu">
      <MenuOnDemand
        width={260}
        loadItems={async () => (await import('./menu-items')).SmallScreenItems}
        itemsProps={{}}
        button={
          <button type="button" className={classes['burger']} aria-label="Menu">
            <IconMenu2 size="1.25rem" aria-hidden="true" />
          </button>
        }
      />
    </Tooltip>
  );
}

function TabLinks({ tabs }: { tabs: readonly Tab[] }) {
  const place = useLocation();
  const { id } = useSignedIn().customer;
  return (
    <nav className={frame['tabs']} aria-label="Main">
      {tabs.map((tab) => {
        const load = () => preloadScreen(tab.path);
        return (
          <Link
            key={tab.path}
            to={addressOf(tab, place, id)}
            className={frame['tab']}
            aria-current={isOfTab(tab, place) ? 'page' : undefined}
            onMouseEnter={load}
            onFocus={load}
          >
            {tab.label}
          </Link>
        );
      })}
    </nav>
  );
}

function UserMenu({ viewer }: { viewer: ViewerQuery['viewer'] }) {
  const name = viewer?.name || viewer?.email || '';
  const label = name ? `Account of ${name}` : 'Account';
  return (
    <Tooltip label={label}>
      <MenuOnDemand
        width={260}
        loadItems={async () => (await import('./menu-items')).UserItems}
        itemsProps={{}}
        button={
          <button type="button" className={classes['user']} aria-label={label}>
            <ProfilePhoto url={viewer?.profileImg ?? null} name={name} size={28} />
          </button>
        }
      />
    </Tooltip>
  );
}
