import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { focusMain } from '../../ui/overlays/focus-places';
import { notify } from '../../ui/overlays/notify';
import { CatchBoundary } from '../../ui/states/catch-boundary';
import { PageSkeleton } from '../../ui/states/page-skeleton';
import { PaletteLayer } from '../palette/palette-layer';
import { titleAt } from '../screens';
import { usePortalConfig, useSignedIn } from '../session/session-context';
import { consumeSwitchFlag } from '../session/storage/tab-memory';
import { ExpiredSession } from './expired-session';
import { Header } from './header';
import { Messages } from './messages';
import { RouteError } from './route-error';
import { useRouteScroll } from './route-scroll';
import classes from './shell.module.css';

const MAIN_ID = 'main';

export function Shell() {
  const { pathname } = useLocation();
  return (
    <div className={classes['shell']}>
      <a className={classes['skip']} href={`#${MAIN_ID}`} data-paper="off">
        Skip to content
      </a>
      <Header />
      <main id={MAIN_ID} className={classes['main']} tabIndex={-1}>
        <RouteFocus />
        <ScreenBoundary>
          <Suspense fallback={<PageSkeleton title={titleAt(pathname)} />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Footer />
      <Messages />
      <PaletteLayer />
      <ExpiredSession />
      <SwitchNote />
    </div>
  );
}

function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useRouteScroll(useSignedIn().customer.id);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
  }, [pathname]);
  return null;
}

function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <CatchBoundary fallback={<RouteError />} of={pathname + search}>
      {children}
    </CatchBoundary>
  );
}

function SwitchNote() {
  const { name, email } = useSignedIn().customer;
  useEffect(() => {
    if (!consumeSwitchFlag()) return;
    const who = name ? `${name} (${email})` : email;
    void notify({ message: `You are now signed in as ${who}.`, tone: 'INFO', stays: true });
  }, [name, email]);
  return null;
}

const FIRST_YEAR = 2002;

function Footer() {
  const { footerLinks, today } = usePortalConfig();
  return (
    <footer className={classes['footer']} data-paper="off">
      <div className={classes['footerBar']}>
        <span>
          © {FIRST_YEAR}-{today.slice(0, 4)}
        </span>
        {footerLinks.length > 0 && (
          <nav className={classes['footerLinks']} aria-label="About the vendor">
            {footerLinks.map((link) => (
              <a key={link.href} href={link.href}>
                {link.label}
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
