import { CircleCheck, TriangleAlert } from 'lucide-react'
import { contrast } from '#platform/color/oklch.ts'
import { type BrandColors, brandTokens, GROUNDS } from '#ui/brand-colors.ts'
import { Icon } from '#ui/icon.tsx'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'
import { COLOR } from '../color-field.tsx'

/** WCAG 2.2 AA for text. */
const LEAST = 4.5

interface Check {
  readonly name: string
  readonly use: string
  /** The contrast of the color as it was chosen. */
  readonly ratio: number
  /** The color that is shown. */
  readonly shown: string
}

/** How readable the chosen colors are on the pages of the organization, and what is shown instead. */
export function checksOf(colors: BrandColors, theme: 'light' | 'dark'): Check[] {
  const tokens = brandTokens(colors, theme)
  const worst = Math.min(...GROUNDS[theme].map(ground => contrast(colors.primary, ground)))
  return [
    { ...words.checks.text, ratio: worst, shown: tokens['--brand'] },
    {
      ...words.checks.label,
      ratio: contrast(tokens['--on-brand-fill'], colors.primary),
      shown: tokens['--brand-fill'],
    },
    { ...words.checks.accent, ratio: contrast(colors.secondary, tokens['--face']), shown: tokens['--face-accent'] },
  ]
}

/** The contrast of an organization's colors, and the corrected color where it is too low. */
export function ContrastChecks({ primary, secondary, theme }: BrandColors & { theme: 'light' | 'dark' }) {
  // While a color is typed, the last complete one stays on the page.
  if (!COLOR.test(primary) || !COLOR.test(secondary)) return null
  return (
    <div>
      <h3 className="field-label">{words.contrast}</h3>
      <ul className="mt-1.5 border-t border-line text-13">
        {checksOf({ primary, secondary }, theme).map(check => (
          <CheckRow key={check.name} {...check} />
        ))}
      </ul>
    </div>
  )
}

function CheckRow({ name, use, ratio, shown }: Check) {
  const isReadable = ratio >= LEAST
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2.5 border-b border-line py-2">
      <Icon
        of={isReadable ? CircleCheck : TriangleAlert}
        className={`mt-0.5 ${isReadable ? 'text-brand' : 'text-attention'}`}
      />
      <span>{name}</span>
      <b className="num font-medium">{words.ratio(ratio)}</b>
      <span className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-1.5 text-12 text-text-2">
        {isReadable ? (
          words.passes(LEAST)
        ) : (
          <>
            {words.below(LEAST)} {words.shownAs}
            <span className="inline-flex items-center gap-1 font-mono">
              <span
                aria-hidden="true"
                className="size-3 rounded-small border border-line-strong"
                style={{ background: shown }}
              />
              {shown}
            </span>
            {use}.
          </>
        )}
      </span>
    </li>
  )
}
