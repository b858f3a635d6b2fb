import page from '../../ui/page.module.css';
import { titleAt } from '../screens';
import { EntryFrame } from './entry-frame';
import { Opening, StartingScreen } from './unavailable-screen';

/** The title of the page behind the address where it will stand, long before what is below it has arrived. */
export function OpeningScreen() {
  const title = titleAt(window.location.pathname);
  if (title === undefined) return <StartingScreen />;
  return (
    <EntryFrame isCentred={false}>
      <div className={page['page']}>
        {/* For the eye: whoever hears the page is told once it is there. */}
        <div className={page['heading']} aria-hidden="true">
          <h1>{title}</h1>
        </div>
        <Opening />
      </div>
    </EntryFrame>
  );
}
