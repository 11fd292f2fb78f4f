import { useState } from 'react';
import type { Recipe } from '@contracts/recipe';
import { useSendImageFeedbackMutation } from '@/api/recipePageApi';
import { ImageFeedback, type ImageFeedbackProps } from '@/components/ImageFeedback/ImageFeedback';
import { imageJudged, selectIsImageJudged } from '@/slices/recipePageSlice';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface RecipePictureFeedbackProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'imageUrl'>;
}

/** The picture feedback. It thanks once per visit, and does not ask again about the same picture. */
export const RecipePictureFeedback = ({ recipe }: RecipePictureFeedbackProps) => {
  const { id: recipeId, title: recipeTitle, imageUrl = '' } = recipe;
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useSendImageFeedbackMutation();
  const wasJudged = useAppSelector((state) => selectIsImageJudged(state, recipeId, imageUrl));
  const [answer, setAnswer] = useState<ImageFeedbackProps['status']>('asking');

  const onAnswer = async (isAccurate: boolean, feedbackText?: string) => {
    const { data } = await send({ recipeId, recipeTitle, imageUrl, isAccurate, feedbackText });
    if (!data) {
      dispatch(toastRaised('feedbackFailed'));
      return false;
    }
    const { newImageUrl } = data;
    setAnswer(newImageUrl === undefined ? 'thanked' : 'replaced');
    dispatch(imageJudged({ recipeId, imageUrl, newImageUrl }));
    return true;
  };

  const status = answer === 'asking' && wasJudged ? 'thanked' : answer;
  return <ImageFeedback status={status} isSending={isLoading} onAnswer={onAnswer} />;
};
