import { useEffect } from 'react';
import { notify } from '../../ui/notify';
import { useSignedIn } from '../session/session-context';
import { takeSwitchNote } from '../session/switch-note';

/** After the application has started over for another customer, says for whom. */
export function SwitchNote() {
  const { name, email } = useSignedIn().customer;
  useEffect(() => {
    if (!takeSwitchNote(window)) return;
    const who = name ? `${name} (${email})` : email;
    void notify({ message: `You are now signed in as ${who}.`, tone: 'INFO', stays: true });
  }, [name, email]);
  return null;
}
