import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DOMAIN_SUFFIX, domainName } from '#domain/text/domain-name';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { Dialog } from '../../../ui/overlays/dialog';
import { DialogForm, useRefusal } from '../../../ui/overlays/dialog-form';
import type { Home_GroupFragment } from './home.generated';
import classes from './home.module.css';
import { type HomeDialogProps, PresentHome } from './present-home';
import { type HomeRefusal, useAssignHome } from './use-assign-home';

/** An unknown domain may be a typo, so it is set up only when submitted twice. */
export function DomainDialog({ group, onClose }: HomeDialogProps) {
  const { assign, isBusy } = useAssignHome(group);
  const before = ownPart(group);
  const [domain, setDomain] = useState(before);
  const { refusal, answer, forget } = useRefusal<HomeRefusal>(onClose);
  const isUnchanged = before !== '' && domainName(domain) === before;
  const isNew = refusal?.code === 'NOT_FOUND';
  useUnsavedText(domain !== before);

  return (
    <Dialog title="Assign Domain" width={525} onClose={() => isBusy || onClose()}>
      <PresentHome group={group} />
      <DialogForm
        submit={isNew ? 'Set Up and Assign' : 'Assign Domain'}
        isBusy={isBusy}
        onSubmit={() => (isUnchanged ? onClose() : answer(assign({ domain, setsUpDomain: isNew })))}
        onBack={onClose}
      >
        <TextInput
          data-autofocus
          label={`Domain of ${group.name}`}
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
            forget();
          }}
        />
      </DialogForm>
    </Dialog>
  );
}

function textOf({ code, message }: HomeRefusal): string {
  return code === 'NOT_FOUND' ? `${message} Set it up if it is spelled right.` : message;
}

// An older bundle may have a full domain, which cannot be typed here.
function ownPart({ domain }: Home_GroupFragment): string {
  return domain === null || domain.includes('.') ? '' : domain;
}
