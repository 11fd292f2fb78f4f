/** Centres and radii of the crumbs. */
const CRUMBS = [
  [98, 70, 3],
  [122, 97, 3.4],
  [116, 72, 2.2],
  [93, 92, 2.4],
  [128, 80, 2.6],
  [105, 101, 2],
] as const;

/** A plate with crumbs between a fork and a knife: nothing was found. */
export const EmptyPlate = () => (
  <>
    <circle className="paper" cx="110" cy="83" r="58" strokeWidth="2" />
    <circle className="line" cx="110" cy="83" r="52" strokeWidth="4" />
    <circle className="line" cx="110" cy="83" r="34" strokeWidth="2.5" />
    <path className="line" d="M32 46v20a8 8 0 0 0 16 0V46M40 46v76" strokeWidth="4.5" />
    <path className="line" d="M182 122V46c-9 6-11 22-10 38h10" strokeWidth="4.5" />
    {CRUMBS.map(([x, y, r]) => (
      <circle key={`${x}-${y}`} className="crumb" cx={x} cy={y} r={r} />
    ))}
    <path className="leaf" d="M106 88c7-9 17-9 21-4-6 7-14 9-21 4Z" />
  </>
);
