import { pictureReturns } from '@/lib/browser/sharedPicture';

/** Shows the way back from a recipe page to its card. It listens before the router does, which replaces the page. */
export const followBack = (page: Window): void => {
  page.addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => {
      // The browser may already show a transition, such as that of a swipe.
      if (!hasUAVisualTransition) pictureReturns(page.location.pathname);
    },
    { capture: true },
  );
};
