import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rpCart } from '#tests/testkit/rp-cart';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import { CAPTCHA_TEXTS } from '../payments/captcha-verifier';

let isDown = true;
let verdict = { success: true };
const verifier = createServer((_request, response) => {
  response.writeHead(isDown ? 503 : 200).end(JSON.stringify(verdict));
});
let shop: Shop;

beforeAll(async () => {
  verifier.listen(0, '127.0.0.1');
  await once(verifier, 'listening');
  const address = verifier.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  shop = await startShop('PGlite', { CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/` });
});

afterAll(async () => {
  verifier.close();
  await shop?.stop();
});

it('an order refused because the captcha could not be verified can be bought under the same key later', async () => {
  const ann = await shop.vendor.user();
  const form = { ...rpCart(), ...(await shop.newCard()) };
  expect((await shop.buy(ann, form, 'during-outage')).body).toEqual({
    success: false,
    transactionId: '',
    errorMessage: 'The check that you are human is not available right now. Please try again in a moment.',
    code: 'CAPTCHA_FAILED',
  });
  expect(shop.charges()).toEqual([]);
  isDown = false;
  expect((await shop.buy(ann, form, 'during-outage')).body['success']).toBe(true);
  expect(shop.charges()).toEqual(['300.00']);
});

it('an order whose captcha was rejected is refused, and stays refused under its key', async () => {
  [isDown, verdict] = [false, { success: false }];
  const ann = await shop.vendor.user();
  const form = { ...rpCart(), ...(await shop.newCard()) };
  const { body } = await shop.buy(ann, form, 'not-human');
  expect(body).toMatchObject({ code: 'CAPTCHA_FAILED', errorMessage: CAPTCHA_TEXTS.rejected });
  verdict = { success: true };
  expect((await shop.buy(ann, form, 'not-human')).body).toEqual(body);
});
