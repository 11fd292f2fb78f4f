import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import AddIcon from '@mui/icons-material/Add';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
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
}));

/** The way back to the search, the title, and the ways to other pages. The heart in the header has the number of recipes. */
export const SavedTop = memo(() => {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextLink to="/">
        <BackArrow fontSize="compact" />
        {formatMessage(messages.back)}
      </TextLink>
      <Heading>
        <PageHeading>{formatMessage(messages.title)}</PageHeading>
        <TextLink to="/add">
          <AddIcon fontSize="compact" />
          {formatMessage(addMessages.title)}
        </TextLink>
        <TextLink to="/cooked">
          <RestaurantIcon fontSize="compact" />
          {formatMessage(cookbookMessages.cookedTitle)}
        </TextLink>
      </Heading>
    </>
  );
});
SavedTop.displayName = 'SavedTop';
