import { managePath } from '../../../app/paths';
import { Page } from '../../../ui/page';
import classes from './assign-list.module.css';
import { ListCard } from './list-card';
import { PreviewCard } from './preview-card';
import { SeatsCard } from './seats-card';
import { useAssignList } from './use-assign-list';

/** `/manage/assign`: a list of people, the seats for them, and what would change before anything does. */
export function AssignListPage() {
  const { list, input, selectedCount, change, start, read, fix, forget } = useAssignList();
  return (
    <Page title="Assign from a List" back={{ to: managePath(), label: 'Manage Products' }}>
      <div className={classes['cards']}>
        <ListCard list={list} onStart={start} onRead={read} onForget={forget} />
        {list && <SeatsCard list={list} selectedCount={selectedCount} onChange={change} />}
        {input && <PreviewCard input={input} onFix={fix} />}
      </div>
    </Page>
  );
}
