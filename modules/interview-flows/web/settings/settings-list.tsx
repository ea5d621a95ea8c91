import { Link } from '#ui/router.tsx'
import { Chip } from '#ui/chip.tsx'
import type { InterviewSettings } from '../../contract.ts'
import { interviewSettingsWords as words } from '../../words/settings.ts'

interface SettingsListProps {
  items: readonly InterviewSettings[]
  /** How many jobs use each of them, by its ID. */
  jobs: Readonly<Record<string, number>>
  openId: string | null
  hrefOf: (id: string) => string
}

/** All interview settings, the default first. */
export const SettingsList = ({ items, jobs, openId, hrefOf }: SettingsListProps) => (
  <nav aria-label={words.all}>
    <ul>
      {items.map(one => (
        <li key={one.id} className="border-b border-line">
          <Link
            to={hrefOf(one.id)}
            aria-current={one.id === openId || undefined}
            className="block border-l-3 border-transparent px-4 py-3 hover:bg-sunken aria-[current]:border-brand aria-[current]:bg-brand-tint md:pl-6"
          >
            <span className="flex items-center justify-between gap-2">
              <span className="font-medium wrap-anywhere">{one.name}</span>
              {one.is_default && <Chip>{words.isDefault}</Chip>}
            </span>
            <span className="block text-12 text-text-2">{one.persona}</span>
            <span className="block text-12 text-text-2">{words.facts(one, jobs[one.id] ?? 0)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
