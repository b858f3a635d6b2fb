import { message } from '#domain/messages/catalogue';
import { addUsersPath, routes } from '../../../app/paths';
import { CheckingOrder } from '../../../checkout/attempt/checking-order';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { DateText } from '../../../ui/date-text';
import { Page } from '../../../ui/page';
import { productCount, rpCartInput } from '../cart/cart-input';
import { rpCartCodec } from '../cart/cart-query';
import { editionRows } from '../cart/edition-rows';
import { ProductRows } from '../cart/product-rows';
import { useCart } from '../cart/use-cart';
import { type CartSession, poCartKind } from '../checkout/cart-kind';
import { CheckoutForm } from '../checkout-form';
import type { StoreData } from '../store-data';
import { useFinishOrder } from '../use-finish-order';
import classes from './add-users.module.css';
import type { AddUsersForm_GroupFragment } from './add-users-form.generated';

interface AddUsersFormProps {
  group: AddUsersForm_GroupFragment;
  store: Pick<StoreData, 'coupons' | 'isRetrying' | 'onRetry'> & {
    viewer: Pick<StoreData['viewer'], 'id' | 'billingInfo'>;
    prices: Pick<StoreData['prices'], 'rp'>;
  };
}

/** Seats that join a purchase order for the rest of its term (PO-15, PO-21). */
export function AddUsersForm({ group, store }: AddUsersFormProps) {
  const { viewer, prices } = store;
  const { cart, change } = useCart(rpCartCodec);
  const search = new URLSearchParams({ subId: group.id }).toString();
  const place = { page: routes.addUsers, search };
  const session: CartSession = useCheckoutSession(viewer, place, { licenseeRule: 'COMPANY_OR_PERSON' });
  useFinishOrder(session.order.attempt, viewer.id, addUsersPath(group.id));
  return (
    <Page title="Add Users to Group">
      <p className={classes['group']}>
        <strong>Group {group.number}</strong>
        <span>{group.editionSummary}</span>
        <span>{group.termName}</span>
        <span>
          Expires on <DateText date={group.expireDate} />
        </span>
      </p>
      <CheckoutForm
        {...{ store, session }}
        kind={poCartKind}
        chosen={cart}
        cart={addUsersInput(cart, group)}
        group={{ subscriptionId: group.id }}
        productCount={productCount(cart)}
      >
        {({ isCartMissing }) => (
          <ProductRows
            rows={editionRows(prices.rp, cart, change)}
            term={group.term}
            error={isCartMissing ? message.cartEmpty : null}
          />
        )}
      </CheckoutForm>
      <CheckingOrder session={session} />
    </Page>
  );
}

/** What is added; null while nothing is. */
function addUsersInput(cart: Parameters<typeof rpCartInput>[0], { id }: AddUsersForm_GroupFragment) {
  const input = rpCartInput(cart, null);
  if (input === null) return null;
  const { term: _ofTheGroup, ...quantities } = input;
  return { ...quantities, subscriptionGroup: id };
}
