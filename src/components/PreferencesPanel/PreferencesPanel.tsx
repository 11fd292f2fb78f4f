import { useId } from 'react';
import { AnchoredSheet } from '../SheetDialog/AnchoredSheet';
import { PreferencesSheet, type PreferencesSheetProps } from './PreferencesSheet';

interface PreferencesPanelProps extends PreferencesSheetProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
}

const WIDTH = 520;

const POPOVER = {
  display: 'flex',
  width: WIDTH,
  maxHeight: 'calc(100% - 88px)',
  overflow: 'hidden',
  // Forced colours remove shadows, so the sheet needs an edge.
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
};

/** Everything a cook can set without an account. Changes apply immediately, so there is nothing to confirm. */
export const PreferencesPanel = ({ anchor, onClose, ...choices }: PreferencesPanelProps) => {
  const titleId = useId();
  return (
    <AnchoredSheet anchor={anchor} titleId={titleId} width={WIDTH} gap={8} popover={POPOVER} hasScrim onClose={onClose}>
      <PreferencesSheet {...choices} titleId={titleId} onClose={onClose} />
    </AnchoredSheet>
  );
};
