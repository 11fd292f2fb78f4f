import type { AnalyzeRequest } from '@contracts/analyze';

/** The multipart body of POST /api/analyze. Empty fields are left out. */
export const analyzeBody = ({
  ingredients,
  images = [],
  recipeName,
  category,
  subcategory,
  cuisines = [],
  mustUse,
  maxMinutes,
  preferences,
  offset,
  generate,
  lifted = [],
  sort,
}: AnalyzeRequest): FormData => {
  const form = new FormData();
  if (ingredients !== undefined) form.append('ingredients', ingredients);
  for (const image of images) form.append('image', image);
  if (recipeName !== undefined) form.append('recipeName', recipeName);
  form.append('category', category);
  if (subcategory !== undefined) form.append('subcategory', subcategory);
  if (cuisines.length > 0) form.append('cuisines', JSON.stringify(cuisines));
  // An empty list keeps the server from taking it from the text.
  if (mustUse !== undefined) form.append('mustUse', JSON.stringify(mustUse));
  if (maxMinutes !== undefined) form.append('maxMinutes', String(maxMinutes));
  form.append('preferences', JSON.stringify(preferences));
  if (offset !== undefined) form.append('offset', String(offset));
  if (lifted.length > 0) form.append('lifted', JSON.stringify(lifted));
  if (sort !== undefined) form.append('sort', sort);
  if (generate !== undefined) form.append('generate', generate);
  return form;
};
