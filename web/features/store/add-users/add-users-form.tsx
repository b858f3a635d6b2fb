import { message } from '#domain/messages/catalogue';
import { addUsersPath, backToManage, orderEndPath, routes } from '../../../app/paths';
import { CheckingOrder } from '../../../checkout/attempt/attempt-notice';
import { useCheckoutSession } from '../../../checkout/use-checkout-session';
import { useFinishedOrder } from '../../../checkout/use-finished-order';
import { Page } from '../../../ui/page';
import { DateText } from '../../../ui/text';
import { productCount, rpCartCodec, rpCartInput } from '../cart/cart-query';
import { editionRows, ProductRows } from '../cart/product-rows';
import { useCart } from '../cart/use-cart';
import { CART_KINDS, type CartSession } from '../checkout/cart-kinds';
import { CheckoutForm } from '../checkout/checkout-form';
import type { StoreData } from '../store-data';
import classes from './add-users.module.css';
import type { AddUsersForm_GroupFragment } from './add-users-form.generated';

interface AddUsersFormProps {
  group: AddUsersForm_GroupFragment;
  store: Pick<StoreData, 'coupons' | 'isRetrying' | 'onRetry'> & {
    viewer: Pick<StoreData['viewer'], 'id' | 'billingInfo'>;
    prices: Pick<StoreData['prices'], 'rp'>;
  };
}

export function AddUsersForm({ group, store }: AddUsersFormProps) {
  const { viewer, prices } = store;
  const { cart, change } = useCart(rpCartCodec);
  const search = new URLSearchParams({ subId: group.id }).toString();
  const place = { page: routes.addUsers, search, subject: group.id };
  const session: CartSession = useCheckoutSession(viewer, place, { licenseeRule: 'COMPANY_OR_PERSON' });
  useFinishedOrder(session.order.attempt, viewer.id, orderEndPath, addUsersPath(group.id));
  return (
    <Page title="Add Users to Group" back={backToManage}>
      <p className={classes['group']}>
        <strong>{group.name}</strong>
        <span>{group.editionSummary}</span>
        <span>{group.termName}</span>
        <span>
          Expires on <DateText date={group.expireDate} />
        </span>
      </p>
      <CheckoutForm
        {...{ store, session }}
        kind={CART_KINDS.addUsers}
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

function addUsersInput(cart: Parameters<typeof rpCartInput>[0], { id }: AddUsersForm_GroupFragment) {
  const input = rpCartInput(cart, null);
  if (input === null) return null;
  const { term: _ofTheGroup, ...quantities } = input;
  return { ...quantities, subscriptionGroup: id };
}
