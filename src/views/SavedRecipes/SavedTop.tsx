import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import AddIcon from '@mui/icons-material/Add';
import { BackArrow } from '@/components/Arrow/Arrow';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { TextLink } from '@/components/TextLink/TextLink';
import { messages as cookbookMessages } from '../Cookbook/messages';
import { messages as addMessages } from '../AddRecipe/messages';
import { messages } from './messages';

const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 18px',
  '& > a': { alignSelf: 'center' },
  marginTop: -12,
  /* The ways to other pages stand at the end of the line, over that of the tools below. */
  [theme.breakpoints.up('md')]: { '& > a:first-of-type': { marginInlineStart: 'auto' } },
  /* On a phone a long title leaves it a line of its own; the heart in the header has the same number. */
  '& > span': {
    ...theme.typography.body1,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
}));

/** The way back to the search, and the title with the number of saved recipes. */
export const SavedTop = memo(({ count }: { count: number }) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <>
      <TextLink to="/">
        <BackArrow fontSize="compact" />
        {formatMessage(messages.back)}
      </TextLink>
      <Heading>
        <PageHeading>{formatMessage(messages.title)}</PageHeading>
        {count > 0 && <span aria-hidden="true">{formatNumber(count)}</span>}
        <TextLink to="/add">
          <AddIcon fontSize="compact" />
          {formatMessage(addMessages.title)}
        </TextLink>
        <TextLink to="/cooked">{formatMessage(cookbookMessages.cookedTitle)}</TextLink>
      </Heading>
    </>
  );
});
SavedTop.displayName = 'SavedTop';
