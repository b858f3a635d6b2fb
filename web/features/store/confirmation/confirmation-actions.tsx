import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { managePath, routes } from '../../../app/paths';
import type { ConfirmationAction } from '../../../schema.generated';
import classes from './confirmation.module.css';
import type { ConfirmationActions_ConfirmationFragment } from './confirmation-actions.generated';

interface ActionsProps {
  confirmation: ConfirmationActions_ConfirmationFragment;
}

const LABEL: Record<ConfirmationAction, string> = {
  ASSIGN_DOMAIN: 'Assign Domain',
  ASSIGN_SUBSCRIPTIONS: 'Assign Subscriptions',
  ASSIGN_SEATS: 'Assign Seats',
  ASSIGN_ORGANIZATION: 'Assign Organization',
  BILLING: 'Billing',
  MANAGE_PRODUCTS: 'Manage Products',
};

const ASSIGN_PEOPLE = 'Next: assign the seats to the people who will use them.';

const NEXT_STEP: Record<ConfirmationAction, string | null> = {
  ASSIGN_DOMAIN: 'Next: choose the domain that your team will work in.',
  ASSIGN_SUBSCRIPTIONS: ASSIGN_PEOPLE,
  ASSIGN_SEATS: ASSIGN_PEOPLE,
  ASSIGN_ORGANIZATION: 'Next: choose the organization that your team will work in.',
  BILLING: null,
  MANAGE_PRODUCTS: null,
};

export function ConfirmationActions({ confirmation }: ActionsProps) {
  const next = nextStep(confirmation);
  return (
    <div className={classes['next']} data-paper="off">
      {next !== null && <p>{next}</p>}
      <div className={classes['actions']}>
        {confirmation.actions.map((action) => (
          <Button
            key={action}
            variant={action === 'BILLING' || action === 'MANAGE_PRODUCTS' ? 'default' : 'filled'}
            component={Link}
            to={target(action, confirmation)}
          >
            {LABEL[action]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function target(
  action: ConfirmationAction,
  { variant, subscriptionId }: ActionsProps['confirmation'],
): string {
  if (action === 'BILLING') return routes.billing;
  const cloud = variant === 'ASE' || variant === 'CLOUD';
  if (action === 'MANAGE_PRODUCTS' || subscriptionId === null) return managePath({ cloud });
  return managePath({ cloud, sub: subscriptionId, assign: true });
}

function nextStep({
  variant,
  change,
  actions: [first],
  domain,
  groupName,
  groupHasEnded,
}: ActionsProps['confirmation']): string | null {
  if (variant === 'PERPETUAL_KEYS') return 'The keys stay available in Manage Products.';
  if (groupHasEnded) return `${groupName ?? 'The subscription'} has ended.`;
  // A bundle's domain can be changed.
  if (first === undefined || (first === 'ASSIGN_DOMAIN' && domain !== null)) return null;
  // Reactivated and renewed seats are assigned already.
  if (first === 'ASSIGN_SEATS' && change !== null) return null;
  return NEXT_STEP[first];
}
