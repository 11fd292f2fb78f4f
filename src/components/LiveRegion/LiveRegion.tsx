import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

interface LiveRegionProps {
  /** Empty until there is something to say; each change is read once. */
  text: string;
}

/** Says a change to a screen reader without moving the focus. It must stay mounted: a region that appears with its text is silent. */
export const LiveRegion = ({ text }: LiveRegionProps) => (
  <VisuallyHidden role="status" aria-live="polite">
    {text}
  </VisuallyHidden>
);
