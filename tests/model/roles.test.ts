import { beforeAll, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startPortal } from '../../gateway/testkit/start-portal';
import { putCardOnFile } from '../testkit/renewals';
import { isAtLength } from '../testkit/scope';
import type { Stage } from './roles/ask';
import { type Action, RULES } from './roles/rules';
import { attempt, nearMissesOf, trialsOf } from './roles/trial';

const TRIALS = isAtLength ? 100 : 1;
/** A second on a quiet machine. */
const LONGEST_TRIAL_MS = 10_000;
const SEED = 20_261_130;

const portal = duringTests(() => startPortal({}, { LOG_LEVEL: 'fatal', CLOUD_AUTHOR: 'true' }));
let stage: Stage;
beforeAll(async () => {
  const { vendor } = portal.shop;
  const [caller, other] = [await vendor.user({ company: 'Lee Ltd' }), await vendor.user()];
  await putCardOnFile(portal.shop, caller);
  stage = { portal, caller, other };
});

it.each(Object.keys(RULES) as Action[])(
  '%s is for those whom the role matrix names, in any group, and refused in its words (ROLE-01, T-09, T-16)',
  { timeout: (TRIALS + 6) * LONGEST_TRIAL_MS },
  async (action) => {
    const found: string[] = [];
    for (const trial of [...nearMissesOf(action, SEED), ...trialsOf(action, TRIALS, SEED)]) {
      const wrong = await attempt(stage, trial);
      if (wrong !== null) found.push(`${wrong}: ${JSON.stringify(trial)}`);
    }
    expect(found).toEqual([]);
  },
);
