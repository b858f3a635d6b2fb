import { type ComponentType, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { loginRedirect } from '#domain/account/login-redirect';
import { lazyPart } from '../ui/lazy-part';
import { buyActionPath } from './buy-action-path';
import { useLeavePrompt } from './leave-prompt';
import { routes } from './paths';
import { loadedScreen, loadScreen, SCREEN_NAMES, type ScreenName } from './screens';
import { Shell } from './shell/shell';

const PAGES = SCREEN_NAMES.map((name) => {
  const Later = lazyPart(() => loadScreen(name));
  return { name, path: routes[name], element: <Screen key={name} name={name} later={Later} /> };
});

/** Renders a loaded screen immediately: React shows the fallback of any other for at least 300 ms. */
function Screen({ name, later }: { name: ScreenName; later: ComponentType }) {
  const [Page] = useState(() => loadedScreen(name) ?? later);
  return <Page />;
}

export function AppRoutes() {
  useLeavePrompt();
  return (
    <Routes>
      <Route element={<Shell />}>
        {PAGES.map(({ name, path, element }) => (
          <Route key={name} path={path} element={element} />
        ))}
        <Route
          path={routes.buyCloudForBusiness}
          element={PAGES.find(({ name }) => name === 'buy')?.element}
        />
      </Route>
      <Route path={routes.buyCloudForBusinessBefore} element={<CloudForBusinessBefore />} />
      <Route path={routes.buyAction} element={<BuyAction />} />
      <Route path={routes.home} element={<SignedInEntry />} />
      <Route path={routes.login} element={<SignedInEntry />} />
      <Route path="*" element={<Navigate to={routes.home} replace />} />
    </Routes>
  );
}

/** Sends signed-in customers on to their target, else to Manage Products (AUTH-10, AUTH-11, AUTH-28). */
function SignedInEntry() {
  return <Navigate to={loginRedirect(useLocation().search)} replace />;
}

function CloudForBusinessBefore() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: routes.buyCloudForBusiness, search }} replace />;
}

function BuyAction() {
  const { action = '', subGroupId } = useParams();
  const { search, state } = useLocation();
  return <Navigate to={buyActionPath({ action, subGroupId, search }) ?? routes.home} state={state} replace />;
}
