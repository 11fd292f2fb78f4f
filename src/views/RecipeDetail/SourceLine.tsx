import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { RecipeId } from '@contracts/recipe';
import { TextLink } from '@/components/TextLink/TextLink';
import { originalIdIn } from '@/lib/recipe/originalRecipe';
import { sourceAddress } from '@/lib/recipe/sourceAddress';
import { messages } from './messages';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.accentText,
    fontWeight: 650,
  },
}));

interface SourceLineProps {
  source: string;
  /** The id of a recipe of the cook's own, which may be a version of another. */
  ownId?: RecipeId;
}

/** Where a recipe is from: the recipe that it is a version of, a link to a page, or the words of the cook for a book. */
export const SourceLine = ({ source, ownId }: SourceLineProps) => {
  const { formatMessage } = useIntl();
  const original = ownId === undefined ? undefined : originalIdIn(source);
  if (original !== undefined)
    return (
      <Line style={{ columnGap: 16 }}>
        <span>{formatMessage(messages.ownVersion)}</span>
        <TextLink to={`/recipe/${original}`}>{formatMessage(messages.toOriginal)}</TextLink>
        <TextLink to={`/recipe/${ownId}/versions#original`}>{formatMessage(messages.toChanges)}</TextLink>
      </Line>
    );
  const address = sourceAddress(source);
  return (
    <Line>
      <span>{formatMessage(messages.source)}</span>
      {address ? (
        <a href={address.href} target="_blank" rel="noreferrer noopener nofollow">
          {address.site}
        </a>
      ) : (
        <span>{source}</span>
      )}
    </Line>
  );
};
