import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import type { ButtonLook } from '@/components/Button/buttonStyles';
import { messages } from './messages';
import { useCookingOf } from './useCookingOf';

interface StartCookingProps {
  recipe: Recipe;
  servings: number;
  isSwapped: boolean;
  look: ButtonLook;
}

/** Starts cooking the dish, or returns to it while it is cooking. */
export const StartCooking = ({ recipe, servings, isSwapped, look }: StartCookingProps) => {
  const { formatMessage } = useIntl();
  const { isOn, start } = useCookingOf(recipe, servings, isSwapped);
  if (recipe.instructions.length === 0) return null;
  return (
    <Button look={look} size="large" onClick={start}>
      <PlayArrowIcon fontSize="medium" />
      {formatMessage(isOn ? messages.back : messages.start)}
    </Button>
  );
};
