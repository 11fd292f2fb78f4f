/** Centres and radii of the crumbs. */
const CRUMBS = [
  [98, 68, 2.6],
  [122, 96, 3],
  [114, 72, 1.8],
  [92, 90, 2],
  [128, 78, 2.2],
  [106, 100, 1.6],
  [101, 80, 1.4],
] as const;

/** A plate with crumbs: nothing was found. */
export const EmptyPlate = () => (
  <>
    <circle className="paper" cx="110" cy="82" r="60" strokeWidth="1.5" />
    <circle className="line" cx="110" cy="82" r="57" strokeWidth="2.5" />
    <circle className="paper" cx="110" cy="82" r="39" strokeWidth="2" />
    {CRUMBS.map(([x, y, r]) => (
      <circle key={`${x}-${y}`} className="crumb" cx={x} cy={y} r={r} />
    ))}
    <path className="leaf" d="M110 88c6-7 14-7 17-3-5 5-11 7-17 3Z" />
  </>
);
