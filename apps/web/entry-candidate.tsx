import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followScheme } from '#ui/theme.ts'
import type { CandidatePage } from './pages/candidate/careers-data.ts'
import { DATA_ID, ROOT_ID } from './pages/candidate/careers-data.ts'
import './styles.css'
import './pages/candidate/careers.css'

// The candidates' pages: what the server rendered, made alive. No router and no data cache: each page is a document.
const pages: Record<CandidatePage['page'], () => Promise<{ default: ComponentType<never> }>> = {
  careers: () => import('./pages/candidate/careers.tsx'),
  role: () => import('./pages/candidate/careers-role.tsx'),
  apply: () => import('./pages/candidate/apply.tsx'),
  application: () => import('./pages/candidate/application.tsx'),
  missing: () => import('./pages/candidate/careers-missing.tsx'),
}

// An organization that chose light or dark has said so in the document; else the device decides.
if (!document.documentElement.dataset.fixed) followScheme()

const data = document.getElementById(DATA_ID)?.textContent
const root = document.getElementById(ROOT_ID)
if (data && root) {
  const page = JSON.parse(data) as CandidatePage
  const { default: Page } = (await pages[page.page]()) as { default: ComponentType<CandidatePage> }
  hydrateRoot(root, <Page {...page} />)
}
