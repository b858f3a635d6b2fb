import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../account/passwords';
import type { VendorDeps } from '../../deps';
import { addCustomer } from '../customer';
import { putCardOnFile } from '../history';
import { DEMO_PASSWORD } from '../sign-ins';
import { STORIES, type StoryName } from './stories';

export const STORY_HOST = 'stories.example';

const HOLDER = {
  cardholderName: 'Robin Story',
  address: { streetAddress: '', locality: '', region: '', postalCode: '1200', country: 'Portugal' },
};

/** Creates a customer for one playing of a story. @returns the customer's id */
export async function startStory(deps: VendorDeps, name: StoryName): Promise<string> {
  const { db, clock, settings, passwordCost } = deps;
  const { has, nonce } = STORIES[name];
  const time = { today: clock.today(), poSentinel: settings.PO_BRAINTREE_ID };
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordCost);
  const account = {
    email: `robin.${randomUUID().slice(0, 8)}@${STORY_HOST}`,
    name: HOLDER.cardholderName,
    company: 'Robin Story Inc.',
    address: HOLDER.address,
  };
  const { id } = await db.transaction((tx) =>
    addCustomer({ ...time, db: tx, passwordHash }, { ...account, ...has(time) }),
  );
  if (nonce === null) return id;
  const outcome = await putCardOnFile(deps, id, nonce, { ...HOLDER, vat: '' });
  if (outcome !== 'stored') throw new Error(`The card of a story was not taken: ${outcome}.`);
  return id;
}
