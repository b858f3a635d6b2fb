import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DOMAIN_SUFFIX, domainName } from '#domain/text/domain-name';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { BusyButton } from '../../../ui/fields/busy-button';
import { Dialog, DialogActions, GoBackButton } from '../../../ui/overlays/dialog';
import type { Home_GroupFragment } from './home.generated';
import classes from './home.module.css';
import type { HomeDialogProps } from './home-dialog';
import { PresentHome } from './present-home';
import { type HomeRefusal, useAssignHome } from './use-assign-home';

/** A domain that is not known may be a slip, so it is set up only when it is submitted once more. */
export function DomainDialog({ group, onClose }: HomeDialogProps) {
  const { assign, isBusy } = useAssignHome(group);
  const before = ownPart(group);
  const [domain, setDomain] = useState(before);
  const [refusal, setRefusal] = useState<HomeRefusal | null>(null);
  const isUnchanged = before !== '' && domainName(domain) === before;
  const isNew = refusal?.code === 'NOT_FOUND';
  useUnsavedText(domain !== before);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const refused = isUnchanged ? null : await assign({ domain, setsUpDomain: isNew });
    setRefusal(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog title="Assign Domain" width={525} onClose={() => isBusy || onClose()}>
      <PresentHome group={group} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          data-autofocus
          label={`Domain of Group ${group.number}`}
          description="Where your team works."
          value={domain}
          error={refusal && textOf(refusal)}
          errorProps={{ role: 'alert' }}
          readOnly={isBusy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          rightSection={<span className={classes['suffix']}>{DOMAIN_SUFFIX}</span>}
          rightSectionWidth={112}
          rightSectionPointerEvents="none"
          onChange={(event) => {
            setDomain(event.currentTarget.value);
            setRefusal(null);
          }}
        />
        <DialogActions>
          <GoBackButton onClick={onClose} disabled={isBusy} />
          <BusyButton type="submit" isBusy={isBusy}>
            {isNew ? 'Set Up and Assign' : 'Assign Domain'}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function textOf({ code, message }: HomeRefusal): string {
  return code === 'NOT_FOUND' ? `${message} Submit it again to set it up.` : message;
}

// An older bundle may have a whole domain of its own, which cannot be typed here.
function ownPart({ domain }: Home_GroupFragment): string {
  return domain === null || domain.includes('.') ? '' : domain;
}
