/** How far each of the two pictures lies off, and how clear it is. */
const PICTURES = [
  [-7, 0.35],
  [5, 0.9],
] as const;

/** A photo that was shaken: its plate is seen twice, and nothing can be made out. */
export const BlurredPhoto = () => (
  <>
    <g transform="rotate(-4 110 84)">
      <rect className="paper" x="52" y="26" width="116" height="114" rx="10" strokeWidth="2" />
      <rect className="table" x="62" y="36" width="96" height="78" rx="5" />
      {PICTURES.map(([x, opacity]) => (
        <g key={x} transform={`translate(${x} 0)`} opacity={opacity}>
          <circle className="line" cx="118" cy="75" r="26" strokeWidth="3" />
          <circle className="line" cx="118" cy="75" r="16" strokeWidth="2.5" />
          <path className="line" d="M78 54v42M73 54v10a5 5 0 0 0 10 0V54" strokeWidth="3" />
        </g>
      ))}
      <path className="line" d="M64 127h34" strokeWidth="4" />
    </g>
    <circle className="crumb" cx="182" cy="52" r="2.6" />
    <circle className="crumb" cx="42" cy="126" r="2.2" />
  </>
);
