import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { outageText } from '../../../app/graphql/refusal';
import { toSeatPlanInput } from '../seat-plan/seat-plan-input';
import { useSeatPlan } from '../seat-plan/use-seat-plan';
import { useOfferUndo } from '../seat-plan/use-undo';
import { HandOverPlanDocument } from './people.generated';

/** Takes every license from somebody; what is done can be undone together. */
export function useHandOver(email: string) {
  const client = useApolloClient();
  const run = useSeatPlan();
  const offerUndo = useOfferUndo();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const loadPlan = async (to: string | null, asManager: boolean) => {
    const { data } = await client.query({
      query: HandOverPlanDocument,
      variables: { email, to, asManager },
      fetchPolicy: 'no-cache',
    });
    return (data?.viewer?.person?.handOverPlan ?? []).map(toSeatPlanInput);
  };

  /** @returns whether all of it was done */
  const handOver = async (to: string | null, asManager: boolean): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    try {
      const { undo, refusal: refused } = await run(await loadPlan(to, asManager), () => undefined);
      if (undo.length > 0) offerUndo(`What ${email} had is handed over.`, undo);
      setRefusal(refused);
      return refused === null;
    } catch (error) {
      setRefusal(outageText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { handOver, refusal, isBusy };
}
