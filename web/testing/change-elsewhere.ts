import type { TestPortal } from '#tests/testkit/start-portal';

type Wanted = { email: string } | { note: string };

/** Assigns a seat of the first group, or writes its note, in another session of the customer. */
export async function changeElsewhere(
  portal: TestPortal,
  email: string,
  place: number,
  wanted: Wanted,
): Promise<void> {
  const ask = await otherSession(portal, email);
  const { data } = await ask('{ viewer { subscriptions { nodes { seats { ids } } } } }');
  const seatId = JSON.stringify(data.viewer.subscriptions.nodes[0].seats.ids[place]);
  await ask(
    'email' in wanted
      ? `mutation { assignSeat(input: { seatId: ${seatId}, email: ${JSON.stringify(wanted.email)} }) { success } }`
      : `mutation { editNotes(input: { seatIds: [${seatId}], note: ${JSON.stringify(wanted.note)} }) { success } }`,
  );
}

export async function otherSession(portal: TestPortal, email: string) {
  const authorization = await portal.signIn(email);
  return async (query: string) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    return (await fetch(`${portal.url}/graphql`, { method: 'POST', headers, body })).json();
  };
}
