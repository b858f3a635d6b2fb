import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CartQuery, hasCart, readCart, writeCart } from './cart-query';

export interface CartState {
  cart: CartQuery;
  change: (patch: Partial<CartQuery>) => void;
}

/**
 * The cart, kept in the address bar both ways: what is typed is written there, and what comes to stand there is read.
 * @param kept the query of a cart left earlier, taken up again when the address bar holds none
 */
export function useCart(kept: string): CartState {
  const [query, setQuery] = useSearchParams();
  const [cart, setCart] = useState(() => readCart(query));
  // What is newest, ahead of the renders that follow it, so that quick clicks add up.
  const newest = useRef({ cart, query });
  const isStarted = useRef(false);

  function change(patch: Partial<CartQuery>) {
    const next = { ...newest.current.cart, ...patch };
    const nextQuery = writeCart(newest.current.query, next);
    newest.current = { cart: next, query: nextQuery };
    setCart(next);
    setQuery(nextQuery, { replace: true, preventScrollReset: true });
  }

  useEffect(() => {
    if (query.toString() === newest.current.query.toString()) return;
    const read = readCart(query);
    newest.current = { cart: read, query };
    setCart(read);
  }, [query]);

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (kept !== '' && !hasCart(query)) change(readCart(new URLSearchParams(kept)));
  });

  return { cart, change };
}
