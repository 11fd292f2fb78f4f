import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface LiveRegionProps {
  /** Empty until there is something to announce; each change is read once. */
  text: string;
}

/**
 * Announces a change to screen readers without moving the focus. It must stay mounted: a region that appears together
 * with its text is silent.
 */
export const LiveRegion = ({ text }: LiveRegionProps) => (
  <VisuallyHidden role="status" aria-live="polite">
    {text}
  </VisuallyHidden>
);
