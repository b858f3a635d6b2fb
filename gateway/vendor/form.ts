/** Values of a form body; nested values are sent as JSON text, nulls are left out (D-93). */
export type FormValue = string | number | boolean | null | undefined | readonly string[] | readonly object[];

export type FormFields = Readonly<Record<string, FormValue>>;

/** `a=1&b=true&list=1&list=2`: repeated plain names for lists of texts, JSON text for lists of objects (D-93). */
export function encodeForm(fields: FormFields): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) appendField(body, name, value);
  return body.toString();
}

function appendField(body: URLSearchParams, name: string, value: FormValue): void {
  if (value === null || value === undefined) return;
  if (typeof value !== 'object') {
    body.append(name, String(value));
    return;
  }
  if (isTextList(value)) for (const item of value) body.append(name, item);
  else body.append(name, JSON.stringify(value));
}

// An empty list is sent as `[]`, meaning "none", since no field would mean "not given".
function isTextList(list: readonly unknown[]): list is readonly string[] {
  return list.length > 0 && list.every((item) => typeof item === 'string');
}
