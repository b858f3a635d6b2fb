import page from '../../ui/page.module.css';
import { titleAt } from '../screens';
import { EntryFrame } from './entry-frame';
import { Opening, StartingScreen } from './unavailable-screen';

/** Shows the title of the page in its final place before the content has loaded. */
export function OpeningScreen() {
  const title = titleAt(window.location.pathname);
  if (title === undefined) return <StartingScreen />;
  return (
    <EntryFrame isCentred={false}>
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
