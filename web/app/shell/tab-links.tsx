import { NavLink } from 'react-router-dom';
import { preloadScreen } from '../screens';
import classes from './shell.module.css';
import type { Tab } from './tabs';

/** The tabs; pointing at one loads its page, so that it is there by the time of the click. */
export function TabLinks({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <nav className={classes['tabs']} aria-label="Main">
      {tabs.map(({ path, label }) => {
        const load = () => preloadScreen(path);
        return (
          <NavLink key={path} to={path} className={classes['tab'] ?? ''} onMouseEnter={load} onFocus={load}>
            {label}
          </NavLink>
        );
      })}
    </nav>
  );
}
