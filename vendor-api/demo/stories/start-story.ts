import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../account/passwords';
import { payingCustomer } from '../../billing/card-on-file';
import type { VendorDeps } from '../../deps';
import { addCustomer } from '../customer';
import { insertPaymentCard } from '../history';
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
  if (nonce !== null) await putCardOnFile(deps, id, nonce);
  return id;
}

async function putCardOnFile({ db, payments, clock }: VendorDeps, userId: string, nonce: string) {
  const outcome = await payments.vaultCard({ nonce, customer: await payingCustomer(db, userId), ...HOLDER });
  if (outcome.kind !== 'stored') throw new Error(`The card of a story was not taken: ${outcome.kind}.`);
  await insertPaymentCard(db, { userId, now: clock.now(), ...outcome.card, ...HOLDER, vat: '' });
}
