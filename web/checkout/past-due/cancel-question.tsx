import { message } from '#domain/messages/catalogue';
import { Dialog, DialogLead } from '../../ui/overlays/dialog';
import { EndActions } from '../../ui/overlays/dialog-form';
import { DateText } from '../../ui/text';

export interface CanceledGroup {
  id: string;
  name: string;
  contents?: string;
  expireDate: string;
}

interface CancelQuestionProps {
  group: CanceledGroup;
  haveEnded: boolean;
  onCancel: () => Promise<void>;
  onClose: () => void;
}

export function CancelQuestion({ group, haveEnded, onCancel, onClose }: CancelQuestionProps) {
  return (
    <Dialog title={message.cancelGroupQuestion} width={500} onClose={onClose}>
      <DialogLead>
        {group.name}
        {group.contents && ` (${group.contents})`} {haveEnded ? 'was' : 'is'} paid until{' '}
        <DateText date={group.expireDate} />
        {haveEnded
          ? ', when its seats ended. Nothing more is charged for them.'
          : '. All of its seats end now, and nothing more is charged for them.'}
      </DialogLead>
      <EndActions end="Cancel Group" onEnd={onCancel} onBack={onClose} />
    </Dialog>
  );
}
