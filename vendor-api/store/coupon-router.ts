import { Router } from 'express';
import { currentUser, requireSession } from '../account/require-session';
import type { VendorDeps } from '../deps';
import { couponBundle } from './coupons/coupon-bundle';
import { loadCoupons } from './coupons/load-coupons';

/** The customer's coupons (REST-38). */
export function couponRouter(deps: VendorDeps): Router {
  const router = Router();
  router.get('/user/loadUserCoupons', requireSession(deps), async (request, response) => {
    response.json(couponBundle(await loadCoupons(deps.db, currentUser(request).id)));
  });
  return router;
}
