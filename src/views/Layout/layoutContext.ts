import { useOutletContext } from 'react-router-dom';

export interface LayoutContext {
  /** Opens the preferences panel under its button in the header. */
  openPreferences: () => void;
}

/** What the layout offers the screens inside it. */
export const useLayout = () => useOutletContext<LayoutContext>();
