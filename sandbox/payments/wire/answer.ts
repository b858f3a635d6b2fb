import { type XmlObject, type XmlValue, xmlArray, xmlDocument } from './xml';

/** An HTTP answer before it is sent, so that the fault dial can lose or delay it. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export const xmlAnswer = (status: number, root: string, value: XmlValue): Answer => ({
  status,
  contentType: 'application/xml; charset=utf-8',
  body: xmlDocument(root, value),
});

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** The server SDK reads a blank body as success without a result. */
export const blankAnswer: Answer = { status: 200, contentType: 'application/xml; charset=utf-8', body: ' ' };
export const notFound: Answer = { status: 404, contentType: 'application/xml; charset=utf-8', body: '' };

export interface ValidationError {
  readonly code: string;
  readonly attribute: string;
  readonly message: string;
}

export function refusal(scope: string, errors: readonly ValidationError[]): Answer {
  const message = errors.map((error) => error.message).join('\n');
  return apiError(message, {
    [scope]: {
      errors: xmlArray(
        'error',
        errors.map(({ code, attribute, message: text }) => ({ code, attribute, message: text })),
      ),
    },
  });
}

export const refused = (scope: string, code: string, attribute: string, message: string): Answer =>
  refusal(scope, [{ code, attribute, message }]);

/** A 422 without validation errors: declined by bank or gateway; `details` holds the declined object. */
export const declinedAnswer = (message: string, details: XmlObject): Answer => apiError(message, {}, details);

const apiError = (message: string, scopes: XmlObject, details: XmlObject = {}): Answer =>
  xmlAnswer(422, 'api-error-response', {
    errors: { errors: xmlArray('error', []), ...scopes },
    message,
    ...details,
  });

export const decimal = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export function centsOf(amount: string): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
