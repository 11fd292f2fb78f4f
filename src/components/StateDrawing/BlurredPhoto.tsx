/** A photo in which nothing can be made out. */
export const BlurredPhoto = () => (
  <>
    <g transform="rotate(-4 110 84)">
      <rect className="paper" x="54" y="30" width="112" height="106" rx="8" strokeWidth="2" />
      <rect className="table" x="64" y="40" width="92" height="72" rx="4" />
      <circle className="quiet" cx="104" cy="78" r="22" strokeWidth="4" strokeDasharray="2 9" />
      <circle className="quiet" cx="116" cy="74" r="13" strokeWidth="4" strokeDasharray="2 8" />
      <path className="line" d="M66 124h34" strokeWidth="4" />
    </g>
    <circle className="crumb" cx="178" cy="52" r="2.6" />
    <circle className="crumb" cx="44" cy="126" r="2.2" />
    <path className="leaf" d="M158 136c6-7 14-7 18-3-6 6-12 7-18 3Z" />
  </>
);
