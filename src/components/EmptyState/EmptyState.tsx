import type { ReactNode } from 'react';
import { PageHeading } from '../PageHeading/PageHeading';
import { StateDrawing, type Drawing } from '../StateDrawing/StateDrawing';
import { unbroken } from '../unbroken/unbroken';
import { Actions, Aside, Signed, Small, Stage, Text } from './EmptyState.styles';

interface EmptyStateProps {
  /** The h1, if the state is the whole screen; without it there is only the text. */
  title?: string;
  /** The screen already has an h1: the title becomes an h2. */
  isPart?: boolean;
  /** It stands below a form that stays in sight, and is low. */
  isBelowForm?: boolean;
  text?: ReactNode;
  drawing?: Drawing;
  /** Below the text, as wide as the state. */
  aside?: ReactNode;
  /** The aside is long: it follows the buttons. */
  isAsideLast?: boolean;
  /** On the edge of the drawing. */
  icon?: ReactNode;
  /** In small print below the buttons. */
  note?: string;
  /** Buttons for what to do next. */
  children?: ReactNode;
}

/** Letters. */
const LONG_TITLE = 60;

/** Nothing here: a drawing, one sentence, and what to do next. */
export const EmptyState = ({
  title,
  isPart = false,
  isBelowForm = false,
  text,
  drawing = 'emptyPlate',
  aside,
  isAsideLast = false,
  icon,
  note,
  children,
}: EmptyStateProps) => {
  const beside = aside && <Aside data-aside>{aside}</Aside>;
  const room = isBelowForm ? 'below' : title !== undefined && !isPart ? 'whole' : 'rest';
  return (
    <Stage data-room={room} data-long={(title?.length ?? 0) > LONG_TITLE}>
      {icon ? (
        <Signed>
          <StateDrawing drawing={drawing} />
          <span>{icon}</span>
        </Signed>
      ) : (
        <StateDrawing drawing={drawing} />
      )}
      <div>
        {title && (isPart ? <h2>{title}</h2> : <PageHeading>{title}</PageHeading>)}
        {text && <Text>{typeof text === 'string' ? unbroken(text) : text}</Text>}
        {!isAsideLast && beside}
        {children && <Actions>{children}</Actions>}
        {isAsideLast && beside}
        {note && <Small>{note}</Small>}
      </div>
    </Stage>
  );
};
