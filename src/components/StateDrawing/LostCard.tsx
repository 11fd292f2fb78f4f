/** A recipe card with a torn corner: the recipe is not here any more. */
export const LostCard = () => (
  <>
    <path className="paper" d="M62 34h78l22 22v75a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z" strokeWidth="2" />
    <path className="line" d="M140 34v14a8 8 0 0 0 8 8h14" strokeWidth="2.5" />
    <path className="line" d="M70 60h46" strokeWidth="5" />
    <path className="quiet" d="M70 78h74M70 94h74M70 110h40" strokeWidth="4" strokeDasharray="2 9" />
    <circle className="crumb" cx="170" cy="40" r="3" />
    <circle className="crumb" cx="178" cy="52" r="2" />
    <path className="leaf" d="M128 124c7-8 16-8 20-3-6 6-13 8-20 3Z" />
  </>
);
