import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import SearchIcon from '@mui/icons-material/Search';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { SearchMode } from '@contracts/vocabulary';
import { iconTile } from '../Panel/iconTile';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { messages } from './messages';

const COOK = { Icon: RestaurantIcon, title: messages.cookTitle, text: messages.cookText };

const STEPS = {
  ingredients: [
    { Icon: ShoppingBasketIcon, title: messages.sayTitle, text: messages.sayText },
    { Icon: SearchIcon, title: messages.seeTitle, text: messages.seeText },
    COOK,
  ],
  name: [
    { Icon: MenuBookIcon, title: messages.nameTitle, text: messages.sayText },
    { Icon: SearchIcon, title: messages.findTitle, text: messages.findText },
    COOK,
  ],
} as const;

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  /* On a phone the icon stands beside its words, which takes half the height. */
  [theme.breakpoints.down('md')]: {
    gap: 24,
    '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 16 },
    '& > li > span': { gridRow: '1 / 3' },
    '& h3': { marginTop: 0 },
  },
}));

const Tile = styled('span')(({ theme }) => iconTile(theme));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: '16px 0 4px' }));
const Text = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '22em',
  fontSize: '1.0625rem',
  color: theme.vars.palette.text.secondary,
}));

interface FirstStepsProps {
  mode: SearchMode;
}

/** How a search of the current mode works, before the first one. */
export const FirstSteps = ({ mode }: FirstStepsProps) => {
  const { formatMessage } = useIntl();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <VisuallyHidden as="h2" id={headingId}>
        {formatMessage(messages.heading)}
      </VisuallyHidden>
      <List>
        {STEPS[mode].map(({ Icon, title, text }) => (
          <li key={title.id}>
            <Tile>
              <Icon fontSize="large" />
            </Tile>
            <Title>{formatMessage(title)}</Title>
            <Text>{formatMessage(text)}</Text>
          </li>
        ))}
      </List>
    </section>
  );
};
