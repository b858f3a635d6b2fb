import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { loginRedirect } from '#domain/account/login-redirect';
import { buyActionPath } from './buy-action-path';
import { routes } from './paths';
import { screens } from './screens';
import { Shell } from './shell/shell';

const ManagePage = lazy(() => screens.manage().then((module) => ({ default: module.ManagePage })));
const BuyPage = lazy(() => screens.buy().then((module) => ({ default: module.BuyPage })));
const AddUsersPage = lazy(() => screens.addUsers().then((module) => ({ default: module.AddUsersPage })));
const ConfirmationPage = lazy(() =>
  screens.confirmation().then((module) => ({ default: module.ConfirmationPage })),
);
const ChangeEditionPage = lazy(() =>
  screens.changeEdition().then((module) => ({ default: module.ChangeEditionPage })),
);
const ChangeTermPage = lazy(() =>
  screens.changeTerm().then((module) => ({ default: module.ChangeTermPage })),
);
const PerpetualUpgradePage = lazy(() =>
  screens.perpetualUpgrade().then((module) => ({ default: module.PerpetualUpgradePage })),
);
const ThankYouPage = lazy(() => screens.thankYou().then((module) => ({ default: module.ThankYouPage })));
const ReactivatePage = lazy(() =>
  screens.reactivate().then((module) => ({ default: module.ReactivatePage })),
);
const RenewPage = lazy(() => screens.renew().then((module) => ({ default: module.RenewPage })));
const TransferPage = lazy(() => screens.transfer().then((module) => ({ default: module.TransferPage })));
const RetryPage = lazy(() => screens.retryPayment().then((module) => ({ default: module.RetryPage })));
const BillingPage = lazy(() => screens.billing().then((module) => ({ default: module.BillingPage })));
const ProfilePage = lazy(() => screens.profile().then((module) => ({ default: module.ProfilePage })));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={routes.manage} element={<ManagePage />} />
        <Route path={routes.buy} element={<BuyPage />} />
        <Route path={routes.buyCloudForBusiness} element={<BuyPage />} />
        <Route path={routes.addUsers} element={<AddUsersPage />} />
        <Route path={routes.confirmation} element={<ConfirmationPage />} />
        <Route path={routes.changeEdition} element={<ChangeEditionPage />} />
        <Route path={routes.changeTerm} element={<ChangeTermPage />} />
        <Route path={routes.perpetualUpgrade} element={<PerpetualUpgradePage />} />
        <Route path={routes.reactivate} element={<ReactivatePage />} />
        <Route path={routes.renew} element={<RenewPage />} />
        <Route path={routes.transfer} element={<TransferPage />} />
        <Route path={routes.retryPayment} element={<RetryPage />} />
        <Route path={routes.thankYou} element={<ThankYouPage />} />
        <Route path={routes.billing} element={<BillingPage />} />
        <Route path={routes.profile} element={<ProfilePage />} />
      </Route>
      <Route path={routes.buyCloudForBusinessBefore} element={<CloudForBusinessBefore />} />
      <Route path={routes.buyAction} element={<BuyAction />} />
      <Route path={routes.home} element={<SignedInEntry />} />
      <Route path={routes.login} element={<SignedInEntry />} />
      <Route path="*" element={<Navigate to={routes.home} replace />} />
    </Routes>
  );
}

/** Where somebody goes who is signed in: to what they came for, else to Manage Products (AUTH-10, AUTH-11, AUTH-28). */
function SignedInEntry() {
  return <Navigate to={loginRedirect(useLocation().search)} replace />;
}

/** Where old links to Cloud for Business lead, with what they ask for (NAV-16). */
function CloudForBusinessBefore() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: routes.buyCloudForBusiness, search }} replace />;
}

/** The page behind an address that names an action, with what was selected for it, or the way of unknown paths (NAV-04, NAV-17). */
function BuyAction() {
  const { action = '', subGroupId } = useParams();
  const { search, state } = useLocation();
  return <Navigate to={buyActionPath({ action, subGroupId, search }) ?? routes.home} state={state} replace />;
}
