/** A jar whose label is a question mark: the words were not understood. */
export const UnknownJar = () => (
  <>
    <rect className="paper" x="74" y="50" width="72" height="88" rx="16" strokeWidth="2" />
    <rect className="body" x="80" y="34" width="60" height="18" rx="6" />
    <rect className="line" x="85" y="70" width="50" height="50" rx="9" strokeWidth="2.5" />
    <path className="line" d="M101 89c0-6 4-10 9-10s9 3 9 9c0 7-9 7-9 13" strokeWidth="4" />
    <circle className="body" cx="110" cy="110" r="3" />
    <circle className="crumb" cx="56" cy="134" r="3" />
    <circle className="crumb" cx="164" cy="128" r="2.2" />
    <path className="leaf" d="M156 140c6-7 14-7 18-3-6 6-12 7-18 3Z" />
  </>
);
