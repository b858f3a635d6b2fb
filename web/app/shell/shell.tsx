import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingAnnouncement } from '../../ui/loading';
import { PageSkeleton } from '../../ui/page-skeleton';
import { Footer } from './footer';
import { Header } from './header';
import { LapsedSession } from './lapsed-session';
import { RouteFocus } from './route-focus';
import { ScreenBoundary } from './screen-boundary';
import classes from './shell.module.css';
import { SwitchNote } from './switch-note';
import { Toasts } from './toasts';

const MAIN_ID = 'main';

/** What stands around every page: header, page, footer, and what may come over them. */
export function Shell() {
  return (
    <div className={classes['shell']}>
      <a className={classes['skip']} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <main id={MAIN_ID} className={classes['main']} tabIndex={-1}>
        <RouteFocus mainId={MAIN_ID} />
        <ScreenBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Footer />
      <LoadingAnnouncement />
      <Toasts />
      <LapsedSession />
      <SwitchNote />
    </div>
  );
}
