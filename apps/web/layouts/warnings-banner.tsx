import { ChevronDown, ChevronUp, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from '#ui/router.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { paths } from '../paths.ts'
import { useCan, useWarnings } from '../session.ts'
import { warningWords as words } from '../words/warnings.ts'

/** "N Warning(s)": can be collapsed and dismissed, and reappears when the stored warnings change (specification, sections 4 and 9). */
export function WarningsBanner() {
  const { stored, warnings } = useWarnings()
  const canBuy = useCan('organization.own')
  const [closed, setClosed] = useState<string | null>(null)
  const [collapsed, setCollapsed] = useState(false)
  if (warnings.length === 0 || closed === stored) return null
  return (
    <section
      aria-label={words.label}
      className="border-b border-attention-line bg-attention-tint px-4 py-1.5 text-13 md:px-7"
    >
      <header className="flex min-h-[26px] items-center gap-2.5">
        <Icon of={TriangleAlert} className="text-attention" />
        <h2 className="text-14 font-semibold">{words.title(warnings.length)}</h2>
        <div className="-mr-2 ml-auto flex gap-0.5">
          <IconButton
            icon={collapsed ? ChevronDown : ChevronUp}
            label={collapsed ? words.expand : words.collapse}
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(!collapsed)}
          />
          <IconButton icon={X} label={words.dismiss} onClick={() => setClosed(stored)} />
        </div>
      </header>
      {!collapsed && (
        <ul className="flex flex-wrap gap-x-4 pb-1 md:pl-[26px]">
          {warnings.map(warning => (
            <li key={warning} className="py-0.5">
              {warning}
            </li>
          ))}
          {canBuy && (
            <li className="py-0.5">
              <Link
                to={paths.buyPlan()}
                className="font-medium underline decoration-attention/50 underline-offset-[3px]"
              >
                {words.comparePlans}
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
