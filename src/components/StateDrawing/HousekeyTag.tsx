/** A key with a tag: the session has ended, and the cook has to sign in again. */
export const HousekeyTag = () => (
  <>
    <circle className="line" cx="78" cy="68" r="22" strokeWidth="9" />
    <path className="line" d="M100 68h72m-12 0v20m-20-20v14" strokeWidth="9" />
    <path className="quiet" d="M72 92c-4 10-2 14 2 20" strokeWidth="3" />
    <path className="paper" d="M56 112h38l10 13-10 13H56a5 5 0 0 1-5-5v-16a5 5 0 0 1 5-5Z" strokeWidth="2" />
    <path className="quiet" d="M62 125h24" strokeWidth="3.5" />
    <path className="leaf" d="M136 130c6-8 15-8 19-3-6 6-13 7-19 3Z" />
    <circle className="crumb" cx="170" cy="122" r="2.6" />
    <circle className="crumb" cx="122" cy="112" r="2" />
  </>
);
