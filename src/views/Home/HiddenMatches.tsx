import { useLayoutEffect, useRef } from 'react';
import { HiddenResults } from '@/components/HiddenResults/HiddenResults';
import type { HiddenReason } from '@/lib/search/filterRecipes';
import { RESULTS_ANCHOR_ID } from '@/lib/browser/resultsAnchor';
import { hiddenShown } from '@/slices/searchSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectHidden } from '@/store/search/selectHidden';

/** Matches hidden by the cook's exclusions and filters, with a button for each reason that lifts it. */
export const HiddenMatches = () => {
  const dispatch = useAppDispatch();
  const reasons = useAppSelector(selectHidden);
  const list = useRef<HTMLDivElement>(null);
  const isShowing = useRef(false);

  // The pressed button disappeared: focus the next one, or the results.
  useLayoutEffect(() => {
    if (isShowing.current && document.activeElement === document.body) {
      const next = list.current?.querySelector('button') ?? document.getElementById(RESULTS_ANCHOR_ID);
      next?.focus({ preventScroll: true });
    }
    isShowing.current = false;
  }, [reasons]);

  // The last reason takes the panel around this list with it.
  useLayoutEffect(
    () => () => {
      if (isShowing.current) document.getElementById(RESULTS_ANCHOR_ID)?.focus({ preventScroll: true });
    },
    [],
  );

  const show = (reason: HiddenReason) => {
    isShowing.current = true;
    dispatch(hiddenShown(reason));
  };
  return (
    <div ref={list} hidden={reasons.length === 0}>
      <HiddenResults reasons={reasons} onShow={show} />
    </div>
  );
};
