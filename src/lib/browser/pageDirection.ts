type Direction = 'ltr' | 'rtl';

/** The direction in which the page is read. */
export const pageDirection = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Calls back when the direction changes, until the returned function is called. */
export const watchDirection = (onChange: () => void): (() => void) => {
  const watch = new MutationObserver(onChange);
  watch.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => watch.disconnect();
};

/** 1 for the arrow key that leads on in the direction of reading, -1 for the one that leads back, 0 for other keys. */
export const arrowStep = (key: string): 1 | -1 | 0 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (pageDirection() === 'ltr') ? 1 : -1;
};
