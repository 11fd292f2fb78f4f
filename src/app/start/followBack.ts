import { canReturnPicture, withPictureReturned } from '@/lib/browser/sharedPicture';

/**
 * Shows the way back from a recipe page to its card. The browser takes its picture of the old page with the next frame,
 * and the router would have replaced the page by then: so the event is held back, and repeated when the picture is taken.
 */
export const followBack = (page: Window): void => {
  let isRepeated = false;
  const repeat = () => {
    isRepeated = true;
    page.dispatchEvent(new PopStateEvent('popstate', { state: page.history.state }));
    isRepeated = false;
  };
  page.addEventListener(
    'popstate',
    (event) => {
      const path = page.location.pathname;
      // The browser may already show a transition, such as that of a swipe.
      if (isRepeated || event.hasUAVisualTransition || !canReturnPicture(path)) return;
      event.stopImmediatePropagation();
      withPictureReturned(path, repeat);
    },
    { capture: true },
  );
};
