import { skipToken } from '@apollo/client/react';
import { formatDate } from '#domain/calendar/format-date';
import { countText } from '#domain/text/counts';
import { moneyText } from '../../ui/text';
import { confirmationPath, managePath, personPath, routes } from '../paths';
import { usePortalConfig, useSession, useSignedIn } from '../session/session-context';
import { tabsFor } from '../shell/tabs';
import { type Command, offeredCommands } from './commands';
import { open } from './opened';
import {
  usePaletteGroupsQuery,
  usePaletteOrdersQuery,
  usePalettePeopleQuery,
} from './palette-targets.generated';

// Cached, these partial entries would replace the lists that the page shows.
const APART = { fetchPolicy: 'no-cache' } as const;

export function useCommands(text: string) {
  const [places, groups, people, orders] = [usePlaces(), useGroups(), usePeople(text), useOrders(text)];
  return {
    commands: [...offeredCommands(), ...places, ...groups, ...people.commands, ...orders.commands],
    isSearching: people.isSearching || orders.isSearching,
  };
}

function usePlaces(): Command[] {
  const { isDelegate } = useSignedIn().customer;
  const session = useSession();
  const { keepsActivity } = usePortalConfig();
  const tabs = tabsFor(isDelegate);
  const goTo = (label: string, target: Command['target']): Command => ({ section: 'Go to', label, target });
  return [
    ...tabs.map(({ label, path }) => goTo(label, path)),
    goTo('Axure Cloud', managePath({ cloud: true })),
    goTo('Assign from a List', routes.assignList),
    ...(keepsActivity ? [goTo('Activity', routes.activity)] : []),
    goTo('Keyboard shortcuts', () => open('shortcuts')),
    goTo('Sign Out', () => void session.signOut()),
  ];
}

function useGroups(): Command[] {
  const { data } = usePaletteGroupsQuery({ errorPolicy: 'all', ...APART });
  const { subscriptions, cloudGroups } = data?.viewer ?? {};
  return [
    ...(subscriptions?.nodes ?? []).map(({ id, number, name, editionSummary, termName }) => ({
      number,
      name,
      hint: [editionSummary, termName].filter(Boolean).join(', '),
      target: managePath({ rp: true, sub: id }),
    })),
    ...(cloudGroups?.nodes ?? []).map(({ id, number, name, product, contents }) => ({
      number,
      name,
      hint: `${product}, ${contents}`,
      target: managePath({ cloud: true, sub: id }),
    })),
  ]
    .toSorted((one, other) => one.number - other.number)
    .map(({ name, hint, target }) => ({ section: 'Groups', label: name, hint, target }));
}

function usePeople(text: string) {
  const search = text.trim();
  const { data, loading } = usePalettePeopleQuery(
    search === '' ? skipToken : { variables: { search }, ...APART },
  );
  const commands = (data?.viewer?.people?.nodes ?? []).map(
    ({ email, usedCount, managedCount }): Command => ({
      section: 'People',
      label: email,
      hint: `uses ${countText(usedCount)}, manages ${countText(managedCount)}`,
      target: personPath(email),
    }),
  );
  return { commands, isSearching: loading };
}

function useOrders(text: string) {
  const search = text.trim();
  const { data, loading } = usePaletteOrdersQuery(
    search === '' ? skipToken : { variables: { search }, ...APART },
  );
  const commands = (data?.viewer?.sales?.nodes ?? []).map(
    ({ id, purchasedDate, amount }): Command => ({
      section: 'Orders',
      label: `Order ${id}`,
      hint: `${formatDate(purchasedDate)}, ${moneyText(amount)}`,
      target: confirmationPath(id),
    }),
  );
  return { commands, isSearching: loading };
}
