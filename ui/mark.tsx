/** Evenhand's logo. It keeps its own color on pages with an organization's colors. */
export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect x="1" y="1" width="22" height="22" rx="7" fill="var(--voice)" />
      <path d="M6.5 9.2h11M6.5 14.8h11" stroke="var(--on-voice)" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  )
}

export function Wordmark({ size = 26 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-17 font-semibold tracking-[-0.015em] text-text">
      <Mark size={size} />
      Evenhand
    </span>
  )
}
