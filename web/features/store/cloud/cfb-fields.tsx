import { message } from '#domain/messages/catalogue';
import type { CfbChoice } from '#domain/store/carts/buy-tab';
import { DOMAIN_SUFFIX } from '#domain/text/domain-name';
import { Card } from '../../../ui/card';
import { OptionCard } from '../../../ui/fields/option-card';
import hidden from '../../../ui/visually-hidden.module.css';
import { BillingTerm } from '../cart/billing-term';
import type { Candidates } from '../cart/chosen-group';
import type { GroupSelect_CandidateFragment } from '../cart/group-select.generated';
import { ProductRows } from '../cart/product-rows';
import type { StoreData } from '../store-data';
import { AssignedToCard, type CheckedText } from './assigned-to-card';
import { BundleRows } from './bundle-rows';
import type { CfbCart } from './cfb-query';
import classes from './cloud.module.css';
import { AUTHOR_PURPOSE, PUBLISHER_PURPOSE } from './purposes';

interface CfbFieldsProps {
  store: StoreData;
  cart: CfbCart;
  choice: CfbChoice;
  candidates: Candidates;
  group: GroupSelect_CandidateFragment | null;
  domainText: CheckedText;
  isCartMissing: boolean;
  onChange: (patch: Partial<CfbCart>) => void;
}

export function CfbFields(props: CfbFieldsProps) {
  const { store, cart, choice, candidates, group, domainText, onChange } = props;
  const term = group?.term ?? cart.term;
  const { ase, cloudForBusiness } = store.prices;
  const isBundle = choice === 'bundle';
  return (
    <>
      <ChoiceCard
        chosen={choice}
        // A group holds either bundles or seats.
        onChoose={(chosen) => onChange({ choice: chosen, subscriptionGroup: null })}
      />
      <BillingTerm
        {...{ candidates, group, term, onChange }}
        product={isBundle ? ase.find((each) => each.product === cart.product) : cloudForBusiness.author}
        priced={(productName) => (isBundle ? productName : `one ${productName}`)}
        onRetry={store.onRetry}
      />
      {isBundle ? (
        <BundleRows
          bundles={ase}
          term={term}
          chosen={cart.product}
          onChoose={(product) => onChange({ product })}
        />
      ) : (
        <SeatRows {...props} />
      )}
      <AssignedToCard
        title="Domain"
        label="Domain (optional)"
        hint={domainHint(group)}
        suffix={DOMAIN_SUFFIX}
        value={cart.domain}
        onChange={(domain) => onChange({ domain })}
        text={domainText}
        decidedBy={!isBundle && group?.assignedTo ? group : null}
      />
    </>
  );
}

/** A bundle without a domain uses the group's. */
function domainHint(group: GroupSelect_CandidateFragment | null): string {
  return group?.assignedTo
    ? `Leave it empty for ${group.assignedTo}, the one of ${group.name}.`
    : 'Where your team will work. You can also choose it after the purchase.';
}

function SeatRows({ store, cart, group, isCartMissing, onChange }: CfbFieldsProps) {
  const { author, publisher } = store.prices.cloudForBusiness;
  const rows = [
    {
      product: author,
      purpose: AUTHOR_PURPOSE,
      quantity: cart.authors,
      onChange: (authors: number) => onChange({ authors }),
    },
    {
      product: publisher,
      purpose: PUBLISHER_PURPOSE,
      quantity: cart.publishers,
      onChange: (publishers: number) => onChange({ publishers }),
    },
  ];
  return (
    <ProductRows
      rows={rows}
      term={group?.term ?? cart.term}
      error={isCartMissing ? message.selectProduct : null}
    />
  );
}

const CHOICES: readonly { choice: CfbChoice; title: string; description: string }[] = [
  { choice: 'bundle', title: 'A bundle', description: '5 to 100 RP publishers at one price' },
  { choice: 'seats', title: 'Authors and publishers', description: 'As many of each as you need' },
];

function ChoiceCard({ chosen, onChoose }: { chosen: CfbChoice; onChoose: (choice: CfbChoice) => void }) {
  return (
    <Card title="Product">
      <fieldset className={classes['choices']}>
        <legend className={hidden['visuallyHidden']}>Product</legend>
        {CHOICES.map(({ choice, title, description }) => (
          <OptionCard
            key={choice}
            name="choice"
            title={title}
            isChosen={choice === chosen}
            onChoose={() => onChoose(choice)}
          >
            {description}
          </OptionCard>
        ))}
      </fieldset>
    </Card>
  );
}
