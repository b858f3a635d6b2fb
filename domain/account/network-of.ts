const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;
/** Leading groups of an IPv6 address that a provider assigns; the customer picks the rest freely. */
const GIVEN_GROUPS = 4;

/** Returns the /64 of an IPv6 address, since a home or office may use any address in it. */
export function networkOf(address: string): string {
  const plain = IPV4.exec(address)?.[1];
  if (plain !== undefined) return plain;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*/, '').split('::');
  const front = groupsOf(head);
  const back = groupsOf(tail);
  const zeros = Array(Math.max(0, 8 - front.length - back.length)).fill('0');
  return `${[...front, ...zeros, ...back].slice(0, GIVEN_GROUPS).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
