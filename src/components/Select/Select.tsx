import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { Children, isValidElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  maxWidth: '100%',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: 10,
    top: '50%',
    transform: 'translateY(-50%)',
    pointerEvents: 'none',
    color: theme.vars.palette.text.primary,
  },
}));

/* A native select cuts off a long value. It shows none, and `Value` lies over it. */
const Native = styled('select')(({ theme }) => ({
  appearance: 'none',
  width: '100%',
  minHeight: 48,
  paddingBlock: 8,
  paddingInline: '16px 40px',
  borderRadius: 14,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'transparent',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.sunk } },
  '& option': { backgroundColor: theme.vars.palette.background.paper, color: theme.vars.palette.text.primary },
  '@media (forced-colors: active)': {
    // Also on a touch screen: the system would give the hidden value a colour.
    '&, &:hover': { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' },
    '& option': { backgroundColor: 'Canvas', color: 'CanvasText' },
  },
}));

/* As wide as the select, however long the words; so high that all of them are seen. */
const Value = styled('span')(({ theme }) => ({
  alignSelf: 'center',
  boxSizing: 'border-box',
  width: 0,
  minWidth: '100%',
  paddingBlock: 5,
  paddingInline: '17px 40px',
  fontWeight: 600,
  lineHeight: 1.15,
  hyphens: 'auto',
  pointerEvents: 'none',
  color: theme.vars.palette.text.primary,
}));

/* On a phone beside a heading: a square with an icon, marked while it is set. The list that opens has the words. */
const IconFrame = styled(Frame)(({ theme: { vars, breakpoints } }) => ({
  '& > .icon': { display: 'none' },
  [breakpoints.down('md')]: {
    '& > svg, & > span': { display: 'none' },
    '& > .icon': {
      display: 'grid',
      placeItems: 'center',
      placeSelf: 'center',
      pointerEvents: 'none',
      color: vars.palette.text.primary,
    },
    '& > select': { width: 44, minHeight: 44, padding: 0 },
    '&[data-set="true"] > select': {
      borderColor: vars.palette.primary.main,
      backgroundColor: vars.palette.accentSoft,
    },
    '&[data-set="true"] > .icon': { color: vars.palette.accentText },
  },
}));

interface SelectProps extends ComponentProps<'select'> {
  /** Shown instead of the value on a phone, which has no room for the value. */
  icon?: ReactNode;
  /** Marks the icon: the value is not the usual one. */
  isSet?: boolean;
}

const isOption = (child: unknown): child is ReactElement<ComponentProps<'option'>> =>
  isValidElement(child) && child.type === 'option';

/** The native select in our style: light, and familiar on a phone. A long value wraps. */
export const Select = ({ icon, isSet = false, ...props }: SelectProps) => {
  const options = Children.toArray(props.children).filter(isOption);
  const chosen = options.find((option) => String(option.props.value) === String(props.value));
  const Place = icon ? IconFrame : Frame;
  return (
    <Place data-set={isSet}>
      <Native {...props} />
      <Value aria-hidden="true" lang={chosen?.props.lang}>
        {chosen?.props.children}
      </Value>
      <ExpandMoreIcon />
      {icon && (
        <i className="icon" aria-hidden="true">
          {icon}
        </i>
      )}
    </Place>
  );
};
