import { Link } from 'react-router-dom';
import { Logo } from '../../ui/logo';
import { routes } from '../paths';
import { useViewerQuery } from '../session/viewer.generated';
import { HelpMenu } from './help-menu';
import classes from './shell.module.css';
import { SmallScreenMenu } from './small-screen-menu';
import { TabLinks } from './tab-links';
import { tabsFor } from './tabs';
import { UserMenu } from './user-menu';

export function Header() {
  const { data } = useViewerQuery();
  const viewer = data?.viewer ?? null;
  return (
    <header className={classes['header']}>
      {viewer?.isDelegate && <p className={classes['delegate']}>CURRENTLY IN ACCESS ACCOUNT MODE</p>}
      <div className={classes['bar']}>
        <Link to={routes.manage} className={classes['home']}>
          <Logo />
        </Link>
        <TabLinks tabs={tabsFor(viewer?.isDelegate ?? false)} />
        <span className={classes['grow']} />
        <HelpMenu />
        <UserMenu viewer={viewer} />
        <SmallScreenMenu />
      </div>
    </header>
  );
}
