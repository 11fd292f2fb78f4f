/** A cold pot beside a plug that hangs loose: the server did not answer. */
export const UnpluggedStove = () => (
  <>
    <path className="body" d="M56 78h74v34a16 16 0 0 1-16 16H72a16 16 0 0 1-16-16Z" />
    <path className="line" d="M44 84h12m74 0h12" strokeWidth="7" />
    <path className="line" d="M52 70h82" strokeWidth="6" />
    <path className="line" d="M93 60v-6" strokeWidth="7" />
    <path className="quiet" d="M126 120c34 10 28-38 50-38" strokeWidth="4" />
    <rect className="paper" x="166" y="54" width="20" height="28" rx="6" strokeWidth="2" />
    <path className="line" d="M171 54V42m10 12V42" strokeWidth="4" />
    <circle className="crumb" cx="60" cy="140" r="2.4" />
    <circle className="crumb" cx="122" cy="142" r="3" />
  </>
);
