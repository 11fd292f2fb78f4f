import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { REFRESH_REDIRECT_MS } from '@contracts/limits';
import type { Recipe } from '@contracts/recipe';
import { apiSlice } from '@/api/apiSlice';
import { useDeleteRecipeMutation } from '@/api/recipePageApi';
import { DeveloperPanel } from '../DeveloperPanel/DeveloperPanel';
import { selectLanguage } from '@/slices/preferencesSlice';
import { savedRecipeRead } from '@/slices/savedRecipesSlice';
import { recipeDeleted, recipeRefreshed } from '@/slices/searchSlice';
import { toastRaised } from '@/slices/uiSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The developer block under a recipe: its raw JSON, Refresh and Delete. */
export const DeveloperBlock = ({ recipe }: { recipe: Recipe }) => {
  const { id, title } = recipe;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useAppSelector(selectLanguage);
  const [read, { isFetching }] = apiSlice.endpoints.getRecipe.useLazyQuery();
  const [remove, { isLoading }] = useDeleteRecipeMutation();
  const [isRefreshed, setIsRefreshed] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);

  useEffect(() => {
    if (!isRefreshed) return undefined;
    const timer = setTimeout(() => {
      setIsRefreshed(false);
      navigate(`/recipe/${id}`, { replace: true });
    }, REFRESH_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isRefreshed, id, navigate]);

  // While the page is shown it would fetch the recipe again, so the cached recipe is removed when the page unmounts.
  useEffect(() => {
    if (!isDeleted) return undefined;
    navigate('/');
    return () => void dispatch(recipeDeleted(id));
  }, [isDeleted, id, navigate, dispatch]);

  const refresh = async () => {
    const { data, error } = await read({ id, language });
    if (error || !data) {
      dispatch(toastRaised('refreshFailed'));
      return;
    }
    dispatch(recipeRefreshed(data));
    dispatch(savedRecipeRead(data));
    setIsRefreshed(true);
  };

  const deleteIt = async () => {
    const { error } = await remove(id);
    if (error) {
      dispatch(toastRaised('deletingFailed'));
      return;
    }
    dispatch(toastRaised('recipeDeleted', { title }));
    setIsDeleted(true);
  };

  return (
    <DeveloperPanel
      recipe={recipe}
      status={isRefreshed ? 'refreshed' : isFetching || isLoading ? 'busy' : 'idle'}
      onRefresh={() => void refresh()}
      onDelete={() => void deleteIt()}
    />
  );
};
