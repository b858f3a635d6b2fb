import { readFileSync } from 'node:fs';
import express, { type Express, type Request, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { lastErrorHandler } from '../runtime/errors';
import type { Mailbox } from './mailbox';
import { listPage, messagePage } from './page';

const MAIL_CSS = readFileSync(new URL('./mail.css', import.meta.url), 'utf8');

export function createMailApp(mailbox: Mailbox, log: Logger): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(pageHeaders, (_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  app.get('/', (request, response) => {
    const to = recipientOf(request);
    response.send(listPage(mailbox.list(to), to));
  });
  app.get('/mail.css', (_request, response) => void response.type('css').send(MAIL_CSS));
  app.get('/messages.json', (request, response) => {
    response.json({ messages: mailbox.list(recipientOf(request)) });
  });
  app.get('/messages/:id', (request, response, next) => {
    const mail = mailbox.find(request.params.id);
    if (mail) response.send(messagePage(mail));
    else next();
  });
  app.get('/messages/:id/html', frameHeaders, (request, response, next) => {
    const mail = mailbox.find(request.params.id);
    // Links of the mail open in a new tab, because the frame cannot show other sites.
    if (mail?.html) response.send(`<base target="_blank">${mail.html}`);
    else next();
  });
  app.get('/messages/:id/attachments/:index', frameHeaders, async (request, response, next) => {
    const file = await mailbox.attachment(request.params.id, Number(request.params.index));
    if (file) response.attachment(file.name).send(Buffer.from(file.content));
    else next();
  });
  app.post('/clear', sameOrigin, (_request, response) => {
    mailbox.clear();
    response.redirect(303, '/');
  });
  app.use((_request, response) => void response.status(404).type('text').send('There is no such mail.'));
  app.use(lastErrorHandler(log));
  return app;
}

const PLAIN_HTTP = {
  strictTransportSecurity: false,
  originAgentCluster: false,
  // With `no-referrer`, browsers would send the clear button's form without its origin.
  referrerPolicy: { policy: 'same-origin' },
} as const;

const pageHeaders = helmet({
  ...PLAIN_HTTP,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ['data:'],
      frameSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});

/** For untrusted markup: allows its own styles and data images, but no scripts, forms or requests. */
const frameHeaders = helmet({
  ...PLAIN_HTTP,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      imgSrc: ['data:'],
      frameAncestors: ["'self'"],
      sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
    },
  },
  frameguard: { action: 'sameorigin' },
});

/** Keeps other sites from clearing the mailbox through the visitor's browser. */
const sameOrigin: RequestHandler = (request, response, next) => {
  const { origin } = request.headers;
  if (origin === undefined || origin === `http://${request.headers.host}`) next();
  else response.status(403).type('text').send('Refused: this came from another site.');
};

function recipientOf(request: Request): string | undefined {
  const { to } = request.query;
  return typeof to === 'string' && to.trim() !== '' ? to.trim() : undefined;
}
