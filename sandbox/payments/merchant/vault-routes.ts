import { Router } from 'express';
import { updatePaymentMethod } from './change-payment-method';
import { createCustomer, deleteCustomer, findCustomer, updateCustomer } from './customers';
import type { Desk } from './desk';
import type { Endpoints } from './endpoint';
import { findNonce } from './nonces';
import { createPaymentMethod, deletePaymentMethod, findPaymentMethod } from './payment-methods';
import { customerRequest, paymentMethodChangeRequest, paymentMethodRequest } from './requests';

/** Customers, their cards, and the nonces that become cards. */
export function vaultRoutes(desk: Desk, { plain, withBody }: Endpoints): Router {
  const router = Router();
  router.post(
    '/customers',
    withBody('vault', customerRequest, ({ customer }) => createCustomer(desk, customer)),
  );
  router
    .route('/customers/:id')
    .get(plain('vault', (id) => findCustomer(desk, id)))
    .put(withBody('vault', customerRequest, ({ customer }, id) => updateCustomer(desk, id, customer)))
    .delete(plain('vault', (id) => deleteCustomer(desk, id)));

  router.post(
    '/payment_methods',
    withBody('vault', paymentMethodRequest, (fields) => createPaymentMethod(desk, fields)),
  );
  router
    .route('/payment_methods/:kind/:id')
    .get(plain('vault', (id) => findPaymentMethod(desk, id)))
    .put(withBody('vault', paymentMethodChangeRequest, (change, id) => updatePaymentMethod(desk, id, change)))
    .delete(plain('vault', (id) => deletePaymentMethod(desk, id)));

  router.get(
    '/payment_method_nonces/:id',
    plain('vault', (id) => findNonce(desk, id)),
  );
  return router;
}
