/** Slats of the basket, by the x of their top and of their foot. */
const SLATS = [
  [76, 82],
  [98, 101],
  [122, 119],
  [144, 138],
] as const;

/** An empty basket with a blank note on its handle: nothing is on the list yet. */
export const EmptyBasket = () => (
  <>
    <path className="line" d="M66 80C70 46 92 32 110 32s40 14 44 48" strokeWidth="6" />
    <path className="paper" d="M120 40l36-8 8 40-36 8Z" strokeWidth="2" />
    <path className="quiet" d="M130 50l20-4m-18 14l20-4m-18 14l12-3" strokeWidth="3" />
    <path className="body" d="M48 78h124a5 5 0 0 1 5 6l-2 8H45l-2-8a5 5 0 0 1 5-6Z" />
    <path className="paper" d="M52 92h116l-9 40a8 8 0 0 1-8 6H69a8 8 0 0 1-8-6Z" strokeWidth="2" />
    {SLATS.map(([top, foot]) => (
      <path key={top} className="line" d={`M${top} 98L${foot} 131`} strokeWidth="4" />
    ))}
    <path className="quiet" d="M58 114h104" strokeWidth="3" />
  </>
);
