import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followScheme } from '#ui/theme.ts'
import type { CandidatePage } from './pages/candidate/careers-data.ts'
import { DATA_ID, ROOT_ID } from './pages/candidate/careers-data.ts'
import './styles.css'
import './pages/candidate/careers.css'

// Hydrates the server-rendered pages for candidates. No router and no data cache: each page is a document.
const pages: Record<CandidatePage['page'], () => Promise<{ default: ComponentType<never> }>> = {
  careers: () => import('./pages/candidate/careers.tsx'),
  role: () => import('./pages/candidate/careers-role.tsx'),
  apply: () => import('./pages/candidate/apply.tsx'),
  application: () => import('./pages/candidate/application.tsx'),
  missing: () => import('./pages/candidate/careers-missing.tsx'),
}

// The document states whether the organization chose light or dark. Otherwise the device decides.
if (!document.documentElement.dataset.fixed) followScheme()

const data = document.getElementById(DATA_ID)?.textContent
const root = document.getElementById(ROOT_ID)
if (data && root) {
  const page = JSON.parse(data) as CandidatePage
  const { default: Page } = (await pages[page.page]()) as { default: ComponentType<CandidatePage> }
  hydrateRoot(root, <Page {...page} />)
}
