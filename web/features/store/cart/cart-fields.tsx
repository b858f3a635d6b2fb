import { message } from '#domain/messages/catalogue';
import type { Edition } from '../../../schema.generated';
import { BillingTerm } from './billing-term';
import type { CartQuery } from './cart-query';
import type { GroupSelect_CandidateFragment } from './group-select.generated';
import { ProductRows } from './product-rows';
import type { ProductRow_PricesFragment } from './product-rows.generated';

interface CartFieldsProps {
  prices: readonly ProductRow_PricesFragment[];
  candidates: readonly GroupSelect_CandidateFragment[] | null;
  cart: CartQuery;
  group: GroupSelect_CandidateFragment | null;
  onChange: (patch: Partial<CartQuery>) => void;
  onRetry: () => void;
  /** Whether somebody tried to buy nothing. */
  isMissing: boolean;
}

/** Group, term and quantities. */
export function CartFields({
  prices,
  candidates,
  cart,
  group,
  onChange,
  onRetry,
  isMissing,
}: CartFieldsProps) {
  const term = group?.term ?? cart.term;
  const setQuantity = (edition: Edition, quantity: number) =>
    onChange({ quantities: { ...cart.quantities, [edition]: quantity } });
  return (
    <>
      <BillingTerm
        prices={prices[0]}
        candidates={candidates}
        group={group}
        term={term}
        onGroup={(subscriptionGroup) => onChange({ subscriptionGroup })}
        onTerm={(next) => onChange({ term: next })}
        onRetry={onRetry}
      />
      <ProductRows
        prices={prices}
        term={term}
        quantities={cart.quantities}
        onChange={setQuantity}
        error={isMissing ? message.selectProduct : null}
      />
    </>
  );
}
