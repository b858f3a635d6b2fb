import { build } from 'esbuild';
import express from 'express';
import { type Listening, listenHttp } from '../runtime/listen';

/** A page with only the unmodified `braintree-web/client`, at its own origin. */
const PAGE_SCRIPT = `
import { create } from 'braintree-web/client';

window.tokenize = async (authorization, creditCard) => {
  try {
    const client = await create({ authorization });
    const { creditCards } = await client.request({
      method: 'post', endpoint: 'payment_methods/credit_cards', data: { creditCard },
    });
    return { card: creditCards[0] };
  } catch ({ code, details }) {
    return { code, fields: details?.originalError?.fieldErrors?.[0]?.fieldErrors };
  }
};

// Redirects the library's calls to this origin, as a page must where those hosts do not resolve.
window.installTransport = (hosts) => {
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    const { hostname, pathname, search } = new URL(url, location.href);
    return open.call(this, method, hosts.includes(hostname) ? '/payment-sandbox' + pathname + search : url, ...rest);
  };
};`;

/** Serves the page, limited to its own origin at `/closed`, and the sandbox below `/payment-sandbox`. */
export async function startShopPage(sandboxUrl: string): Promise<Listening> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE_SCRIPT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    logLevel: 'silent',
  });
  const script = outputFiles[0]?.text ?? '';
  const app = express();
  app.get(['/', '/closed'], (request, response) => {
    const connectTo = request.path === '/closed' ? "'self'" : 'https:';
    response.set('content-security-policy', `default-src 'self'; img-src data:; connect-src ${connectTo}`);
    response.send(
      '<!doctype html><title>Shop</title><link rel="icon" href="data:,"><script src="/page.js"></script>',
    );
  });
  app.get('/page.js', (_request, response) => void response.type('js').send(script));
  app.use('/payment-sandbox', express.text({ type: () => true }), async (request, response) => {
    const { authorization, 'content-type': contentType } = request.headers;
    const answer = await fetch(`${sandboxUrl}${request.url}`, {
      method: request.method,
      headers: {
        ...(authorization ? { authorization } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
      },
      ...(request.method === 'POST' ? { body: String(request.body) } : {}),
    });
    response
      .status(answer.status)
      .type('json')
      .send(await answer.text());
  });
  return listenHttp(app, '127.0.0.1', 0, 'test page');
}
