import { Loading, Skeleton } from '../states/loading';
import classes from './card-form.module.css';

const { number, cvv, month, year, half, third, city } = classes;
const FIELDS = {
  number,
  cvv,
  month,
  year,
  cardholderName: half,
  streetAddress: half,
  city: `${third} ${city}`,
  region: third,
  postalCode: third,
  country: half,
};
const LABEL_AND_INPUT_HEIGHT = 60;

export function CardFormSkeleton() {
  return (
    <Loading label="Loading the card form" className={classes['container']}>
      <div className={classes['fields']}>
        {Object.entries(FIELDS).map(([name, place]) => (
          <div key={name} className={place}>
            <Skeleton height={LABEL_AND_INPUT_HEIGHT} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
