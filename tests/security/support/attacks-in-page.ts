/** A request that a foreign page makes the browser send. */
export interface ForgedRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Fields of a form, or of a request's body. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Runs in the attacker's page: sends each request in every way available to a page.
 * @returns one entry for each thing that was readable
 */
export async function attackFromPage(requests: readonly ForgedRequest[]): Promise<string[]> {
  const readable: string[] = [];
  const picture = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOoivmPFTEMLQkAryt1QS2EYoMAAAAASUVORK5CYII=',
    ),
    (letter) => letter.charCodeAt(0),
  );
  const settled = (element: HTMLElement, url: string) =>
    new Promise<void>((resolve) => {
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => resolve());
      // Downloads never fire the load event.
      setTimeout(resolve, 3_000);
      element.setAttribute(
        element.tagName === 'LINK' ? 'href' : element.tagName === 'OBJECT' ? 'data' : 'src',
        url,
      );
      if (element.tagName === 'LINK') element.setAttribute('rel', 'stylesheet');
      document.body.append(element);
    });

  async function byElement(url: string): Promise<void> {
    const image = new Image();
    const frame = document.createElement('iframe');
    const script = document.createElement('script');
    await Promise.all([
      settled(image, url),
      settled(frame, url),
      settled(script, url),
      settled(document.createElement('link'), url),
      settled(document.createElement('object'), url),
    ]);
    if (image.naturalWidth > 0) readable.push(`picture ${url}`);
    try {
      if (frame.contentDocument?.body.innerHTML) readable.push(`frame ${url}`);
    } catch {
      // Frames of another origin are unreadable, as they should be.
    }
  }

  function bodiesOf(fields: Readonly<Record<string, string>>): [string, BodyInit][] {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('fileToUpload', new File([picture], 'me.png', { type: 'image/png' }));
    const json = JSON.stringify(fields);
    return [
      ['application/x-www-form-urlencoded', new URLSearchParams({ ...fields })],
      ['text/plain', json],
      ['application/json', json],
      ['multipart', form],
      ['none', new Blob([json])],
    ];
  }

  async function byFetch({ url, method, fields = {} }: ForgedRequest): Promise<void> {
    const bodies: [string, BodyInit | null][] = method === 'GET' ? [['', null]] : bodiesOf(fields);
    for (const mode of ['no-cors', 'cors', 'same-origin'] as const)
      for (const [type, body] of bodies) {
        const headers = type.includes('/') ? { 'content-type': type } : undefined;
        try {
          const answer = await fetch(url, {
            method,
            mode,
            credentials: 'include',
            ...(headers && { headers }),
            ...(body !== null && { body }),
          });
          if (answer.type !== 'opaque' || (await answer.text()) !== '')
            readable.push(`${mode} ${type} ${url}`);
        } catch {
          // Refused before or after sending; the effect is checked elsewhere.
        }
      }
  }

  async function byForm({ url, method, fields = {} }: ForgedRequest): Promise<void> {
    for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const frame = document.createElement('iframe');
      frame.name = `frame-${Math.random()}`;
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, { method, action: url, enctype, target: frame.name });
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { type: 'hidden', name, value });
        form.append(input);
      }
      document.body.append(form);
      const answered = new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        setTimeout(resolve, 2_000);
      });
      form.submit();
      await answered;
    }
  }

  for (const request of requests) {
    await byFetch(request);
    await byForm(request);
    if (request.method === 'GET') await byElement(request.url);
    document.body.replaceChildren();
  }
  return readable;
}

/** Runs in the attacker's page: frames with a hidden origin send forms, whose answers only the test sees. */
export function attackFromHiddenOrigin(requests: readonly ForgedRequest[]): void {
  for (const { url, fields = {} } of requests) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-forms allow-scripts');
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
    frame.srcdoc = `<form method="post" action="${url}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
    document.body.append(frame);
  }
}
