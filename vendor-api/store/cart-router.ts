import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { checkReactivationOrder } from '../changes/reactivate/check-reactivation-order';
import { reactivationFingerprint, reactivationForm } from '../changes/reactivate/reactivation-form';
import { isReactivation, readCloudReactivation } from '../changes/reactivate/read-cloud-reactivation';
import { readRpReactivation } from '../changes/reactivate/read-rp-reactivation';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { currentUser, requireSession } from '../http/require-session';
import { aseCartKind } from './ase/ase-cart-kind';
import { cartFingerprint } from './carts/cart-fingerprint';
import type { CartForm } from './carts/cart-form';
import type { CartKind } from './carts/cart-kind';
import { checkCartOrder } from './carts/check-cart-order';
import { changeFingerprint } from './changes/change-fingerprint';
import { type ChangeForm, editionChangeForm, termChangeForm } from './changes/change-form';
import { checkChangeOrder } from './changes/check-change-order';
import { cloudCartKind } from './cloud/cloud-cart-kind';
import { orderHandler } from './orders/order-handler';
import { orderStatus } from './orders/order-status';
import { loadPriceList } from './prices/load-price-list';
import { priceDocument } from './prices/price-document';
import { poCartKind } from './purchase-orders/po-cart-kind';
import { poRenewalRoutes } from './purchase-orders/po-renewal-routes';
import { poRules } from './purchase-orders/po-rules';
import { rpCartKind } from './rp/rp-cart-kind';
import { findConfirmation } from './sales/find-confirmation';
import { checkUpgradeOrder } from './upgrade/check-upgrade-order';
import { upgradeFingerprint } from './upgrade/upgrade-fingerprint';
import { upgradeForm } from './upgrade/upgrade-form';

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
