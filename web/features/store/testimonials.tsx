import { usePortalConfig } from '../../app/session/session-context';
import classes from './testimonials.module.css';

/** What other customers say, from the settings (BUY-12). */
export function Testimonials() {
  const { testimonials } = usePortalConfig();
  if (testimonials.length === 0) return null;
  return (
    <section className={classes['testimonials']} aria-label="What customers say">
      {testimonials.map(({ quote, author, company }) => (
        <figure key={quote}>
          <blockquote>{quote}</blockquote>
          <figcaption>
            {author}, {company}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
