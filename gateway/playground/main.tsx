import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

type Fetcher = NonNullable<Parameters<typeof import('graphiql').GraphiQL>[0]['fetcher']>;

const fetchAsTool: Fetcher = async (parameters, options) => {
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

const WELCOME = `# The portal's GraphQL API. Sign in first and put the token under "Headers":
#   { "authorization": "<authToken>" }
#
# mutation SignIn {
#   login(input: { loginEmail: "diana@northwind.example", password: "demo-password" }) { authToken }
# }

query Overview {
  viewer {
    email
    seatSummary { total assigned unassigned }
    subscriptions {
      nodes { number statusLine { text } editionSummary owner { displayName } }
    }
  }
}

query WhatWasPaid {
  viewer {
    sales(from: "2026-01-01", to: "2026-12-31", orderBy: { field: AMOUNT, direction: DESC }) {
      totalCount totalAmount
      nodes { id purchasedDate termName amount products { text } receiptUrl }
    }
    spending { year total products { name total } }
    receiptArchive(from: "2026-01-01", to: "2026-12-31") { count total url fileName }
  }
}

mutation Rename {
  updateBillingName(input: { company: "Northwind Ltd" }) {
    success userErrors { code message field } billingInfo { company }
  }
}
`;

const container = document.getElementById('playground');
if (container) {
  createRoot(container).render(
    <GraphiQL
      fetcher={fetchAsTool}
      defaultQuery={WELCOME}
      defaultHeaders={'{ "authorization": "" }'}
      shouldPersistHeaders={false}
    />,
  );
}
