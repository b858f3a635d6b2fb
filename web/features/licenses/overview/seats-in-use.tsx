import { countText } from '#domain/text/counts';
import { Card } from '../../../ui/card';
import type { SeatsInUse_SummaryFragment } from './seats-in-use.generated';
import classes from './seats-in-use.module.css';

interface SeatsInUseProps {
  summary: SeatsInUse_SummaryFragment;
  canAssign: boolean;
  onShowFree: () => void;
}

export function SeatsInUse({ summary, canAssign, onShowFree }: SeatsInUseProps) {
  const { total, assigned, unassigned, byEdition } = summary;
  return (
    <Card>
      <div className={classes['head']}>
        <h2>Seats in use</h2>
        <span>
          {countText(assigned)} of {countText(total)}
          {unassigned > 0 && (
            <>
              {' · '}
              <button type="button" data-paper="on" className={classes['free']} onClick={onShowFree}>
                {countText(unassigned)} {canAssign ? 'free to assign' : 'unassigned'}
              </button>
            </>
          )}
        </span>
      </div>
      <div className={classes['bar']} aria-hidden="true">
        {byEdition.map(({ edition, assigned: used }) => (
          <i
            key={edition}
            data-edition={edition}
            style={{ width: `${(100 * used) / Math.max(1, total)}%` }}
          />
        ))}
      </div>
      <div className={classes['legend']}>
        {byEdition.map(({ edition, name, assigned: used, total: all }) => (
          <span key={edition} className={classes['edition']}>
            <i data-edition={edition} aria-hidden="true" />
            <span>
              <b>{countText(used)}</b>/{countText(all)} {name}
            </span>
          </span>
        ))}
      </div>
    </Card>
  );
}
