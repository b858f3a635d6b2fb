import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type LocalServer, listenLocally } from '#tests/testkit/local-server';
import { priceDocument } from './price-document';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Vendor with valid answers, except for paths where a test sets a fault. */
export interface FaultyVendor extends LocalServer {
  /** Calls in order, such as `GET /user/getUserProfile`. */
  readonly calls: string[];
  readonly headers: IncomingMessage['headers'][];
  readonly bodies: string[];
  /** Replaces the answer of a path. */
  at(path: string, handler: Handler): void;
}

export function json(body: unknown, status = 200): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

/** Answers an HTML page, as proxies do. */
export function page(html: string, status = 200): Handler {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(html);
  };
}

/** Closes the connection without an answer. */
export const reset: Handler = (request) => request.socket.destroy();

/** Accepts the request and never answers. */
export const silence: Handler = () => {};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/status/getconfig': { readOnlyMessage: '', accountsHost: 'http://accounts.test', today: '2026-04-11' },
  '/user/authcheck': { success: true, authToken: 'good' },
  '/user/getUserProfile': {
    userId: 'u-1',
    email: 'ann@test.example',
    name: 'Ann',
    profileImg: null,
    bio: null,
  },
  '/user/loadLicenseRows': { subRows: [], aseRows: [] },
  '/user/loadUserCoupons': { success: true, coupons: [], productMap: {}, hasRP10Promo: false },
  '/user/logout': { success: true },
  '/user/createuser': { success: true, authToken: null, message: 'We sent an email.' },
  '/user/forgotPassword': { success: true, message: 'We sent an email.' },
  '/user/ChangeAccountInfo': { success: true, authToken: 'good', message: '' },
  '/user/updateUserProfileName': { success: true },
  '/user/deleteUserProfileImg': { success: true },
  '/user/updateemail': { success: true },
  '/user/sendEmailConfirmation': { success: true, message: '' },
  '/cart/getCartPrices': priceDocument(),
  '/cart/orderstatus': { success: true, state: 'unknown', transactionId: '', errorMessage: '' },
  '/cart/buyRpSubscription': { success: true, transactionId: 'AX-1', errorMessage: '' },
  '/cart/thankyouvue': { success: false },
  '/userbilling/GetBillingInfo': { company: 'Lee Ltd', hasExistingPaymentMethod: true, cardType: 'Visa' },
  '/userbilling/updatebillingname': { success: true, message: '' },
  '/userbilling/submitupdate': { success: true, message: '' },
  '/userbilling/storeinvoiceemails': { success: true, message: '' },
  '/userbilling/GetSaleRecords': { success: true, records: [], renewal: ['False', ''] },
};

export async function startFaultyVendor(): Promise<FaultyVendor> {
  const calls: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const bodies: string[] = [];
  const handlers = new Map<string, Handler>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://vendor.test').pathname;
    calls.push(`${request.method} ${path}`);
    headers.push(request.headers);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    bodies.push(Buffer.concat(chunks).toString());
    const handler =
      handlers.get(path) ?? (path in ANSWERS ? json(ANSWERS[path]) : json({ success: false }, 404));
    handler(request, response);
  });
  return {
    ...(await listenLocally(server)),
    calls,
    headers,
    bodies,
    at: (path, handler) => void handlers.set(path, handler),
  };
}
