import { ArrowLeft } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { paths } from '../../paths.ts'
import { careersWords } from '../../words/careers.ts'
import type { Face } from './careers-data.ts'

/** Back to the organization's open roles. */
export function AllRoles({ face }: { face: Face }) {
  return (
    <a
      href={paths.form(face.id)}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 text-14 font-medium text-text-2 hover:text-text"
    >
      <Icon of={ArrowLeft} />
      <span className="max-xs:sr-only">{careersWords.allRoles}</span>
    </a>
  )
}
