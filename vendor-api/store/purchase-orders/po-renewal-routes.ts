import { type RequestHandler, Router } from 'express';
import { checkPoRenewal, type PoRenewalWay } from '../../changes/purchase-order/check-po-renewal';
import { poRenewalFingerprint, poRenewalForm } from '../../changes/purchase-order/po-renewal-form';
import type { VendorDeps } from '../../deps';
import { orderHandler } from '../../orders/order-handler';

/** The endpoints by which purchase orders go on (REST-31 to REST-34); the session is the `cart` controller's. */
const WAYS: Readonly<Record<string, PoRenewalWay>> = {
  renewpo: { kind: 'poRenewal', groups: ['rp'] },
  renewAsepo: { kind: 'poRenewal', groups: ['ase'] },
  renewCloudPo: { kind: 'poRenewal', groups: ['cfb', 'cloud'] },
  setAutorenew: { kind: 'autoRenew', groups: ['rp'] },
};

export function poRenewalRoutes(deps: VendorDeps): Router {
  const router = Router();
  for (const [name, way] of Object.entries(WAYS)) router.post(`/cart/${name}`, renewPo(deps, name, way));
  return router;
}

function renewPo(deps: VendorDeps, name: string, way: PoRenewalWay): RequestHandler {
  return orderHandler(deps, {
    kind: way.kind,
    form: poRenewalForm,
    fingerprint: (userId, form) => poRenewalFingerprint(userId, name, form),
    check: (request) => checkPoRenewal(deps, way, request),
  });
}
