import { NetworkStatus } from '@apollo/client';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePart } from './use-part';

test('a retry that fails, or whose page is left meanwhile, is reported by the query alone', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const refetch = () => Promise.all([Promise.reject(new Error('The operation was aborted.'))]);
  const query = { networkStatus: NetworkStatus.error, error: new Error('lost'), refetch };
  const { result } = renderHook(() => usePart(null, query));
  result.current.retry();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
