import { createTheme, type Theme } from '@mui/material/styles';
import { MOBILE_BREAKPOINT_PX } from '@contracts/limits';
import { controls } from './controls';
import { SANS, SERIF } from './fonts';
import type { Shadows } from './themeTypes';
import { dark, light } from './schemes';
import { surfaces } from './surfaces';
import { isUnused } from './usedVariables';

const shadowOf = (name: keyof Shadows) => `var(--mui-palette-shadow-${name})`;

/** MUI requires 25 levels; ours are flat, card, raised, and popover for the rest. */
const shadows = Array.from({ length: 25 }, (_, step) =>
  step === 0 ? 'none' : shadowOf(step === 1 ? 'card' : step === 2 ? 'raised' : 'popover'),
) as unknown as Theme['shadows'];

/** The serif has one weight, and old-style figures unless lining ones are requested. */
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
 * @param colorSchemeSelector what selects the scheme: `media` for the system's setting, or a data attribute
 */
export const createLarderTheme = (colorSchemeSelector: string) =>
  createTheme({
    cssVariables: { colorSchemeSelector, shouldSkipGeneratingVar: isUnused },
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
    components: { ...surfaces, ...controls },
  });

export const theme = createLarderTheme('media');
