import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

interface DetectedIngredientsProps {
  /** Names of what the search understood, in the reader's language. */
  ingredients: readonly string[];
  /** Pieces that it did not understand, as they were typed. */
  unknown: readonly string[];
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
const Label = styled('span')({ fontWeight: 650 });
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const Chip = styled('li')(({ theme }) => ({
  padding: '4px 12px',
  borderRadius: 999,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Unknown = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/** What the search read in the cook's words, so that a misreading is seen at once. */
export const DetectedIngredients = ({ ingredients, unknown }: DetectedIngredientsProps) => {
  const { formatMessage, formatList } = useIntl();
  const labelId = useId();
  if (ingredients.length + unknown.length === 0) return null;
  return (
    <Row>
      {ingredients.length > 0 && (
        <>
          <Label id={labelId}>{formatMessage(messages.found)}</Label>
          <List aria-labelledby={labelId}>
            {ingredients.map((name) => (
              <Chip key={name}>{name}</Chip>
            ))}
          </List>
        </>
      )}
      {unknown.length > 0 && (
        <Unknown>{formatMessage(messages.unknown, { words: formatList(unknown, { type: 'unit' }) })}</Unknown>
      )}
    </Row>
  );
};
