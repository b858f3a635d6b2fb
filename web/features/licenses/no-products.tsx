import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { buyPath } from '../../app/paths';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/states/empty-state';

interface NoProductsProps {
  title: string;
  type: 'rp' | 'cfb';
  children: string;
}

export function NoProducts({ title, type, children }: NoProductsProps) {
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <Button component={Link} to={buyPath({ type })}>
            Proceed to Purchase
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
