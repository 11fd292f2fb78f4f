import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type Sizes = Readonly<Record<string, number>>;

const areSame = (one: Sizes, other: Sizes) => Object.keys(one).every((key) => one[key] === other[key]);

/**
 * What is measured of an element once it is laid out and before anything is painted; null until then. A render may not
 * read the page.
 *
 * @param read must stay the same function for the same measure
 * @param changes measured again when this changes
 */
export const useMeasured = <Measured extends Sizes>(
  element: HTMLElement | null,
  read: (element: HTMLElement) => Measured,
  changes = '',
): Measured | null => {
  const place = useRef<HTMLElement | null>(null);
  const [last, setLast] = useState<{ of: HTMLElement; sizes: Measured } | null>(null);
  const measure = useCallback(() => {
    const of = place.current;
    if (!of) return;
    const sizes = read(of);
    setLast((was) => (was?.of === of && areSame(was.sizes, sizes) ? was : { of, sizes }));
  }, [read]);
  useLayoutEffect(() => {
    place.current = element;
    measure();
  }, [element, measure, changes]);
  return last && last.of === element ? last.sizes : null;
};
