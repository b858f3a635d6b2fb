const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i;
/** Of eight groups, the ones that a provider gives out; whoever gets them picks the others freely. */
const GIVEN_GROUPS = 4;

/** Of IPv6 a home or an office has a whole /64, and could come from another address for every try. */
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
