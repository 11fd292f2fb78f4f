import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { PanelTitle } from '@/components/Panel/Panel';
import type { RecipeImport } from '@/slices/recipeImportSlice';
import { Hint, Part } from './AddRecipeView.styles';
import { FaultList } from './ImportLists';
import { importMessages as messages } from './importMessages';
import { ImportStage } from './ImportStages';

/** Announced to screen readers while recipes are saved: every tenth of them. */
const ANNOUNCED_PARTS = 10;

/** The import of a file: what was read from it, how far it is, and what could not be read. */
export const ImportPanel = ({ current }: Readonly<{ current: RecipeImport }>) => {
  const { formatMessage } = useIntl();
  const { name, phase, isRunning, handled, total, added, faults } = current;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(phase === 'reading' ? undefined : `${phase} ${isRunning}`);
  // A button that was pressed disappears with its stage. A page that was just loaded has lost no focus.
  useEffect(() => {
    const stage = `${phase} ${isRunning}`;
    if (shown.current === stage) return;
    shown.current = stage;
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [phase, isRunning]);
  const tenth = Math.floor((handled / Math.max(1, total)) * ANNOUNCED_PARTS);
  const announced =
    phase === 'done'
      ? formatMessage(messages.done, { added })
      : phase === 'ready'
        ? formatMessage(messages.found, { total })
        : phase === 'saving' && tenth > 0
          ? formatMessage(messages.progress, { handled: Math.round((tenth / ANNOUNCED_PARTS) * total), total })
          : '';
  return (
    <Part aria-label={formatMessage(messages.file)}>
      <PanelTitle ref={title} tabIndex={-1} data-quiet-focus="">
        {formatMessage(messages.file)}
      </PanelTitle>
      <Hint style={{ overflowWrap: 'anywhere' }}>{name}</Hint>
      <ImportStage current={current} />
      <FaultList faults={faults} />
      <LiveRegion text={announced} />
    </Part>
  );
};
