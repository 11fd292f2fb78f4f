/** Shows a countdown in the document title. A title that the page sets meanwhile is restored afterwards. */
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
