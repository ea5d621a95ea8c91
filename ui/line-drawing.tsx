/** Small drawings in one line width, with the two bars of the logo. */
const DRAWINGS = {
  people:
    'M30 40a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM14 66c1-12 7-19 16-19s15 7 16 19M62 44a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15ZM54 52c2-1.500 5-2 8-2 8 0 13 6 14 16M88 30h22M88 42h14',
  inbox: 'M18 52l10-30h64l10 30v18H18V52ZM18 52h26c0 8 6 12 16 12s16-4 16-12h26M44 32h32M40 42h40',
  calendar: 'M26 24h68v46H26zM26 36h68M42 18v10M78 18v10M38 47h12M38 58h20M70 47h12',
  page: 'M40 14h28l14 14v44H40zM68 14v14h14M50 42h22M50 54h14',
  search: 'M54 58a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM67 53l19 19M46 37h16M46 45h10',
  cord: 'M10 44h24c8 0 8-14 16-14h4M54 22v16M54 30h6M110 44H86c-8 0-8 14-16 14h-4M66 50v16M66 54h-7M66 62h-7',
  sound: 'M20 44h6M32 36v16M40 26v36M48 38v12M56 30v28M64 20v48M72 34v20M80 40v8M88 28v32M96 38v12M102 44h4',
  flow: 'M26 30a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM94 74a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM34 22h34a12 12 0 0 1 12 12v12a12 12 0 0 0 6 14M26 30v36M50 44h16M50 54h10',
} as const
export type DrawingName = keyof typeof DRAWINGS

export function LineDrawing({ name, className }: { name: DrawingName; className?: string }) {
  return (
    <svg viewBox="0 0 120 88" width="120" height="88" fill="none" aria-hidden="true" className={className}>
      <path d="M8 80h104" stroke="var(--line-strong)" strokeWidth="1.5" strokeLinecap="round" />
      <path d={DRAWINGS[name]} stroke="var(--text-3)" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
