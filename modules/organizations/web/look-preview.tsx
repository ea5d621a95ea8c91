import type { ReactNode } from 'react'
import { brandTokens } from '#ui/brand-colors.ts'
import { useScheme } from '#ui/theme.ts'
import { brandingWords as words } from '../words/registration.ts'

export interface Look {
  readonly primary: string
  readonly secondary: string
  readonly view: 'list' | 'cards'
}

interface LookPreviewProps {
  name: string
  logo: string | null
  look: Look
  /** Instead of the standard one. */
  headline?: string
  /** Instead of the colors of the workspace. */
  theme?: 'light' | 'dark'
  /** On the right of the caption. */
  aside?: ReactNode
}

/** A preview of the careers page: the chosen colors as background, adjusted ones for text. */
export function LookPreview({ name, logo, look, headline, theme: chosen, aside }: LookPreviewProps) {
  const { theme: own } = useScheme()
  const theme = chosen ?? own
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 flex min-h-7 items-center justify-between gap-3">
        <span className="field-label">{words.preview}</span>
        {aside}
      </figcaption>
      <div
        data-theme={theme}
        style={brandTokens(look, theme) as React.CSSProperties}
        className="overflow-hidden rounded-card border border-line bg-paper text-text"
        aria-hidden="true"
      >
        <div className="bg-face px-5 py-5 text-on-face">
          <div className="flex items-center gap-2.5 text-14">
            {logo && <img src={logo} alt="" className="size-7 rounded-small object-contain" />}
            <span className="font-serif text-18 font-medium">{name || words.previewName}</span>
          </div>
          <p className="mt-3 font-serif text-28 leading-[1.1] tracking-[-0.02em]">{headline || words.previewTitle}</p>
          <p className="mt-2 text-13 text-face-accent">{words.previewDuration}</p>
        </div>
        <div className={`bg-paper p-4 ${look.view === 'cards' ? 'grid grid-cols-2 gap-2.5' : 'grid gap-0'}`}>
          {Object.values(words.previewRoles).map(role => (
            <div
              key={role}
              className={
                look.view === 'cards'
                  ? 'card p-3'
                  : 'flex items-baseline justify-between border-b border-line py-2.5 last:border-0'
              }
            >
              <span className="block font-serif text-17 font-medium">{role}</span>
              <span className="link text-13">{words.previewApply}</span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** The picture of a layout: lines for a list, boxes for cards. */
export function ViewPicture({ view }: { view: Look['view'] }) {
  const shapes = view === 'list' ? 'M4 8h72M4 20h72M4 32h72' : 'M4 4h32v30H4zM44 4h32v30H44z'
  return (
    <svg
      viewBox="0 0 80 38"
      width="80"
      height="38"
      fill="none"
      stroke="var(--edge)"
      strokeWidth="1.5"
      aria-hidden="true"
      className="mb-1"
    >
      <path d={shapes} strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  )
}
