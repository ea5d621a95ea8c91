import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, TriangleAlert } from 'lucide-react'
import { browserZone } from '#platform/locale/dates.ts'
import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/router.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useNow } from '#ui/use-now.ts'
import type { Template } from '../contract.ts'
import { listWords as words } from '../words/list.ts'
import { putIntoList, refreshTemplates, switchTemplate } from './api.ts'
import { ChipLine } from './chip-line.tsx'

export const GRID =
  'grid grid-cols-[44px_minmax(0,1fr)] gap-x-2 px-4 md:grid-cols-[44px_minmax(0,1.6fr)_minmax(0,1fr)_120px_56px_56px] md:gap-x-4 md:px-7'

interface TemplateRowProps {
  template: Template
  orgId: string
  mayEdit: boolean
  href: string
}

export function TemplateRow({ template, orgId, mayEdit, href }: TemplateRowProps) {
  const { key, name, subject, draft, custom, enabled, changed, problem, version, sent, failed } = template
  const isUnpublished = custom && version === 0
  const line = isUnpublished ? (draft?.subject ?? '') : subject
  const when = words.when[(custom ? 'custom' : key) as keyof typeof words.when]
  return (
    <li className={`${GRID} relative items-center border-b border-line py-2.5 hover:bg-sunken`}>
      <span className="relative z-1 max-md:row-span-3 max-md:self-start max-md:pt-1">
        {!custom && <Switch template={template} orgId={orgId} mayEdit={mayEdit} />}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={href} className={`font-medium after:absolute after:inset-0 ${enabled ? '' : 'text-text-2'}`}>
            {name}
          </Link>
          {draft && <Chip tone="attention">{isUnpublished ? words.unpublished : words.draft}</Chip>}
        </p>
        <p className="text-13 wrap-anywhere text-text-2">
          <ChipLine text={line} />
        </p>
        {problem && <Warning>{words.problem}</Warning>}
      </div>
      <div className="min-w-0 text-13 text-text-2 max-md:col-start-2">
        {when}
        {!enabled && <Warning>{words.off}</Warning>}
      </div>
      <div className="text-13 text-text-2 max-md:hidden">
        <Edited template={template} isStandard={!changed && !draft} />
      </div>
      <p className="num text-right text-13 max-md:col-start-2 max-md:flex max-md:gap-3 max-md:text-left max-md:text-text-2 md:contents">
        <span className="md:text-right">
          <span className="sr-only">{words.sent(sent)}</span>
          <span aria-hidden="true" className="max-md:hidden">
            {custom ? '' : locale.number(sent)}
          </span>
          <span aria-hidden="true" className="md:hidden">
            {!custom && words.sent(sent)}
          </span>
        </span>
        <span className={`md:text-right ${failed > 0 ? 'font-medium text-danger' : ''}`}>
          <span className="sr-only">{words.failedCount(failed)}</span>
          <span aria-hidden="true" className="max-md:hidden">
            {custom ? '' : locale.number(failed)}
          </span>
          <span aria-hidden="true" className="md:hidden">
            {failed > 0 && words.failedCount(failed)}
          </span>
        </span>
      </p>
    </li>
  )
}

const Warning = ({ children }: { children: string }) => (
  <p className="flex items-center gap-1.5 text-12 text-attention">
    <Icon of={TriangleAlert} size={12} className="shrink-0" />
    {children}
  </p>
)

function Edited({ template: { updated_at, edited_by }, isStandard }: { template: Template; isStandard: boolean }) {
  const now = useNow()
  if (isStandard || updated_at === null) return words.standardText
  return (
    <>
      <span className="num block text-text">{locale.day(new Date(updated_at), browserZone(), now)}</span>
      {edited_by && <span className="block truncate text-12">{edited_by.name}</span>}
    </>
  )
}

/** Switches the e-mail at once, and back if that fails. */
function Switch({ template, orgId, mayEdit }: { template: Template; orgId: string; mayEdit: boolean }) {
  const client = useQueryClient()
  const { id, name, enabled } = template
  const turn = useMutation({
    mutationFn: (on: boolean) => switchTemplate({ orgId, templateId: id }, on),
    onMutate: on => putIntoList(client, { ...template, enabled: on }),
    onError: error => {
      putIntoList(client, template)
      toast({ title: words.switchFailed, description: errorWords(error).says, tone: 'danger' })
    },
    onSuccess: changed => putIntoList(client, changed),
    onSettled: () => refreshTemplates(client),
  })
  if (template.always_on)
    return (
      <span
        role="img"
        aria-label={words.alwaysOn(name)}
        title={words.alwaysOn(name)}
        className="grid h-6 w-8 place-items-center text-text-2"
      >
        <Icon of={Lock} size={16} />
      </span>
    )
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      aria-label={words.sendIt(name)}
      aria-checked={enabled}
      checked={enabled}
      disabled={!mayEdit || turn.isPending}
      onChange={event => turn.mutate(event.target.checked)}
    />
  )
}
