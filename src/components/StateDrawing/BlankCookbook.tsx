/** An open cookbook whose right page is blank: the dish is not in the collection yet. */
export const BlankCookbook = () => (
  <>
    <path className="body" d="M42 48h136v84H42Z" />
    <path className="paper" d="M110 46c-18-9-42-10-62-6v80c20-4 44-3 62 6Z" strokeWidth="2" />
    <path className="paper" d="M110 46c18-9 42-10 62-6v80c-20-4-44-3-62 6Z" strokeWidth="2" />
    <path className="line" d="M60 58c12-2 22-1 34 3" strokeWidth="5" />
    <path className="quiet" d="M60 74c12-2 24-1 38 3M60 88c12-2 24-1 38 3M60 102c12-2 20-1 28 1" strokeWidth="3" />
    <path className="quiet" d="M122 64c14-4 26-5 38-3" strokeWidth="4" strokeDasharray="2 9" />
    <path className="leaf" d="M134 98c6-8 15-8 19-3-6 6-13 7-19 3Z" />
    <circle className="crumb" cx="140" cy="84" r="2.2" />
  </>
);
