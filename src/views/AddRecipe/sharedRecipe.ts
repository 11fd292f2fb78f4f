import { SOURCE_TEXT_MAX } from '@kitchen/reading/recipeText/sourceLines';
import { addressIn } from './useReadPage';

/** What another app shared with the installed one: the parameters of `share_target` in the manifest. */
const sharedText = (shared: URLSearchParams): string =>
  ['title', 'text', 'url']
    .map((name) => shared.get(name)?.trim() ?? '')
    .filter((part, i, parts) => part !== '' && parts.findIndex((one) => one.includes(part)) === i)
    .join('\n')
    .slice(0, SOURCE_TEXT_MAX);

/** The address of a page that was shared: browsers put it in `url`, most apps in `text`. */
export const sharedAddress = (shared: URLSearchParams): string =>
  addressIn(shared.get('url') ?? '') ?? addressIn(shared.get('text') ?? '') ?? '';

/** Most apps share only the title of a page beside its address, which is not the text of a recipe. */
export const sharedRecipe = (shared: URLSearchParams): string => {
  const isOnlyAddress = [shared.get('text') ?? '', shared.get('url') ?? ''].every(
    (part) => part.trim() === '' || addressIn(part) !== undefined,
  );
  return isOnlyAddress && sharedAddress(shared) !== '' ? '' : sharedText(shared);
};
