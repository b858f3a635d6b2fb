import page from '../../ui/page.module.css';
import { fieldOf } from '../field-of';
import { titleAt } from '../screens';
import header from '../shell/header.module.css';
import { isOfTab, type Place, tabsFor } from '../shell/tabs';
import { EntryFrame } from './entry-frame';
import { Opening, StartingScreen } from './unavailable-screen';

/** Shows the tabs and the title of the page in their final place before the content has loaded. */
export function OpeningScreen({ isDelegate = false }: { isDelegate?: boolean }) {
  const { pathname } = window.location;
  const title = titleAt(pathname);
  // The router, which has not loaded yet, keeps the state of a navigation in `usr`.
  const place = { pathname, state: fieldOf(window.history.state, 'usr') };
  const tabs = <OpeningTabs place={place} isDelegate={isDelegate} />;
  if (title === undefined) return <StartingScreen tabs={tabs} isDelegate={isDelegate} />;
  return (
    <EntryFrame tabs={tabs} isDelegate={isDelegate} isCentred={false}>
      <div className={page['page']}>
        {/* Visual only: screen readers get the title when the page is there. */}
        <div className={page['heading']} aria-hidden="true">
          <h1>{title}</h1>
        </div>
        <Opening />
      </div>
    </EntryFrame>
  );
}

/** Visual only, as the account is not open yet. */
function OpeningTabs({ place, isDelegate }: { place: Place; isDelegate: boolean }) {
  return (
    <div className={header['tabs']} aria-hidden="true">
      {tabsFor(isDelegate).map((tab) => (
        <span
          key={tab.name}
          className={header['tab']}
          aria-current={isOfTab(tab, place) ? 'page' : undefined}
        >
          {tab.label}
        </span>
      ))}
    </div>
  );
}
