import { ChevronDown, ChevronUp, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { paths } from '../paths.ts'
import { useWarnings } from '../session.ts'

/** "N Warning(s)": folds, closes, and comes back when the stored warnings change (specification, sections 4 and 9). */
export function WarningsBanner() {
  const { stored, warnings } = useWarnings()
  const [closed, setClosed] = useState<string | null>(null)
  const [folded, setFolded] = useState(false)
  if (warnings.length === 0 || closed === stored) return null
  return (
    <section
      aria-label="Warnings"
      className="border-b border-attention-line bg-attention-tint px-4 py-3 text-13 md:px-7"
    >
      <header className="flex min-h-[26px] items-center gap-2.5">
        <Icon of={TriangleAlert} className="text-attention" />
        <h2 className="text-14 font-semibold">{warnings.length} Warning(s)</h2>
        <div className="-mr-2 ml-auto flex gap-0.5">
          <IconButton
            icon={folded ? ChevronDown : ChevronUp}
            label={folded ? 'Show the warnings' : 'Fold the warnings'}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          />
          <IconButton icon={X} label="Close the warnings" onClick={() => setClosed(stored)} />
        </div>
      </header>
      {!folded && (
        <ul className="md:pl-[26px]">
          {warnings.map(warning => (
            <li key={warning} className="py-[3px]">
              {warning}
            </li>
          ))}
          <li className="py-[3px]">
            <Link to={paths.buyPlan()} className="font-medium underline decoration-attention/50 underline-offset-[3px]">
              Compare plans
            </Link>
          </li>
        </ul>
      )}
    </section>
  )
}
