import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { buyPath } from '../../app/paths';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';

/** Nothing bought yet (MAN-03). */
export function NoProducts() {
  return (
    <Card>
      <EmptyState
        title="You have no products yet"
        action={
          <Button component={Link} to={buyPath({ type: 'rp' })}>
            Proceed to Purchase
          </Button>
        }
      >
        Buy seats for yourself or your team, then assign them to people here.
      </EmptyState>
    </Card>
  );
}
