import SearchIcon from '@mui/icons-material/Search';
import { Button } from '../Button/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { RECIPE_NAME_MAX } from '@contracts/limits';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldActions, FieldFrame } from './FieldFrame';
import { messages } from './messages';
import { LaterSuggestions } from './LaterSuggestions';
import type { SearchFieldProps } from './SearchFieldProps';
import { useLastElement } from './useLastElement';
import { useSuggestionBox } from './useSuggestionBox';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
}));

const Box = styled('input')({ minHeight: 54, padding: '8px 16px' });

/** The box for the name of a dish: a combobox of titles and ingredients. */
export const RecipeNameField = (props: SearchFieldProps) => {
  const { text, canSubmit, fieldRef, suggesting, onTextChange } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const { attributes, ...box } = useSuggestionBox(suggesting);
  const [layout, layoutRef] = useLastElement();

  return (
    <Layout ref={layoutRef}>
      <FieldFrame>
        <label htmlFor={id}>
          <VisuallyHidden>{formatMessage(messages.nameLabel)}</VisuallyHidden>
        </label>
        <Box
          ref={fieldRef}
          id={id}
          value={text}
          maxLength={RECIPE_NAME_MAX}
          placeholder={formatMessage(messages.nameExample)}
          role="combobox"
          aria-expanded={box.isOpen}
          {...attributes}
          enterKeyHint="search"
          onChange={(event) => {
            onTextChange(event.currentTarget.value);
            box.onTextChange(event);
          }}
          onKeyDown={box.onKeyDown}
          onBlur={box.onBlur}
        />
      </FieldFrame>
      <FieldActions>
        <Button type="submit" look="filled" size="large" disabled={!canSubmit}>
          <SearchIcon fontSize="compact" />
          {formatMessage(messages.search)}
        </Button>
      </FieldActions>
      {box.isUsed && <LaterSuggestions {...box.list} typed={text} anchor={layout} />}
    </Layout>
  );
};
