/** A countdown in the title of the browser's tab, in place of the page's own; what a page writes meanwhile is kept for later. */
export const createTitleClock = ({ document }: Window) => {
  let own = document.title;
  let shown: string | null = null;
  return (text: string | null) => {
    if (document.title !== shown) own = document.title;
    if (text === null && shown === null) return;
    shown = text;
    document.title = text ?? own;
  };
};
