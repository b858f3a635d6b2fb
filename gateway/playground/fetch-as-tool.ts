type Fetcher = NonNullable<Parameters<typeof import('graphiql').GraphiQL>[0]['fetcher']>;

export const fetchAsTool: Fetcher = async (parameters, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...stringHeaders(options?.headers) },
    credentials: 'same-origin',
    body: JSON.stringify(parameters),
  });
  return response.json();
};

function stringHeaders(headers: Record<string, unknown> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
}
