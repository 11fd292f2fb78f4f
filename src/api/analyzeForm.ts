import type { AnalyzeRequest } from '@contracts/analyze';

/** The multipart body of POST /api/analyze (SPEC §7): a field only where there is something to say. */
export const analyzeForm = ({
  ingredients,
  images = [],
  recipeName,
  category,
  subcategory,
  preferences,
  offset,
  generate,
}: AnalyzeRequest): FormData => {
  const form = new FormData();
  if (ingredients !== undefined) form.append('ingredients', ingredients);
  for (const image of images) form.append('image', image);
  if (recipeName !== undefined) form.append('recipeName', recipeName);
  form.append('category', category);
  if (subcategory !== undefined) form.append('subcategory', subcategory);
  form.append('preferences', JSON.stringify(preferences));
  if (offset !== undefined) form.append('offset', String(offset));
  if (generate !== undefined) form.append('generate', generate);
  return form;
};
