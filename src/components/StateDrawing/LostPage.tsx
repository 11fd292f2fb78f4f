/** A whisk and a spoon that point two ways at a crossing: there is no such page. */
export const LostPage = () => (
  <>
    <path className="line" d="M110 58v78" strokeWidth="7" />
    <path className="line" d="M88 138h44" strokeWidth="7" />
    <path className="paper" d="M70 34h72l16 14-16 14H70a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5Z" strokeWidth="2" />
    <path className="quiet" d="M80 48h52" strokeWidth="4" />
    <path className="paper" d="M150 72H84L68 86l16 14h66a5 5 0 0 0 5-5V77a5 5 0 0 0-5-5Z" strokeWidth="2" />
    <path className="quiet" d="M92 86h48" strokeWidth="4" />
    <circle className="crumb" cx="52" cy="128" r="3" />
    <circle className="crumb" cx="166" cy="124" r="2.4" />
    <path className="leaf" d="M140 140c6-7 14-7 18-3-6 6-12 7-18 3Z" />
  </>
);
