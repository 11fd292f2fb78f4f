/** A dish under its cover: what matches is hidden by the cook's own limits. */
export const CoveredDish = () => (
  <>
    <path className="paper" d="M54 110a56 56 0 0 1 112 0Z" strokeWidth="2" />
    <circle className="body" cx="110" cy="47" r="7" />
    <path className="quiet" d="M70 97a42 42 0 0 1 22-28" strokeWidth="4" />
    <path className="line" d="M40 114h140" strokeWidth="7" />
    <path className="line" d="M64 128h92" strokeWidth="4" />
    <path className="leaf" d="M154 106c6-8 15-8 19-3-6 6-13 7-19 3Z" />
    <circle className="crumb" cx="46" cy="102" r="2.6" />
    <circle className="crumb" cx="182" cy="100" r="2" />
  </>
);
