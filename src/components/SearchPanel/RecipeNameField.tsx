import SearchIcon from '@mui/icons-material/Search';
import { Button } from '../Button/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { RECIPE_NAME_MAX } from '@contracts/limits';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { FieldActions, FieldFrame } from './FieldFrame';
import { messages } from './messages';
import type { SearchFieldProps } from './SearchFieldProps';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
}));

const Box = styled('input')({ minHeight: 54, padding: '8px 16px' });

export const RecipeNameField = ({ text, canSubmit, isLoading, fieldRef, onTextChange, onCancel }: SearchFieldProps) => {
  const { formatMessage } = useIntl();
  const id = useId();

  return (
    <Layout>
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
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => onTextChange(currentTarget.value)}
        />
      </FieldFrame>
      <FieldActions>
        {isLoading && <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>}
        <Button type="submit" look="filled" size="large" disabled={!canSubmit}>
          <SearchIcon fontSize="compact" />
          {formatMessage(messages.search)}
        </Button>
      </FieldActions>
    </Layout>
  );
};
