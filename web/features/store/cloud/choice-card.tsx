import type { CfbChoice } from '#domain/store/cfb-choice';
import { Card } from '../../../ui/card';
import { OptionCard } from '../../../ui/fields/option-card';
import classes from './cloud.module.css';

const CHOICES: readonly { choice: CfbChoice; title: string; description: string }[] = [
  { choice: 'bundle', title: 'A bundle', description: '5 to 100 RP publishers at one price' },
  { choice: 'seats', title: 'Authors and publishers', description: 'As many of each as you need' },
];

interface ChoiceCardProps {
  chosen: CfbChoice;
  onChoose: (choice: CfbChoice) => void;
}

/** The two ways in which Cloud for Business is sold (D-31). */
export function ChoiceCard({ chosen, onChoose }: ChoiceCardProps) {
  return (
    <Card title="Product">
      <fieldset className={classes['choices']}>
        <legend className={classes['hidden']}>Product</legend>
        {CHOICES.map(({ choice, title, description }) => (
          <OptionCard
            key={choice}
            name="choice"
            title={title}
            isChosen={choice === chosen}
            onChoose={() => onChoose(choice)}
          >
            {description}
          </OptionCard>
        ))}
      </fieldset>
    </Card>
  );
}
