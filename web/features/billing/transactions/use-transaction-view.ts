import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  parseTransactionView,
  type TransactionView,
  variablesOf,
  withTransactionView,
} from './transaction-view';

/** The view of the address, the same as query variables, and how to change it without a new entry in the history. */
export function useTransactionView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseTransactionView(params), [params]);
  const variables = useMemo(() => variablesOf(view), [view]);
  const change = useCallback(
    (part: Partial<TransactionView>) =>
      setParams((current) => withTransactionView(current, { ...parseTransactionView(current), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { view, variables, change };
}
