import { preloadCardLibrary } from '../../app/payments/tokenize-card';
import { CardFormFields } from '../../ui/card-form/card-form-fields';
import { cardRules } from '../../ui/card-form/card-rules';

/** All that paying with another card than the one on file needs, in one file. */
export const newCard = { Fields: CardFormFields, rules: cardRules, preloadLibrary: preloadCardLibrary };
