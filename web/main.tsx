import '@fontsource-variable/inter/index.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './app/theme/forced-colors.css';
import './app/theme/paper.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { prepare } from './app/load-app';
import { Root } from './app/root';
import { AUTH_SUCCESS, browserEnvironment } from './app/session/browser-environment';
import { Session } from './app/session/session';
import { SessionProvider } from './app/session/session-context';
import { printOnWhite } from './app/theme/paper';
import { shareStyleNonce } from './app/theme/style-nonce';
import { forgetSelection } from './checkout/forget-selection';

const environment = browserEnvironment(window);
shareStyleNonce();
printOnWhite(window);
forgetSelection(window);
const session = new Session(environment);
void session.start();
// A customer who was signed in before most likely still is.
const storedToken = environment.tokens.read();
if (storedToken) prepare(session, storedToken, window.location);
window.addEventListener(AUTH_SUCCESS, () => prepare(session, session.token(), window.location));

window.addEventListener('pagehide', session.unload);
// A page from the back-forward cache may show data from before a sign-out.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <SessionProvider session={session}>
        <Root isReturning={storedToken !== ''} />
      </SessionProvider>
    </StrictMode>,
  );
}
