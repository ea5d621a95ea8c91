import { LineDrawing } from '#ui/line-drawing.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { paths } from '../../paths.ts'
import { careersWords } from '../../words/careers.ts'
import type { PageOf } from './careers-data.ts'
import { CareersFrame } from './careers-frame.tsx'

/** A page that does not exist, or not anymore: what that means and where to go. */
export default function CareersMissing({ face, title, says, request_id }: PageOf<'missing'>) {
  const words = (
    <div className="mx-auto flex max-w-[520px] flex-1 flex-col items-center justify-center px-5 py-20 text-center">
      <LineDrawing name="search" />
      <h1 className="mt-6 font-serif text-36 leading-[1.12] tracking-[-0.022em] text-balance">{title}</h1>
      <p className="mt-3 text-pretty text-text-2">{says}</p>
      <a
        className="button mt-7"
        data-kind={face ? 'primary' : undefined}
        data-size="large"
        href={face ? paths.form(face.id) : paths.home()}
      >
        {face ? careersWords.openRolesAt(face.organization_name) : careersWords.backToEvenhand}
      </a>
      {request_id && <p className="mt-6 font-mono text-12 text-text-3">{careersWords.request(request_id)}</p>}
    </div>
  )
  if (face) return <CareersFrame face={face}>{words}</CareersFrame>
  return (
    <div data-roomy className="flex min-h-dvh flex-col text-16">
      <header className="px-5 py-5 md:px-8">
        <a href={paths.home()} aria-label="Evenhand" className="inline-flex min-h-11 items-center">
          <Wordmark />
        </a>
      </header>
      <main className="flex flex-1 flex-col">{words}</main>
    </div>
  )
}
