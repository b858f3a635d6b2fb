import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { type ChangeForm, editionChangeForm, termChangeForm } from './changes/edition-term/change-form';
import { checkChangeOrder } from './changes/edition-term/check-change';
import { poRules } from './changes/purchase-order/add-users';
import { checkReactivationOrder } from './changes/reactivate/check-reactivation';
import { reactivationFingerprint, reactivationForm } from './changes/reactivate/reactivation-form';
import { isReactivation, readCloudReactivation } from './changes/reactivate/read-cloud-reactivation';
import { readRpReactivation } from './changes/reactivate/read-rp-reactivation';
import { checkUpgradeOrder } from './changes/upgrade/check-upgrade';
import { upgradeForm } from './changes/upgrade/upgrade-form';
import type { VendorDeps } from './deps';
import { parseInput } from './http/parse-input';
import { currentUser, requireSession } from './http/require-session';
import { orderHandler } from './orders/order-handler';
import { orderStatus } from './orders/order-status';
import { findConfirmation } from './orders/sales/find-confirmation';
import { aseCartKind } from './store/carts/ase-cart';
import { cartFingerprint } from './store/carts/cart-fingerprint';
import type { CartForm } from './store/carts/cart-form';
import type { CartKind } from './store/carts/cart-kind';
import { checkCartOrder } from './store/carts/check-cart-order';
import { cloudCartKind } from './store/carts/cloud-cart';
import { rpCartKind } from './store/carts/rp-cart';
import { changeFingerprint } from './store/changes/change-fingerprint';
import { loadPriceList } from './store/prices/load-price-list';
import { priceDocument } from './store/prices/price-document';
import { poCartKind } from './store/purchase-orders/po-cart-kind';
import { poRenewalRoutes } from './store/purchase-orders/po-renewal-routes';
import { upgradeFingerprint } from './store/upgrade/upgrade-fingerprint';

/** The `cart` controller: prices, orders, what became of them (REST-20, REST-22 to REST-27, REST-29 to REST-34, REST-37). */
export function cartRouter(deps: VendorDeps): Router {
  const router = Router();
  router.use('/cart', requireSession(deps));
  router.get('/cart/getCartPrices', async (_request, response) => {
    response.json(priceDocument(await loadPriceList(deps.db)));
  });
  router.post('/cart/buyRpSubscription', buyCart(deps, rpCartKind));
  router.post('/cart/buyAseSubscription', buyCart(deps, aseCartKind));
  router.post('/cart/buyCloudSubscription', buyCloud(deps));
  router.post('/cart/buyUpgrade', buyUpgrade(deps));
  router.post('/cart/addUsersToPo', addUsersToPo(deps));
  router.use(poRenewalRoutes(deps));
  router.post('/cart/confirmChangeTerm', change(deps, termChangeForm));
  router.post('/cart/confirmChangeEdition', change(deps, editionChangeForm));
  router.post('/cart/confirmReactivateCanceledSub', reactivate(deps));
  router.get('/cart/orderstatus', async (request, response) => {
    const { attemptId } = parseInput(z.object({ attemptId: z.string().min(1).max(64) }), request.query);
    response.json(await orderStatus(deps, currentUser(request).id, attemptId));
  });
  router.get('/cart/thankyouvue', async (request, response) => {
    const question = parseInput(confirmationQuestion, request.query);
    response.json(await findConfirmation(deps.db, currentUser(request), question));
  });
  return router;
}

const confirmationQuestion = z.object({
  transactionId: z.string().min(1).max(64),
  email: z.string().default(''),
});

function buyCart<Form extends CartForm>(deps: VendorDeps, cart: CartKind<Form>): RequestHandler {
  return orderHandler(deps, {
    kind: cart.kind,
    form: cart.form,
    fingerprint: (userId, form) => cartFingerprint(userId, cart.kind, form),
    check: (request) => checkCartOrder(deps, cart, request),
  });
}

// Cloud seats are bought and brought back by the same form (REAC-11).
function buyCloud(deps: VendorDeps): RequestHandler {
  const { kind, form } = cloudCartKind;
  return orderHandler(deps, {
    kind,
    form,
    fingerprint: (userId, sent) => cartFingerprint(userId, kind, sent),
    check: (request) =>
      isReactivation(request.form)
        ? checkReactivationOrder(deps, request, readCloudReactivation(request.form))
        : checkCartOrder(deps, cloudCartKind, request),
  });
}

function reactivate(deps: VendorDeps): RequestHandler {
  return orderHandler(deps, {
    kind: 'rp',
    form: reactivationForm,
    fingerprint: reactivationFingerprint,
    check: (request) => checkReactivationOrder(deps, request, readRpReactivation(request.form)),
  });
}

// Of the same seats bought elsewhere it is another order.
function addUsersToPo(deps: VendorDeps): RequestHandler {
  return orderHandler(deps, {
    kind: poCartKind.kind,
    form: poCartKind.form,
    fingerprint: (userId, form) => cartFingerprint(userId, 'addUsersToPo', form),
    check: (request) => checkCartOrder(deps, poCartKind, request, poRules),
  });
}

function buyUpgrade(deps: VendorDeps): RequestHandler {
  return orderHandler(deps, {
    kind: 'upgrade',
    form: upgradeForm,
    fingerprint: upgradeFingerprint,
    check: (request) => checkUpgradeOrder(deps, request),
  });
}

function change(deps: VendorDeps, form: z.ZodType<ChangeForm>): RequestHandler {
  return orderHandler(deps, {
    kind: 'change',
    form,
    fingerprint: changeFingerprint,
    check: (request) => checkChangeOrder(deps, request),
  });
}
