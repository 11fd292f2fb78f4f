/** Left edges of the scallops of the awning, each as wide as the distance to the next. */
const SCALLOPS = [34, 60, 86, 112, 138, 164] as const;

/** A kiosk with its shutter down and a bell on the counter: the kitchen is there, but does not answer. */
export const ShutHatch = () => (
  <>
    <path className="line" d="M48 60v84m124-84v84" strokeWidth="5" />
    <rect className="paper" x="48" y="46" width="124" height="68" strokeWidth="2" />
    <path className="quiet" d="M60 72h100M60 84h100M60 96h100" strokeWidth="3" />
    {SCALLOPS.map((x, i) => (
      <path
        key={x}
        className={i % 2 === 0 ? 'body' : 'paper'}
        d={`M${x} 28h26v26a13 11 0 0 1-26 0Z`}
        strokeWidth={i % 2 === 0 ? 0 : 1.5}
      />
    ))}
    <path className="line" d="M38 117h144" strokeWidth="7" />
    <path className="body" d="M88 113a22 20 0 0 1 44 0Z" />
    <circle className="body" cx="110" cy="90" r="4.5" />
  </>
);
