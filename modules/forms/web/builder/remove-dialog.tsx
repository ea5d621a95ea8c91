import { useQuery } from '@tanstack/react-query'
import { locale } from '#platform/locale/locale.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { FormSection } from '../../contract.ts'
import { dependentsOf, fieldOf, sectionOf } from '../../operations.ts'
import { builderWords } from '../../words/builder.ts'
import { fieldUseQuery } from './api.ts'
import type { BuilderJob } from './builder-context.ts'

const words = builderWords.remove

interface RemoveDialogProps {
  /** The key of a field or section. */
  of: string
  sections: readonly FormSection[]
  jobs: readonly BuilderJob[]
  onClose: () => void
  onRemove: () => void
}

/** What uses a field or the fields of a section, before it is deleted. */
export function RemoveDialog({ of, sections, jobs, onClose, onRemove }: RemoveDialogProps) {
  const [field, section] = [fieldOf(sections, of), sectionOf(sections, of)]
  const gone = field ? [field] : (section?.fields ?? [])
  const use = useQuery({ ...fieldUseQuery(field ?? gone[0]!), enabled: field !== undefined })
  const isGone = (key: string) => gone.some(one => one.key === key)
  const dependents = gone
    .flatMap(one => dependentsOf(sections, one.key))
    .filter((one, at, all) => !isGone(one.key) && all.indexOf(one) === at)
  const asked = jobs.filter(({ id }) => field?.jobs?.includes(id))
  const lines = [
    section && section.fields.length > 0 && words.section(section.fields.length),
    dependents.length > 0 && words.conditions(locale.list(dependents.map(({ label }) => label))),
    asked.length > 0 && words.jobs(locale.list(asked.map(({ title }) => title))),
    use.data && use.data.views.length > 0 && words.views(locale.list(use.data.views)),
    use.data && use.data.answered > 0 && words.answered(use.data.answered),
  ].filter(line => typeof line === 'string')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title(field?.label || section?.title || builderWords.list.untitled)}
      keep={words.keep}
      actions={
        <Button kind="danger-solid" onClick={onRemove}>
          {section ? words.confirmSection : words.confirm}
        </Button>
      }
    >
      <ul aria-live="polite" className="grid gap-2">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
}
