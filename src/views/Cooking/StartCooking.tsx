import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import type { ButtonLook } from '@/components/Button/buttonStyles';
import { PlayIcon } from '@/components/icons/PlayIcon';
import { messages } from './messages';
import { useCookingOf } from './useCookingOf';

interface StartCookingProps {
  recipe: Recipe;
  servings: number;
  isSwapped: boolean;
  look: ButtonLook;
}

/** Puts the dish on the stove, or leads back to it. */
export const StartCooking = ({ recipe, servings, isSwapped, look }: StartCookingProps) => {
  const { formatMessage } = useIntl();
  const { isOn, start } = useCookingOf(recipe, servings, isSwapped);
  if (recipe.instructions.length === 0) return null;
  return (
    <Button look={look} size="large" onClick={start}>
      <PlayIcon size={24} />
      {formatMessage(isOn ? messages.back : messages.start)}
    </Button>
  );
};
