import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useInvalidTermReport } from '../../../app/use-invalid-term-report';
import { type CartCodec, termText, withCart } from './query-values';

export function useCart<Cart>(codec: CartCodec<Cart>) {
  const [query, setQuery] = useSearchParams();
  const [cart, setCart] = useState(() => codec.read(query));
  // Updated ahead of the next render, so that quick clicks add up.
  const newest = useRef({ cart, query });

  function change(patch: Partial<Cart>) {
    const next = { ...newest.current.cart, ...patch };
    const nextQuery = withCart(newest.current.query, codec, next);
    newest.current = { cart: next, query: nextQuery };
    setCart(next);
    setQuery(nextQuery, { replace: true, preventScrollReset: true });
  }

  useEffect(() => {
    if (query.toString() === newest.current.query.toString()) return;
    const read = codec.read(query);
    newest.current = { cart: read, query };
    setCart(read);
  }, [query, codec]);

  useInvalidTermReport(termText(query));

  return { cart, change };
}
