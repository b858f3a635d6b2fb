import { IconExternalLink } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router-dom';
import { managePath } from '../../../app/paths';
import { Fact } from '../../../ui/fact';
import { lazyOverlay } from '../../../ui/lazy-part';
import { StatusPill } from '../../../ui/status-pill';
import { DateText, EmailText, Sentence } from '../../../ui/text';
import { CloudEnd } from '../cancel/cloud-end';
import { NameGroupButton } from '../group-name/name-group-button';
import card from '../groups/group-card.module.css';
import { GroupEnd } from '../groups/group-end';
import header from '../groups/group-header.module.css';
import { GroupPills } from '../groups/group-pills';
import { RowMenu } from '../others/row-menu';
import { PendingTransferRow } from '../transfer/pending-transfer-row';
import { groupElementId } from '../view/use-named-group';
import { assignTitle, type CloudActionDialogProps, type CloudActionKind } from './cloud-action';
import type { CloudCard_GroupFragment } from './cloud-card.generated';
import classes from './cloud-card.module.css';
import type { CloudMenu_GroupFragment } from './cloud-menu.generated';

export function CloudCard({ group }: { group: CloudCard_GroupFragment }) {
  return (
    <section className={card['card']} id={groupElementId(group.id)} tabIndex={-1} aria-label={group.name}>
      <header className={header['header']}>
        <span className={header['title']}>
          <h3>{group.name}</h3>
          <NameGroupButton group={group} />
        </span>
        <span className={header['counts']}>{group.contents}</span>
        <GroupPills group={group} />
        <GroupEnd group={group} isCloud>
          <CloudMenu group={group} />
        </GroupEnd>
      </header>
      {group.pendingTransfer && <PendingTransferRow group={group} transfer={group.pendingTransfer} isCloud />}
      {group.pendingChanges.length > 0 && (
        <p className={classes['changes']}>
          {group.pendingChanges.map((change) => (
            <StatusPill key={change} tone="INFO">
              {change}
            </StatusPill>
          ))}
        </p>
      )}
      <dl className={classes['facts']}>
        <Fact name="Product">
          <Sentence>{group.product}</Sentence>
        </Fact>
        <Fact name={group.kind === 'CLOUD' ? 'Organization' : 'Domain'}>
          <Assigned group={group} />
        </Fact>
        <Fact name="Billing term">{group.termName}</Fact>
        <Fact name="Covered">
          <DateText date={group.startDate} /> – <DateText date={group.expireDate} />
        </Fact>
        <Fact name="Purchased">
          <DateText date={group.purchaseDate} />
        </Fact>
      </dl>
      <CloudEnd group={group} />
    </section>
  );
}

function Assigned({ group }: { group: CloudCard_GroupFragment }) {
  if (group.assignedTo === null) return <NotAssigned group={group} />;
  if (group.address === null) return group.assignedTo;
  return (
    <a className={classes['address']} href={group.address} target="_blank" rel="noreferrer">
      {/* Makes the text one item of the row, beside the icon. */}
      <span>
        <EmailText breaksAtDots>{group.assignedTo}</EmailText>
      </span>
      <IconExternalLink size="0.875rem" aria-label="(opens in a new tab)" />
    </a>
  );
}

function NotAssigned({ group: { id, name, kind, owner, section } }: { group: CloudCard_GroupFragment }) {
  return (
    <>
      <span className={classes['none']}>Not assigned yet</span>{' '}
      {owner.isViewer && section !== 'EXPIRED' && (
        <Link
          className={classes['assign']}
          to={managePath({ cloud: true, sub: id, assign: true })}
          aria-label={`${assignTitle(kind)} to ${name}`}
        >
          {assignTitle(kind)}
        </Link>
      )}
    </>
  );
}

const DIALOGS: Record<CloudActionKind, ComponentType<CloudActionDialogProps>> = {
  home: lazyOverlay(async () => (await import('../home/home-dialog')).HomeDialog),
  bundle: lazyOverlay(async () => (await import('../change/change-dialogs')).BundleDialog),
  term: lazyOverlay(async () => (await import('../change/change-dialogs')).CloudTermDialog),
  transfer: lazyOverlay(async () => (await import('../transfer/transfer-dialog')).CloudTransferDialog),
  seats: lazyOverlay(async () => (await import('../cancel/cloud-seats-dialog')).CloudSeatsDialog),
  cancel: lazyOverlay(async () => (await import('../cancel/cloud-seats-dialog')).CancelCloudDialog),
};

const loadItems = async () => (await import('./cloud-menu-items')).CloudMenuItems;

function CloudMenu({ group }: { group: CloudMenu_GroupFragment }) {
  const [action, setAction] = useState<CloudActionKind | null>(null);
  if (!group.owner.isViewer || group.section === 'EXPIRED') return null;
  const label = `Actions for ${group.name}`;
  const ActionDialog = action && DIALOGS[action];
  return (
    <>
      <RowMenu label={label} loadItems={loadItems} itemsProps={{ group, onChoose: setAction }} />
      {ActionDialog && <ActionDialog group={group} onClose={() => setAction(null)} />}
    </>
  );
}
