/** A request to the vendor service: GET without a body; the query is part of the path. */
export interface VendorCall {
  readonly token?: string;
  readonly json?: unknown;
  /** Body of a form, as encoded text or as plain values. */
  readonly form?: string | Record<string, string>;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

export interface VendorReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON answer; empty if it is not JSON. */
  readonly body: Record<string, unknown>;
}

/** Calls the vendor service like the gateway; does not follow redirects. */
export async function callVendor(base: string, path: string, call: VendorCall): Promise<VendorReply> {
  const body = bodyOf(call);
  const response = await fetch(new URL(path, base), {
    method: call.method ?? (body === null ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      Authorization: call.token ?? '',
      ...(body === null ? {} : { 'Content-Type': body.type }),
      ...call.headers,
    },
    ...(body === null ? {} : { body: body.text }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} };
}

function bodyOf({ json, form }: VendorCall): { type: string; text: string } | null {
  if (json !== undefined) return { type: 'application/json', text: JSON.stringify(json) };
  if (form === undefined) return null;
  const text = typeof form === 'string' ? form : new URLSearchParams(form).toString();
  return { type: 'application/x-www-form-urlencoded', text };
}
