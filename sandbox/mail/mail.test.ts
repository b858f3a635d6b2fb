import nodemailer, { type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testkit/folder';
import { type MailCatcher, startMailCatcher } from './server';

let dataDir: string;
let remove: () => void;
let catcher: MailCatcher;

beforeEach(async () => {
  ({ folder: dataDir, remove } = temporaryFolder());
  catcher = await startMailCatcher({ dataDir });
});
afterEach(async () => {
  await catcher.close();
  remove();
});

interface Mail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

const send = (mail: SendMailOptions) =>
  nodemailer.createTransport(catcher.smtpUrl).sendMail({ from: 'Portal <portal@x.example>', ...mail });

async function caught(query = ''): Promise<Mail[]> {
  const response = await fetch(`${catcher.url}/messages.json${query}`);
  return ((await response.json()) as { messages: Mail[] }).messages;
}

const page = async (path: string) => {
  const response = await fetch(`${catcher.url}${path}`);
  return {
    status: response.status,
    csp: response.headers.get('content-security-policy') ?? '',
    // Without a referrer, browsers send the clear button's form with a null origin, and it is refused.
    referrer: response.headers.get('referrer-policy'),
    text: await response.text(),
  };
};

describe('the mail catcher', () => {
  it('catches mail over SMTP, newest first, blind copies and attachments included', async () => {
    await send({ to: 'ada@x.example', subject: 'First', text: 'One' });
    await send({
      to: 'Grace <Grace@x.example>',
      bcc: 'audit@x.example',
      subject: 'Quittung – 漢字',
      text: 'Zwei',
      html: '<b>Zwei</b>',
      attachments: [{ filename: 'receipt.pdf', content: Buffer.alloc(2048) }],
    });
    expect(await caught()).toMatchObject([
      {
        subject: 'Quittung – 漢字',
        from: 'Portal <portal@x.example>',
        to: ['Grace@x.example', 'audit@x.example'],
        html: expect.stringContaining('<b>Zwei</b>'),
        attachments: [{ name: 'receipt.pdf', type: 'application/pdf', bytes: 2048 }],
      },
      { subject: 'First', to: ['ada@x.example'], text: expect.stringContaining('One'), html: null },
    ]);
  });

  it('filters by recipient, whatever the case', async () => {
    await send({ to: 'ada@x.example', subject: 'For Ada', text: '' });
    await send({ to: 'grace@x.example', subject: 'For Grace', text: '' });
    expect((await caught('?to=GRACE@x.example')).map(({ subject }) => subject)).toEqual(['For Grace']);
    expect(await caught('?to=nobody@x.example')).toEqual([]);
    expect((await page('/?to=ada@x.example')).text).not.toContain('For Grace');
  });

  it('accepts any credentials, since anybody may read its mail', async () => {
    const { hostname, port } = new URL(catcher.smtpUrl);
    const transport = nodemailer.createTransport({
      host: hostname,
      port: Number(port),
      auth: { user: 'a', pass: 'b' },
    });
    await transport.sendMail({ from: 'a@x.example', to: 'b@x.example', subject: 'Signed in', text: '' });
    expect(await caught()).toHaveLength(1);
  });

  it('keeps mail over a restart', async () => {
    await send({ to: 'ada@x.example', subject: 'Kept', text: 'Body' });
    const before = await caught();
    await catcher.close();
    catcher = await startMailCatcher({ dataDir });
    expect(await caught()).toEqual(before);
  });

  it('is cleared by its button, for good, but not by another site', async () => {
    await send({ to: 'ada@x.example', subject: 'Old', text: '' });
    const clear = (origin: string) =>
      fetch(`${catcher.url}/clear`, { method: 'POST', headers: { origin }, redirect: 'manual' });
    expect((await clear('https://evil.example')).status).toBe(403);
    expect(await caught()).toHaveLength(1);
    expect((await clear(catcher.url)).status).toBe(303);
    expect(await caught()).toEqual([]);
    await catcher.close();
    catcher = await startMailCatcher({ dataDir });
    expect(await caught()).toEqual([]);
  });
});

describe('the mail page', () => {
  it('says when there is nothing', async () => {
    expect((await page('/')).text).toContain('No mail yet');
    expect((await page('/messages/unknown')).status).toBe(404);
  });

  it('shows text as text, with links that can be followed', async () => {
    await send({
      to: 'ada@x.example',
      subject: '<script>alert(1)</script>',
      text: 'See https://portal.example/reset?a=1&b="2". <img src=x onerror=alert(1)>',
    });
    const [mail] = await caught();
    const list = await page('/');
    const view = await page(`/messages/${mail?.id}`);
    expect(list.text).toContain('&lt;script&gt;');
    expect(list.text + view.text).not.toMatch(/<script|<img/);
    expect(view.text).toContain('<a href="https://portal.example/reset?a=1&amp;b="');
  });

  it('lists attachments and serves them as downloads only', async () => {
    const content = Buffer.from('%PDF-1.7 <script>x()</script>');
    await send({
      to: 'ada@x.example',
      subject: 'Receipt',
      text: 'Attached.',
      attachments: [
        { filename: 'note.html', content: '<script>x()</script>' },
        { filename: 'Axure Receipt “1”.pdf', content },
      ],
    });
    const download = async (index: number | string) => {
      const [mail] = await caught();
      return fetch(`${catcher.url}/messages/${mail?.id}/attachments/${index}`);
    };
    const [mail] = await caught();
    const view = await page(`/messages/${mail?.id}`);
    expect(view.text).toContain(
      `href="/messages/${mail?.id}/attachments/1" download="Axure Receipt “1”.pdf"`,
    );
    const pdf = await download(1);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(
      `attachment; filename="Axure Receipt ?1?.pdf"; filename*=UTF-8''Axure%20Receipt`,
    );
    expect(Buffer.from(await pdf.arrayBuffer())).toEqual(content);
    const markup = await download(0);
    expect(markup.headers.get('content-disposition')).toContain('attachment');
    expect(markup.headers.get('x-content-type-options')).toBe('nosniff');
    expect(markup.headers.get('content-security-policy')).toContain('sandbox');
    for (const index of [2, -1, 'x']) expect((await download(index)).status).toBe(404);
    await catcher.close();
    catcher = await startMailCatcher({ dataDir });
    expect(Buffer.from(await (await download(1)).arrayBuffer())).toEqual(content);
  });

  it('runs no scripts of its own or of a mail: strict policies, the mail in a sandboxed frame', async () => {
    await send({ to: 'ada@x.example', subject: 'Html', html: '<p onclick="x()">Hi</p><script>x()</script>' });
    const [mail] = await caught();
    const view = await page(`/messages/${mail?.id}`);
    const frame = await page(`/messages/${mail?.id}/html`);
    expect(view.csp).toContain("default-src 'none'");
    expect(view.csp).not.toMatch(/script-src|unsafe/);
    expect(view.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(view.text).not.toContain('onclick');
    expect(view.referrer).toBe('same-origin');
    expect(frame.csp).toContain("default-src 'none'");
    expect(frame.csp).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(frame.csp).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
  });
});
