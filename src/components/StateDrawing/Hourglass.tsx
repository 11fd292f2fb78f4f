/** A sand timer that has nearly run out: the answer takes its time. */
export const Hourglass = () => (
  <>
    <path
      className="paper"
      d="M82 40h56c0 26-20 30-20 43s20 17 20 43H82c0-26 20-30 20-43S82 66 82 40Z"
      strokeWidth="2"
    />
    <path className="crumb" d="M92 60h36c-4 9-12 13-18 22-6-9-14-13-18-22Z" />
    <path className="crumb" d="M87 124c2-14 15-15 23-23 8 8 21 9 23 23Z" />
    <rect className="crumb" x="109" y="80" width="2" height="24" />
    <path className="line" d="M74 36h72M74 130h72" strokeWidth="8" />
    <circle className="crumb" cx="58" cy="128" r="2.4" />
    <path className="leaf" d="M158 132c6-7 14-7 18-3-6 6-12 7-18 3Z" />
  </>
);
