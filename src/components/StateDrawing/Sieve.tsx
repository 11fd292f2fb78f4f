/** Centres of the holes. */
const HOLES = [
  [84, 88],
  [101, 88],
  [118, 88],
  [135, 88],
  [93, 101],
  [110, 101],
  [127, 101],
] as const;

/** A sieve that has let everything through: the limits leave nothing. */
export const Sieve = () => (
  <>
    <path className="body" d="M60 76h100c0 30-22 48-50 48s-50-18-50-48Z" />
    <path className="line" d="M44 74h132" strokeWidth="8" />
    {HOLES.map(([x, y]) => (
      <circle key={`${x}-${y}`} className="table" cx={x} cy={y} r="3.4" />
    ))}
    <path className="line" d="M92 122l-5 14m41-14 5 14" strokeWidth="5" />
    <path className="leaf" d="M104 52c6-8 15-8 19-3-6 6-13 7-19 3Z" />
    <circle className="crumb" cx="104" cy="142" r="2.4" />
    <circle className="crumb" cx="118" cy="147" r="1.8" />
  </>
);
