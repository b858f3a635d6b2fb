import { connect } from '../../sandbox/testkit/gateway';
import type { VendorReply } from './call-vendor';
import type { TypedCard } from './card-nonce';
import type { Shop } from './start-shop';
import type { TestUser } from './start-vendor';

type CardForm = Awaited<ReturnType<CardCustomer['form']>>;

export interface CardCustomer {
  readonly user: TestUser;
  /** Body of `submitupdate` for a new card, with a fresh nonce and captcha. */
  form(number?: string, typed?: TypedCard): Promise<{ [field: string]: string | number | boolean }>;
  /** Body that changes only details of the card on file. */
  change(): Promise<CardForm>;
  save(json: unknown): Promise<VendorReply>;
  /** Answer of GetBillingInfo. */
  info(): Promise<Record<string, unknown>>;
  /** Cards in the provider's vault. */
  vault(): Promise<{ token: string; last4: string; cardholderName: string; expires: string }[]>;
}

export async function newCardCustomer(shop: Shop): Promise<CardCustomer> {
  const user = await shop.vendor.user();
  const form = async (number?: string, typed?: TypedCard) => ({
    ...ADDRESS,
    cardholderName: 'Ann Lee',
    creditCardExpireMonth: 12,
    creditCardExpireYear: 2031,
    nonce: await shop.nonce(number, typed),
    isUpdate: false,
    recaptchaToken: await shop.captcha(),
  });
  return {
    user,
    form,
    change: async () => ({
      ...ADDRESS,
      cardholderName: 'Ann King',
      city: 'Köln',
      creditCardExpireMonth: 3,
      creditCardExpireYear: 2036,
      nonce: '',
      isUpdate: true,
      recaptchaToken: await shop.captcha(),
    }),
    save: (json) => shop.vendor.call('/userbilling/submitupdate', { token: user.token, json }),
    info: async () => (await shop.vendor.call('/userbilling/GetBillingInfo', { token: user.token })).body,
    async vault() {
      const { creditCards = [] } = await connect(shop.sandbox.payments).customer.find(user.id);
      return creditCards.map(({ token, last4, cardholderName = '', expirationDate = '' }) => ({
        token,
        last4,
        cardholderName,
        expires: expirationDate,
      }));
    },
  };
}

/** Puts an American Express of Bob Lee in Paris on file, valid until December 2033, in another session. */
export async function replaceCard(shop: Shop, { token }: TestUser): Promise<void> {
  const nonce = await shop.nonce('378282246310005', { cvv: '1234', expirationYear: '2033' });
  const json = {
    ...ADDRESS,
    ...{ city: 'Paris', country: 'France', cardholderName: 'Bob Lee' },
    ...{ creditCardExpireMonth: 12, creditCardExpireYear: 2033 },
    ...{ nonce, isUpdate: true, recaptchaToken: await shop.captcha() },
  };
  const { body } = await shop.vendor.call('/userbilling/submitupdate', { token, json });
  if (body['success'] !== true) throw new Error(`Not replaced: ${JSON.stringify(body)}`);
}

const ADDRESS = {
  address: '1 Main Street',
  zip: '10115',
  country: 'Germany',
  state: 'Berlin',
  vat: 'DE123456789',
  city: 'Berlin',
};
