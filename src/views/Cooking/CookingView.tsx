import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { AllergenNotice } from '@/components/AllergenNotice/AllergenNotice';
import { useAllergenNotices } from '@/components/AllergenNotice/useAllergenNotices';
import { CookingStage } from '@/components/CookingStage/CookingStage';
import { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { selectCookingSettings } from '@/slices/cookingTimerSlice';
import { cookingClosed, cookingOpened, selectAbilities } from '@/slices/cookingViewSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectEffectiveAllergens } from '@/store/selectors';
import { ICookedIt } from '../Cookbook/ICookedIt';
import { StepNotes } from '../Cookbook/StepNotes';
import { CookingNews } from './CookingNews';
import { CookingOptionsPanel } from './CookingOptionsPanel';
import { CookingTopBar } from './CookingTopBar';
import { useCookedDish } from './useCookedDish';
import { useCookingControls } from './useCookingControls';
import { useCookingKeys } from './useCookingKeys';

interface CookingViewProps {
  /** With the cook's swaps. */
  recipe: Recipe;
  /** The recipe without the swaps: notes stay with its steps. */
  original: Recipe;
  servings: number;
  isSwapped: boolean;
}

/** Tells the store which recipe is being cooked on the whole screen. */
const useOpened = (recipeId: number) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(cookingOpened(recipeId));
    return () => void dispatch(cookingClosed());
  }, [dispatch, recipeId]);
};

/** Hands-free cooking: one step at a time, over the whole screen. Leaving it stops nothing. */
export const CookingView = ({ recipe, original, servings, isSwapped }: CookingViewProps) => {
  const titleId = useId();
  const view = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const abilities = useAppSelector(selectAbilities);
  const { ignoresLetters } = useAppSelector(selectCookingSettings);
  const notices = useAllergenNotices()(recipe, useAppSelector(selectEffectiveAllergens));
  const dish = useCookedDish(recipe, servings, isSwapped);
  const { buttons, goOn, leave } = useCookingControls(dish);
  const { cooked, status, step, isOn, isLast, clock, words } = dish;

  useOpened(recipe.id);
  useCookingKeys({
    view,
    isActive: anchor === null,
    ignoresLetters,
    onSpace: goOn,
    onPrevious: () => isOn && step > 0 && buttons.onStep(step - 1),
    onNext: () => isOn && buttons.onNext(),
    onRepeat: () => isOn && buttons.onStep(step),
  });

  if (!words) return null;
  const written = isSwapped ? original.instructions : cooked.steps;
  const noted = { id: recipe.id, title: recipe.title, steps: written.map((one) => one.step) };
  return (
    <Dialog
      ref={view}
      fullScreen
      open
      onClose={leave}
      aria-labelledby={titleId}
      transitionDuration={{ enter: 200, exit: 0 }}
    >
      <CookingNews />
      <CookingStage
        top={<CookingTopBar dish={dish} titleId={titleId} onLeave={leave} onOptionsOpen={setAnchor} />}
        title={cooked.title}
        picture={<RecipeImage recipe={recipe} alt="" sizes="340px" />}
        language={langAttribute(cooked)}
        notice={<AllergenNotice notices={notices} />}
        notes={<StepNotes key={step} recipe={noted} step={step} />}
        after={<ICookedIt recipe={recipe} servings={cooked.servings} />}
        status={status}
        step={step}
        steps={cooked.steps.length}
        isLast={isLast}
        {...words}
        {...clock}
        canSpeak={abilities?.hasSpeech ?? false}
        {...buttons}
      />
      <CookingOptionsPanel anchor={anchor} onClose={() => setAnchor(null)} />
    </Dialog>
  );
};
