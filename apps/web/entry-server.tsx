import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import Application from './pages/candidate/application.tsx'
import Apply from './pages/candidate/apply.tsx'
import type { CandidatePage } from './pages/candidate/careers-data.ts'
import CareersMissing from './pages/candidate/careers-missing.tsx'
import CareersRole from './pages/candidate/careers-role.tsx'
import Careers from './pages/candidate/careers.tsx'

/** A page's component, and its file as the build's manifest names it. */
const pages: Record<CandidatePage['page'], { Page: ComponentType<never>; file: string }> = {
  careers: { Page: Careers, file: 'pages/candidate/careers.tsx' },
  role: { Page: CareersRole, file: 'pages/candidate/careers-role.tsx' },
  apply: { Page: Apply, file: 'pages/candidate/apply.tsx' },
  application: { Page: Application, file: 'pages/candidate/application.tsx' },
  missing: { Page: CareersMissing, file: 'pages/candidate/careers-missing.tsx' },
}

/** Renders a page for candidates as HTML. `file` is the script that hydrates it. */
export function renderCandidatePage(data: CandidatePage): { html: string; file: string } {
  const { Page, file } = pages[data.page] as { Page: ComponentType<CandidatePage>; file: string }
  return { html: renderToString(<Page {...data} />), file }
}
