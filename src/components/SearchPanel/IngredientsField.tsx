import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { Button } from '../Button/Button';
import { styled } from '@mui/material/styles';
import { useId, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { INGREDIENT_TEXT_MAX } from '@contracts/limits';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldActions, FieldFrame } from './FieldFrame';
import { messages } from './messages';
import { LaterSuggestions } from './LaterSuggestions';
import type { SearchFieldProps } from './SearchFieldProps';
import { useLastElement } from './useLastElement';
import { useSuggestionBox } from './useSuggestionBox';

/* On a desktop the button is inside the frame, on a phone below it. Only the grid differs, not the markup. */
const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    gridTemplateRows: '1fr auto',
    alignItems: 'end',
    '& > .frame': {
      gridArea: '1 / 1 / 3 / 3',
      alignSelf: 'stretch',
      minHeight: 148,
      paddingBottom: 62,
      boxSizing: 'border-box',
    },
    '& > .hint': {
      gridArea: '2 / 1',
      paddingBlock: '0 22px',
      paddingInline: '18px 0',
      zIndex: 1,
      pointerEvents: 'none',
    },
    '& > .actions': { gridArea: '2 / 2', paddingBlock: '0 10px', paddingInline: '0 10px', zIndex: 1 },
  },
}));

const Box = styled('textarea')({ padding: '14px 16px', minHeight: 82, maxHeight: 260, fieldSizing: 'content' });

const Hint = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  [theme.breakpoints.down('md')]: { order: 2, paddingInline: 4 },
}));

interface IngredientsFieldProps extends SearchFieldProps {
  /** The button does not ask to be pressed. */
  isQuiet: boolean;
}

const Actions = ({ canSubmit, isQuiet }: Pick<IngredientsFieldProps, 'canSubmit' | 'isQuiet'>) => {
  const { formatMessage } = useIntl();
  return (
    <FieldActions className="actions">
      <Button type="submit" look={isQuiet ? 'outlined' : 'filled'} disabled={!canSubmit}>
        <AutoAwesomeIcon fontSize="compact" />
        {formatMessage(messages.analyze)}
      </Button>
    </FieldActions>
  );
};

/**
 * The box for comma-separated ingredients. Enter searches, Shift+Enter inserts a line break. SPEC asks for a text area,
 * and HTML allows a text area no role but its own, so it is a text box with a list and not a combobox: aria-expanded,
 * which only a combobox has, is missing; the number of suggestions is announced.
 */
export const IngredientsField = ({
  text,
  canSubmit,
  fieldRef,
  suggesting,
  onTextChange,
  onSubmit,
  isQuiet,
}: IngredientsFieldProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const hintId = useId();
  const { attributes, ...box } = useSuggestionBox(suggesting);
  const [layout, layoutRef] = useLastElement();
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    box.onKeyDown(event);
    // An Enter that confirms an input method's composition is not a search.
    if (event.isDefaultPrevented() || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };

  return (
    <Layout ref={layoutRef}>
      <FieldFrame className="frame">
        <label htmlFor={id}>
          <VisuallyHidden>{formatMessage(messages.ingredientsLabel)}</VisuallyHidden>
        </label>
        <Box
          ref={fieldRef}
          id={id}
          rows={2}
          value={text}
          maxLength={INGREDIENT_TEXT_MAX}
          placeholder={formatMessage(messages.ingredientsExample)}
          aria-describedby={hintId}
          aria-haspopup="listbox"
          {...attributes}
          enterKeyHint="search"
          onChange={(event) => {
            onTextChange(event.currentTarget.value);
            box.onTextChange(event);
          }}
          onKeyDown={onKeyDown}
          onBlur={box.onBlur}
        />
      </FieldFrame>
      <Hint id={hintId} className="hint">
        {formatMessage(messages.ingredientsHint)}
      </Hint>
      <Actions canSubmit={canSubmit} isQuiet={isQuiet} />
      {box.isUsed && <LaterSuggestions {...box.list} typed={text} anchor={layout} />}
    </Layout>
  );
};
