import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { JobFormInput } from '#modules/jobs/web/job-values.ts'
import { useToday } from '#modules/jobs/web/use-today.ts'
import { publicSettingsQuery } from '#modules/organizations/web/api.ts'
import { brandCss } from '#ui/brand-colors.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useOrganizationId } from '../../../session.ts'
import { jobPageWords } from '../../../words/jobs.ts'
import '../../candidate/careers.css'
import type { RoleOnPage } from '../../candidate/careers-data.ts'
import CareersRole from '../../candidate/careers-role.tsx'

const words = jobPageWords.preview

/** Widths of the preview, in px. */
const WIDTHS = { phone: 390, computer: 1100 }
const HEIGHT = 560
type Device = keyof typeof WIDTHS

/** The job's public page with what is typed now, as candidates will see it. */
export default function PublicPreview({ values, onOpenChange }: { values: JobFormInput; onOpenChange: () => void }) {
  const organizationId = useOrganizationId() ?? ''
  const settings = useQuery(publicSettingsQuery(organizationId))
  const today = useToday()
  const [device, setDevice] = useState<Device>('phone')
  const job = {
    ...values,
    id: '00000000-0000-0000-0000-000000000000',
    requirements: (values.requirements ?? []).filter(({ text }) => text.trim()),
    published_at: null,
  } as unknown as RoleOnPage
  return (
    <Dialog open onOpenChange={onOpenChange} size="wide" title={words.title} description={words.description}>
      <div role="group" aria-label={words.device} className="tabs mb-3">
        {(['phone', 'computer'] as const).map(one => (
          <button key={one} type="button" className="tab" aria-pressed={device === one} onClick={() => setDevice(one)}>
            {words[one]}
          </button>
        ))}
      </div>
      {settings.isPending && (
        <SkeletonGroup>
          <Skeleton className="h-[480px]" />
        </SkeletonGroup>
      )}
      {settings.isError && (
        <ErrorState error={settings.error} title={words.failed} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <div>
          <Framed width={WIDTHS[device]} title={words.title} css={brandCss(settings.data.settings.colors)}>
            <CareersRole page="role" face={{ ...settings.data.settings, id: organizationId }} job={job} today={today} />
          </Framed>
        </div>
      )}
    </Dialog>
  )
}

/** Gives a document the styles and the color scheme of this one. */
function copyLook(inner: Document): void {
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style'))
    inner.head.append(sheet.cloneNode(true))
  for (const { name, value } of document.documentElement.attributes) inner.documentElement.setAttribute(name, value)
}

interface FramedProps {
  width: number
  title: string
  /** The organization's colors. */
  css: string
  children: ReactNode
}

/** A document of its own width, so that the page is laid out as on such a screen. Nothing in it can be used. */
function Framed({ width, title, css, children }: FramedProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => setRoom(box.current?.clientWidth ?? width), [width])
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const body = frame?.contentDocument?.body
  const onFrame = useCallback((element: HTMLIFrameElement | null) => {
    if (element?.contentDocument) copyLook(element.contentDocument)
    setFrame(element)
  }, [])
  const zoom = Math.min(1, room / width)
  return (
    <div ref={box}>
      <iframe
        ref={onFrame}
        title={title}
        style={{ width, height: HEIGHT / zoom, zoom }}
        className="mx-auto block max-w-none rounded-control border border-line bg-paper"
      >
        {body &&
          createPortal(
            <>
              <style>{css}</style>
              <div inert>{children}</div>
            </>,
            body,
          )}
      </iframe>
    </div>
  )
}
