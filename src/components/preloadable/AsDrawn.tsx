import { createContext, useContext, useState, type ReactNode } from 'react';
import { useIsDrawn } from './useIsDrawn';

const Drawing = createContext(false);

/** To be put around what the server draws. */
export const DrawnHere = ({ children }: { children: ReactNode }) => <Drawing value>{children}</Drawing>;

/* React leaves what is in the element, because no child of it is known. */
const WHAT_IS_THERE = { __html: '' };

interface AsDrawnProps {
  /** What the content is made of. When one of them changes, the content is rendered. */
  of: readonly unknown[];
  /** Nothing that can be pressed or focused. */
  children: ReactNode;
}

/**
 * Leaves a part of a page as the server drew it while the page comes alive: nothing of it is rendered, and its code may
 * come later, until something that it shows changes.
 */
export const AsDrawn = ({ of, children }: AsDrawnProps) => {
  const isServer = useContext(Drawing);
  const isDrawn = useIsDrawn();
  const [drawn] = useState(of);
  const [isLeft, setIsLeft] = useState(isDrawn && !isServer);
  const isSame = isLeft && drawn.length === of.length && drawn.every((value, i) => Object.is(value, of[i]));
  if (isLeft && !isSame) setIsLeft(false);
  return isSame ? (
    <div key="drawn" suppressHydrationWarning dangerouslySetInnerHTML={WHAT_IS_THERE} />
  ) : (
    <div key="rendered">{children}</div>
  );
};
