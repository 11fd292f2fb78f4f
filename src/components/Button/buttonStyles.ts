import type { CSSObject, Theme } from '@mui/material/styles';

/** Prominence of a button: one filled per view, outlined beside it, plain text for rare actions. */
export type ButtonLook = 'filled' | 'outlined' | 'text';
export type ButtonSize = 'medium' | 'large';

export interface ButtonStyleProps {
  look?: ButtonLook;
  size?: ButtonSize;
}

/** Keeps our style props off the DOM. */
export const isDomProp = (prop: PropertyKey) => prop !== 'look' && prop !== 'size';

const EASE = 'cubic-bezier(.2,.8,.2,1)';

const lookOf = ({ vars }: Theme, look: ButtonLook): CSSObject => {
  const { palette } = vars;
  switch (look) {
    case 'filled':
      return {
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        '@media (hover: hover)': { '&:hover': { filter: 'brightness(.94)' } },
        '&:disabled': { color: palette.text.secondary, backgroundColor: palette.sunk },
      };
    case 'outlined':
      return {
        color: palette.text.primary,
        borderColor: palette.edge,
        backgroundColor: palette.background.paper,
        '@media (hover: hover)': { '&:hover': { backgroundColor: palette.sunk } },
      };
    case 'text':
      return {
        paddingInline: 16,
        color: palette.accentText,
        backgroundColor: 'transparent',
        '@media (hover: hover)': { '&:hover': { backgroundColor: palette.accentSoft } },
      };
  }
};

/** Shared styles of buttons and of links that look like buttons. */
export const buttonStyles = ({
  theme,
  look = 'text',
  size = 'medium',
}: ButtonStyleProps & { theme: Theme }): CSSObject => ({
  ...(theme.typography.button as CSSObject),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minHeight: size === 'large' ? 56 : 48,
  padding: size === 'large' ? '8px 26px' : '8px 22px',
  borderRadius: size === 'large' ? 16 : 14,
  border: '1.5px solid transparent',
  fontSize: size === 'large' ? '1.0625rem' : '1rem',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `transform 90ms ${EASE}, filter 120ms ${EASE}, background-color 120ms ${EASE}`,
  '&:active': { transform: 'scale(.98)' },
  ...lookOf(theme, look),
  '&:disabled, &:disabled:hover': {
    ...(lookOf(theme, look)['&:disabled'] as CSSObject | undefined),
    filter: 'none',
    cursor: 'default',
    transform: 'none',
  },
});
