/** A serving hatch with its shutter down and a bell before it: the kitchen is there, but does not answer. */
export const ShutHatch = () => (
  <>
    <rect className="paper" x="48" y="30" width="124" height="84" rx="10" strokeWidth="2" />
    <path className="quiet" d="M60 46h100M60 60h100M60 74h100M60 88h100" strokeWidth="3" />
    <path className="line" d="M36 117h148" strokeWidth="7" />
    <path className="body" d="M88 112a22 22 0 0 1 44 0Z" />
    <circle className="body" cx="110" cy="87" r="4.5" />
    <path className="line" d="M50 122v16m120-16v16" strokeWidth="5" />
    <circle className="crumb" cx="152" cy="110" r="2.4" />
    <circle className="crumb" cx="66" cy="110" r="2" />
  </>
);
