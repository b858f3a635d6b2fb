import express from 'express';
import { today } from '../account';
import type { coupons, prices } from '../preview/documents';
import type { BenchCart } from '../preview/question';
import type { Page } from '../question';
import { plainAnswer } from './answer';
import { fromVendor, rowsOf, viewerOf } from './from-vendor';
import { previewAnswer } from './preview';

/** The handler without GraphQL: ask, parse, derive, stringify. */

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use(express.json());

type Question =
  | { operationName: 'BenchAccount'; variables: Page }
  | { operationName: 'BenchPreview'; variables: { cart: BenchCart } };

async function account(authorization: string, page: Page) {
  const [viewer, rows] = await Promise.all([viewerOf(authorization), rowsOf(authorization)]);
  return plainAnswer(rows, { viewer, today }, page);
}

async function preview(authorization: string, cart: BenchCart) {
  const [viewer, priceList, couponBundle, rows] = await Promise.all([
    viewerOf(authorization),
    fromVendor<typeof prices>('/cart/getCartPrices', authorization),
    fromVendor<typeof coupons>('/user/loadUserCoupons', authorization),
    cart.subscriptionGroup === null ? null : rowsOf(authorization),
  ]);
  return previewAnswer({ viewer, prices: priceList, coupons: couponBundle, rows }, cart);
}

app.post('/graphql', async (request, response) => {
  const authorization = request.get('authorization') ?? '';
  const { operationName, variables } = request.body as Question;
  const answer =
    operationName === 'BenchPreview'
      ? await preview(authorization, variables.cart)
      : await account(authorization, variables);
  response.type('json').send(JSON.stringify(answer));
});

app.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.({ ready: true }));
