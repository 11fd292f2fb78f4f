/** A camera with its cap on: there is none, or it may not be used. */
export const CoveredLens = () => (
  <>
    <path className="body" d="M84 52l8-14h36l8 14Z" />
    <rect className="paper" x="48" y="50" width="124" height="82" rx="16" strokeWidth="2" />
    <circle className="body" cx="110" cy="92" r="30" />
    <path className="quiet" d="M92 92h36" strokeWidth="5" />
    <circle className="crumb" cx="156" cy="66" r="5" />
    <path className="quiet" d="M60 66h14" strokeWidth="4" />
    <path className="line" d="M134 110c16 10 22 18 20 30" strokeWidth="3" />
    <path className="leaf" d="M36 132c6-8 15-8 19-3-6 6-13 7-19 3Z" />
    <circle className="crumb" cx="184" cy="124" r="2.4" />
  </>
);
