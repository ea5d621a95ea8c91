/** A spinner, for content that cannot show a skeleton. Set `label` if no other text describes the progress. */
export function Spinner({ size = 16, label }: { size?: number; label?: string }) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} fill="none" className="shrink-0 animate-spin" {...name}>
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.75" opacity=".25" />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
