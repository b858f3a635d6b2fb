import type { TestPortal } from '#tests/testkit/start-portal';

type Wanted = { email: string } | { note: string };

/** Assigns a seat of the first group, or writes its note, in another session of the customer. */
export async function changeElsewhere(
  portal: TestPortal,
  email: string,
  place: number,
  wanted: Wanted,
): Promise<void> {
  const { ask, groups } = await seatsElsewhere(portal, email);
  const seatId = JSON.stringify(groups[0]?.[place]);
  await ask(
    'email' in wanted
      ? `mutation { assignSeat(input: { seatId: ${seatId}, email: ${JSON.stringify(wanted.email)} }) { success } }`
      : `mutation { editNotes(input: { seatIds: [${seatId}], note: ${JSON.stringify(wanted.note)} }) { success } }`,
  );
}

/** Opens another session of the customer, and reads the ids of the seats by group. */
export async function seatsElsewhere(portal: TestPortal, email: string) {
  const ask = await otherSession(portal, email);
  const { data } = await ask('{ viewer { subscriptions { nodes { seats { ids } } } } }');
  const { nodes }: { nodes: { seats: { ids: string[] } }[] } = data.viewer.subscriptions;
  return { ask, groups: nodes.map(({ seats }) => seats.ids) };
}

export async function otherSession(portal: TestPortal, email: string) {
  return otherTab(portal, await portal.signIn(email));
}

/** Asks in the session of a token: the gateway then reads again what it knew in that session. */
export function otherTab(portal: TestPortal, authorization: string) {
  return async (query: string) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    return (await fetch(`${portal.url}/graphql`, { method: 'POST', headers, body })).json();
  };
}
