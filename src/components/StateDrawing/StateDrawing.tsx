import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { BlankCookbook } from './BlankCookbook';
import { BlurredPhoto } from './BlurredPhoto';
import { CoveredDish } from './CoveredDish';
import { CoveredLens } from './CoveredLens';
import { EmptyBasket } from './EmptyBasket';
import { EmptyPlate } from './EmptyPlate';
import { EmptyShelf } from './EmptyShelf';
import { Hourglass } from './Hourglass';
import { HousekeyTag } from './HousekeyTag';
import { LostCard } from './LostCard';
import { LostPage } from './LostPage';
import { ShutHatch } from './ShutHatch';
import { Sieve } from './Sieve';
import { UnknownJar } from './UnknownJar';
import { UnpluggedStove } from './UnpluggedStove';

const DRAWINGS = {
  blankCookbook: BlankCookbook,
  blurredPhoto: BlurredPhoto,
  coveredDish: CoveredDish,
  coveredLens: CoveredLens,
  emptyBasket: EmptyBasket,
  emptyPlate: EmptyPlate,
  emptyShelf: EmptyShelf,
  hourglass: Hourglass,
  housekeyTag: HousekeyTag,
  lostCard: LostCard,
  lostPage: LostPage,
  shutHatch: ShutHatch,
  sieve: Sieve,
  unknownJar: UnknownJar,
  unpluggedStove: UnpluggedStove,
} as const satisfies Readonly<Record<string, () => ReactElement>>;

/** What a state without content shows. */
export type Drawing = keyof typeof DRAWINGS;

/* The drawings name their colours, so that both themes share them. */
const Canvas = styled('svg')(({ theme, theme: { vars } }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  '& .table': { fill: vars.palette.butterSoft },
  '& .paper': { fill: vars.palette.background.paper, stroke: vars.palette.divider },
  '& .line': { fill: 'none', stroke: vars.palette.primary.main, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .quiet': { fill: 'none', stroke: vars.palette.edge, strokeLinecap: 'round' },
  '& .body': { fill: vars.palette.primary.main },
  '& .crumb': { fill: vars.palette.warning.main },
  '& .leaf': { fill: vars.palette.success.main },
  /* At night things are lighter than the table, not darker. */
  ...theme.applyStyles('dark', {
    '& .table': { fill: vars.palette.sunk },
    '& .paper': { fill: vars.palette.accentSoft, stroke: vars.palette.edge },
  }),
}));

/** A decorative drawing for a state without content. Screen readers skip it, because the text beside it says the same. */
export const StateDrawing = ({ drawing }: { drawing: Drawing }) => {
  const Shapes = DRAWINGS[drawing];
  return (
    <Canvas width="220" height="165" viewBox="0 0 220 165" aria-hidden="true" focusable="false">
      <rect className="table" width="220" height="165" rx="24" />
      <Shapes />
    </Canvas>
  );
};
