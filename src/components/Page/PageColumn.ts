import { styled } from '@mui/material/styles';
import { Page } from './Page';

/** From the header to the heading of a page, in pixels. */
const INSET = 24;
/** A link above the heading is 44 pixels high and brings room of its own. */
const INSET_OF_LINK = 8;

/** The column of a screen with one heading, which begins at the same height on all of them. */
export const PageColumn = styled(Page)({
  paddingTop: INSET,
  '&:has(> a)': { paddingTop: INSET_OF_LINK },
});
