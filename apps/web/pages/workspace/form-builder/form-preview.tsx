import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { FormSection as Section } from '#modules/forms/contract.ts'
import { formFor, publicForm } from '#modules/forms/policy.ts'
import type { BuilderJob } from '#modules/forms/web/builder/builder-context.ts'
import { FormField } from '#modules/forms/web/form-field.tsx'
import { FormSection } from '#modules/forms/web/form-section.tsx'
import { fieldAnchor, useFieldForm } from '#modules/forms/web/use-field-form.ts'
import { builderWords } from '#modules/forms/words/builder.ts'
import { publicSettingsQuery } from '#modules/organizations/web/api.ts'
import { Sign } from '#modules/organizations/web/sign.tsx'
import { brandCss } from '#ui/brand-colors.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useOrganizationId } from '../../../session.ts'
import { Framed } from '../create-job/framed.tsx'

const words = builderWords.preview

/** Widths of the preview, in px. */
const DEVICES = {
  phone: { width: 390, icon: Smartphone },
  computer: { width: 1000, icon: Monitor },
} as const
type Device = keyof typeof DEVICES
const HEIGHT = 640

interface FormPreviewProps {
  sections: readonly Section[]
  selected: string | null
  jobs: readonly BuilderJob[]
}

/** The form as candidates see it, on a phone or a computer. One can type in it, and nothing is stored. */
export default function FormPreview({ sections, selected, jobs }: FormPreviewProps) {
  const organizationId = useOrganizationId() ?? ''
  const settings = useQuery(publicSettingsQuery(organizationId))
  const [device, setDevice] = useState<Device>('phone')
  const [jobId, setJobId] = useState(() => jobs.find(({ status }) => status === 'open')?.id ?? jobs[0]?.id ?? '')
  const job = jobs.find(({ id }) => id === jobId)
  const asked = useMemo(
    () => publicForm(formFor(sections, { id: job?.id, extra_questions: job?.extra_questions ?? [] })),
    [sections, job],
  )
  const face = settings.data && { ...settings.data.settings, id: organizationId }
  // Not escaped: keys have only letters, digits and underscores.
  const mark = selected
    ? `#${fieldAnchor(selected)}{outline:2px solid var(--text);outline-offset:10px;border-radius:4px}`
    : ''
  return (
    <>
      <div className="sticky top-0 z-2 flex h-12 items-center gap-2.5 border-b border-line bg-sunken pr-3 pl-4 md:pr-5 md:pl-7">
        <h2 className="font-semibold max-md:hidden">{words.title}</h2>
        <Select
          aria-label={words.job}
          className="ml-auto w-52 min-w-0 max-md:ml-0 max-md:flex-1"
          value={jobId}
          choices={[
            ...(jobs.length === 0 ? [{ value: '', label: words.noJob }] : []),
            ...jobs.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={event => setJobId(event.target.value)}
        />
        <span role="group" aria-label={words.device} className="flex">
          {(['computer', 'phone'] as const).map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={device === one}
              aria-label={words[one]}
              title={words[one]}
              className={`grid size-9 place-items-center rounded-control border ${device === one ? 'border-line-strong bg-surface' : 'border-transparent text-text-2'}`}
              onClick={() => setDevice(one)}
            >
              <Icon of={DEVICES[one].icon} />
            </button>
          ))}
        </span>
      </div>
      <div className="sticky top-12 p-4 pb-20 md:p-5 md:pb-24">
        {settings.isPending && <Skeleton className="h-[560px]" />}
        {settings.isError && (
          <ErrorState error={settings.error} title={builderWords.failed} onRetry={() => void settings.refetch()} />
        )}
        {face && (
          <Framed
            width={DEVICES[device].width}
            height={HEIGHT}
            title={words.frame}
            css={`
              ${brandCss(face.colors)}${mark}
            `}
            usable
          >
            <div data-roomy className="text-16">
              <div className="border-b border-line bg-surface">
                <div className="mx-auto flex h-16 max-w-[684px] items-center px-5" inert>
                  <Sign face={face} href="" />
                </div>
              </div>
              <div className="mx-auto max-w-[684px] px-5 pt-7 pb-16">
                {job && <p className="mb-6 text-14 text-text-2">{job.title}</p>}
                <PreviewForm key={jobId} sections={asked} selected={selected} />
              </div>
            </div>
          </Framed>
        )}
        <p className="mt-3 text-center text-12 text-text-2">{words.note}</p>
      </div>
    </>
  )
}

function PreviewForm({ sections, selected }: { sections: readonly Section[]; selected: string | null }) {
  const form = useFieldForm(sections)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const document = place.current?.ownerDocument
    const target = selected ? document?.getElementById(fieldAnchor(selected)) : null
    const view = document?.defaultView
    // Only the frame scrolls, not the page around it.
    if (target && view) view.scrollTo({ top: view.scrollY + target.getBoundingClientRect().top - 120 })
  }, [selected])
  return (
    <form ref={place} noValidate onSubmit={event => event.preventDefault()}>
      {form.sections.map(section => (
        <FormSection
          key={section.key}
          section={section}
          field={(question, quiet) => <FormField question={question} form={form} quiet={quiet} />}
        />
      ))}
    </form>
  )
}
