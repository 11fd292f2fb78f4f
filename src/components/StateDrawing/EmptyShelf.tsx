/** Left edges of the jars. */
const JARS = [46, 92, 138] as const;

/** Three empty jars on a shelf, the last with a heart: nothing is saved yet. */
export const EmptyShelf = () => (
  <>
    {JARS.map((x) => (
      <g key={x}>
        <rect className="paper" x={x} y="58" width="36" height="52" rx="9" strokeWidth="2" />
        <rect className="body" x={x + 3} y="48" width="30" height="11" rx="4" />
        {/* The heart is the label of the last. */}
        {x !== JARS[2] && <path className="quiet" d={`M${x + 9} 70v26`} strokeWidth="3" />}
      </g>
    ))}
    <path className="body" d="M156 93c-7-5-10-8-10-12 0-3 2-5 5-5 2 0 4 1 5 3 1-2 3-3 5-3 3 0 5 2 5 5 0 4-3 7-10 12Z" />
    <path className="line" d="M30 114h160" strokeWidth="6" />
    <path className="line" d="M52 118v14m116-14v14" strokeWidth="5" />
  </>
);
