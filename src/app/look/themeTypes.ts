import type { CSSObject } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Allergen } from '@contracts/vocabulary';

/** Background and text of a badge. */
export interface BadgeColours {
  background: string;
  text: string;
}

/** Palette colours besides MUI's own: backgrounds, edges and the butter stage. */
interface LarderColours {
  /** A background slightly darker than the page: tracks, segmented controls, disabled buttons. */
  sunk: string;
  /** Border of every interactive control (3:1 at least). `divider` is only decorative. */
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
  /** Highlight behind a quantity in a step. */
  mark: string;
  /** Background of the cooking view, and the empty part of its ring and bars. */
  stove: string;
  stoveTrack: string;
}

type AllergenColours = Record<Allergen, BadgeColours>;
/** Shadows by how far a surface is raised. */
export type Shadows = Record<'card' | 'raised' | 'popover', string>;

declare module '@mui/material/styles' {
  interface Palette extends LarderColours {
    allergen: AllergenColours;
    customAllergen: BadgeColours;
    shadow: Shadows;
  }
  interface PaletteOptions extends LarderColours {
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

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    tiny: true;
    compact: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    dish: true;
  }
}
