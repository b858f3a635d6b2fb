import { usePortalConfig } from '../session/session-context';
import classes from './shell.module.css';

const FIRST_YEAR = 2002;

export function Footer() {
  const { footerLinks, today } = usePortalConfig();
  return (
    <footer className={classes['footer']}>
      <div className={classes['footerBar']}>
        <span>
          © {FIRST_YEAR}-{today.slice(0, 4)}
        </span>
        {footerLinks.length > 0 && (
          <nav className={classes['footerLinks']} aria-label="About the vendor">
            {footerLinks.map((link) => (
              <a key={link.href} href={link.href}>
                {link.label}
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
