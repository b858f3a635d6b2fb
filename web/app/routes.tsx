import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { routes } from './paths';
import { screens } from './screens';
import { signInTarget } from './session/sign-in-target';
import { Shell } from './shell/shell';

const ManagePage = lazy(() => screens.manage().then((module) => ({ default: module.ManagePage })));
const BuyPage = lazy(() => screens.buy().then((module) => ({ default: module.BuyPage })));
const ConfirmationPage = lazy(() =>
  screens.confirmation().then((module) => ({ default: module.ConfirmationPage })),
);
const ThankYouPage = lazy(() => screens.thankYou().then((module) => ({ default: module.ThankYouPage })));
const BillingPage = lazy(() => screens.billing().then((module) => ({ default: module.BillingPage })));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={routes.manage} element={<ManagePage />} />
        <Route path={routes.buy} element={<BuyPage />} />
        <Route path={routes.buyCloudForBusiness} element={<BuyPage />} />
        <Route path={routes.confirmation} element={<ConfirmationPage />} />
        <Route path={routes.thankYou} element={<ThankYouPage />} />
        <Route path={routes.billing} element={<BillingPage />} />
      </Route>
      <Route path={routes.home} element={<SignedInEntry />} />
      <Route path={routes.login} element={<SignedInEntry />} />
      <Route path="*" element={<Navigate to={routes.home} replace />} />
    </Routes>
  );
}

/** Where somebody goes who is signed in: to what they came for, else to Manage Products (AUTH-10, AUTH-11, AUTH-28). */
function SignedInEntry() {
  return <Navigate to={signInTarget(useLocation())} replace />;
}
