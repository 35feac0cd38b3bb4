/** A page in two pieces, in its words' own colour: what does the work of a part does not run. */
export function StoppedArt() {
  return (
    <svg
      width="64"
      height="72"
      viewBox="0 0 80 90"
      fill="var(--surface)"
      stroke="currentColor"
      strokeWidth="2.500"
      aria-hidden="true"
    >
      <path d="M2 44V2h60v42l-10-8-10 8-10-8-10 8-10-8zM14 14h24M14 24h36M18 88V56l10-8 10 8 10-8 10 8 10-8 10 8v32zM30 74h24" />
    </svg>
  );
}
