import { createTheme, type CSSObject, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { MOBILE_BREAKPOINT_PX } from '@contracts/limits';
import { ALLERGENS, type Allergen } from '@contracts/vocabulary';
import { FONT_FACES, SANS, SERIF } from './fonts';

interface BadgeColours {
  background: string;
  text: string;
}

/** What our palette has beside MUI's own keys: grounds, edges and the butter stage. */
interface LarderColours {
  /** A ground a little below the page: tracks, segmented controls, disabled buttons. */
  sunk: string;
  /** The border of whatever can be pressed or typed in (3:1 at least); `divider` is decoration only. */
  edge: string;
  accentSoft: string;
  accentText: string;
  butter: string;
  butterInk: string;
  butterSoft: string;
  okSoft: string;
  badSoft: string;
  focus: string;
  hero: string;
  heroInk: string;
  /** The mark behind a quantity in a step. */
  mark: string;
  /** The ground of the cooking view, and the empty part of its ring and bars. */
  stove: string;
  stoveTrack: string;
}

type MatchColours = Record<'good' | 'fair' | 'poor', string>;
type AllergenColours = Record<Allergen, BadgeColours>;
type Shadows = Record<'card' | 'raised' | 'popover', string>;

declare module '@mui/material/styles' {
  interface Palette extends LarderColours {
    match: MatchColours;
    allergen: AllergenColours;
    customAllergen: BadgeColours;
    shadow: Shadows;
  }
  interface PaletteOptions extends LarderColours {
    match: MatchColours;
    allergen: AllergenColours;
    customAllergen: BadgeColours;
    shadow: Shadows;
  }
  interface TypographyVariants {
    dish: CSSObject;
  }
  interface TypographyVariantsOptions {
    dish?: CSSObject;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    dish: true;
  }
}

const allergenColours = (pairs: Record<Allergen, readonly [background: string, text: string]>) =>
  Object.fromEntries(ALLERGENS.map((name) => [name, { background: pairs[name][0], text: pairs[name][1] }])) as Record<
    Allergen,
    BadgeColours
  >;

/** White on each has a contrast of 6.5 at least, in both schemes. */
const match = { good: '#1B6B3A', fair: '#6B2353', poor: '#B3261E' };

const light = {
  primary: { main: '#6B2353', dark: '#5F1F4A', light: '#8C4474', contrastText: '#FFFFFF' },
  background: { default: '#FBF8F3', paper: '#FFFFFF' },
  text: { primary: '#24141F', secondary: '#62525C', disabled: '#62525C' },
  divider: '#E4DCD2',
  success: { main: '#1B6B3A', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', contrastText: '#FFFFFF' },
  warning: { main: '#A86200', contrastText: '#FFFFFF' },
  sunk: '#F3EEE6',
  edge: '#8C7C86',
  accentSoft: '#F6E6F0',
  accentText: '#6B2353',
  butter: '#FFD66B',
  butterInk: '#3A2408',
  butterSoft: '#FFF3D2',
  okSoft: '#DFF2E3',
  badSoft: '#FCE5E1',
  focus: '#6B2353',
  hero: '#FFD66B',
  heroInk: '#33160F',
  mark: '#FFD66B',
  stove: '#FFF8E6',
  stoveTrack: '#EFE2C4',
  match,
  allergen: allergenColours({
    Gluten: ['#FFCE8A', '#634301'],
    Dairy: ['#95CBFD', '#19416B'],
    Nuts: ['#FFE0D8', '#723D20'],
    Eggs: ['#FBF28C', '#50510D'],
    Soy: ['#C0CF9C', '#34470C'],
    Fish: ['#CCF4FD', '#07566A'],
    Shellfish: ['#FEAFAC', '#652B28'],
    Wheat: ['#F4E8CD', '#684507'],
    Peanuts: ['#FEB084', '#613109'],
    Sesame: ['#C6C5C4', '#424039'],
    Mustard: ['#D6C24A', '#403A00'],
    Celery: ['#9FF7B5', '#225A35'],
    Lupin: ['#D4CBFE', '#463F73'],
    Molluscs: ['#86D7C8', '#004B45'],
    Sulphites: ['#FAA6D7', '#5B2847'],
  }),
  customAllergen: { background: '#FFE2A8', text: '#6B4200' },
  shadow: {
    card: '0 1px 2px rgba(58,20,40,.07), 0 6px 18px -6px rgba(58,20,40,.12)',
    raised: '0 2px 4px rgba(58,20,40,.07), 0 22px 44px -16px rgba(58,20,40,.26)',
    popover: '0 2px 6px rgba(58,20,40,.1), 0 34px 70px -14px rgba(58,20,40,.42)',
  },
};

const dark = {
  primary: { main: '#F2A9D3', dark: '#F7BFDF', light: '#F7BFDF', contrastText: '#3A0E2B' },
  background: { default: '#171015', paper: '#221A20' },
  text: { primary: '#F7EFF3', secondary: '#C3B4BD', disabled: '#C3B4BD' },
  divider: '#3B2F37',
  success: { main: '#8FDBA4', contrastText: '#0F2A19' },
  error: { main: '#FFB4A8', contrastText: '#4A1A16' },
  warning: { main: '#FFC65C', contrastText: '#3A2408' },
  sunk: '#2D232A',
  edge: '#8E7C88',
  accentSoft: '#4A1B3A',
  accentText: '#F7BFDF',
  butter: '#FFD66B',
  butterInk: '#3A2408',
  butterSoft: '#3A2E16',
  okSoft: '#173A24',
  badSoft: '#4A1A16',
  focus: '#FFD66B',
  hero: '#3A2A12',
  heroInk: '#FFE3A0',
  mark: '#5A4410',
  stove: '#150D12',
  stoveTrack: '#3A2F37',
  match,
  allergen: allergenColours({
    Gluten: ['#734800', '#FEDCA8'],
    Dairy: ['#2A577A', '#D4E7FD'],
    Nuts: ['#6B493F', '#F7DBCD'],
    Eggs: ['#515C00', '#EBEEA6'],
    Soy: ['#223D07', '#BAD78F'],
    Fish: ['#15333A', '#7BD9F9'],
    Shellfish: ['#5C161D', '#FDB6AF'],
    Wheat: ['#392F23', '#F1C17F'],
    Peanuts: ['#4A2200', '#FEB98B'],
    Sesame: ['#52564E', '#EBE8DF'],
    Mustard: ['#413800', '#D6CE7F'],
    Celery: ['#156536', '#B5FCC7'],
    Lupin: ['#2E2C4C', '#C7C2FF'],
    Molluscs: ['#005D5D', '#8EF7EB'],
    Sulphites: ['#783664', '#DDDADB'],
  }),
  customAllergen: { background: '#4D3205', text: '#FFD083' },
  shadow: {
    card: '0 0 0 1px #2F242B, 0 8px 20px -10px #000',
    raised: '0 0 0 1px #3B2F37, 0 24px 48px -16px #000',
    popover: '0 0 0 1px #3B2F37, 0 34px 70px -14px #000',
  },
};

const shadowOf = (name: keyof Shadows) => `var(--mui-palette-shadow-${name})`;

/** MUI wants 25 steps; ours are flat, card, raised, and popover for all the rest. */
const shadows = Array.from({ length: 25 }, (_, step) =>
  step === 0 ? 'none' : shadowOf(step === 1 ? 'card' : step === 2 ? 'raised' : 'popover'),
) as unknown as Theme['shadows'];

/** The serif has one weight, and figures that sink below the line unless lining ones are asked for. */
const serif = {
  fontFamily: SERIF,
  fontWeight: 400,
  letterSpacing: '-0.01em',
  fontFeatureSettings: "'lnum'",
  textWrap: 'balance',
} as const;

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/**
 * The theme with both schemes in CSS variables.
 * @param colorSchemeSelector what chooses the scheme: `media` for the system's setting, or a data attribute.
 */
export const createLarderTheme = (colorSchemeSelector: string) =>
  createTheme({
    cssVariables: { colorSchemeSelector },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    breakpoints: { values: { xs: 0, sm: 480, md: MOBILE_BREAKPOINT_PX, lg: 1200, xl: 1536 } },
    spacing: 4,
    shape: { borderRadius: 14 },
    shadows,
    transitions: {
      easing: { easeInOut: EASE, easeOut: EASE, easeIn: EASE, sharp: EASE },
      duration: {
        shortest: 120,
        shorter: 120,
        short: 200,
        standard: 200,
        complex: 320,
        enteringScreen: 200,
        leavingScreen: 200,
      },
    },
    typography: {
      fontFamily: SANS,
      htmlFontSize: 16,
      fontSize: 14,
      fontWeightMedium: 500,
      fontWeightBold: 700,
      h1: { ...serif, fontSize: 'clamp(2.25rem, 1.5rem + 2.6vw, 3.5rem)', lineHeight: 1.08 },
      h2: { ...serif, fontSize: '1.75rem', lineHeight: 1.15 },
      h3: { ...serif, fontSize: '1.5rem', lineHeight: 1.2 },
      h4: { ...serif, fontSize: '1.25rem', lineHeight: 1.2 },
      dish: { ...serif, fontSize: '1.375rem', lineHeight: 1.18 },
      body1: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 0 },
      body2: { fontSize: '0.90625rem', lineHeight: 1.5, fontWeight: 500, letterSpacing: 0 },
      button: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.25, letterSpacing: 0, textTransform: 'none' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: ({ vars }: Theme) => [
          ...FONT_FACES,
          {
            html: { colorScheme: 'light dark', scrollPaddingTop: 16, WebkitTextSizeAdjust: '100%' },
            body: { minWidth: 320, overflowWrap: 'break-word' },
            ':focus-visible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
            /* A heading that takes the focus only so that a screen reader hears the new page. */
            '[data-quiet-focus]:focus': { outline: 'none' },
            '@media (prefers-reduced-motion: reduce)': {
              '*, *::before, *::after': {
                animationDuration: '1ms !important',
                animationIterationCount: '1 !important',
                transitionProperty: 'opacity !important',
                scrollBehavior: 'auto !important',
              },
            },
          },
        ],
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: ({ theme: { vars } }) => ({
            '&.Mui-focusVisible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
          }),
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 24 } } },
      MuiPopover: {
        styleOverrides: {
          paper: { borderRadius: 26, '@media (forced-colors: active)': { border: '1px solid CanvasText' } },
        },
      },
      MuiBackdrop: { styleOverrides: { root: { transitionDuration: '200ms' } } },
      MuiChip: {
        styleOverrides: {
          root: ({ theme: { vars } }) => ({
            minHeight: 38,
            height: 'auto',
            borderRadius: 999,
            fontSize: '0.9375rem',
            fontWeight: 600,
            border: `1.5px solid ${vars.palette.divider}`,
            backgroundColor: vars.palette.background.paper,
          }),
          label: { whiteSpace: 'normal', paddingInline: 14 },
        },
      },
      MuiTabs: {
        styleOverrides: {
          root: ({ theme: { vars } }) => ({ minHeight: 54, borderBottom: `1px solid ${vars.palette.divider}` }),
          indicator: {
            height: 4,
            borderRadius: '4px 4px 0 0',
            '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          },
        },
      },
      MuiTab: {
        styleOverrides: {
          root: ({ theme: { vars } }) => ({
            minHeight: 54,
            padding: '0 20px',
            fontSize: '1.0625rem',
            fontWeight: 600,
            textTransform: 'none',
            color: vars.palette.text.secondary,
            '&.Mui-selected': { color: vars.palette.text.primary, fontWeight: 700 },
            '&.Mui-focusVisible': { outlineOffset: -3 },
          }),
        },
      },
      MuiSlider: {
        styleOverrides: {
          rail: ({ theme: { vars } }) => ({ height: 6, opacity: 1, backgroundColor: vars.palette.sunk }),
          track: { height: 6 },
          thumb: ({ theme: { vars } }) => ({
            width: 22,
            height: 22,
            boxShadow: vars.palette.shadow.card,
            '&.Mui-focusVisible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 3, boxShadow: 'none' },
          }),
          mark: ({ theme: { vars } }) => ({
            width: 5,
            height: 5,
            borderRadius: 5,
            opacity: 1,
            backgroundColor: vars.palette.edge,
          }),
        },
      },
    },
  });

export const theme = createLarderTheme('media');
