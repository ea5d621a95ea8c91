import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig, runnerImport } from 'vite'

const here = path.dirname(fileURLToPath(import.meta.url))
const LIGHT = '?calls'
/** A module's contract, or a part of it. */
const CONTRACT = /(?:^|\/)(?!platform\/)[\w.-]+\/contract(?:\/[\w-]+)?\.ts$/

/**
 * A call needs an endpoint's method and path; only forms need its schemas. So what `modules/<m>/web/api.ts` imports of a
 * contract is the contract without schemas, and zod (25 kB) loads where a form imports the contract itself.
 */
function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !/\/web\/(?:[\w-]+\/)*[\w-]*api\.ts$/.test(importer) || !CONTRACT.test(source)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found ? found.id + LIGHT : null
    },
    async load(id) {
      if (!id.endsWith(LIGHT) || !CONTRACT.test(id.slice(0, -LIGHT.length))) return null
      const file = id.slice(0, -LIGHT.length)
      this.addWatchFile(file)
      const { module } = await runnerImport<Record<string, unknown>>(file, {
        root: here,
        configFile: false,
        logLevel: 'error',
      })
      return Object.entries(module)
        .map(([name, value]) => lightExport(name, value))
        .filter(Boolean)
        .join('\n')
    },
  }
}

/** Contracts keep what a call needs, plain constants stay, schemas and functions go: importing one of those fails the build. */
function lightExport(name: string, value: unknown): string {
  if (['string', 'number', 'boolean'].includes(typeof value)) return `export const ${name} = ${JSON.stringify(value)}`
  if (typeof value !== 'object' || value === null || !name.endsWith('Contract')) return ''
  const calls = Object.entries(value as Record<string, Record<string, unknown>>).map(
    ([key, { method, path: url, who, multipart, file }]) => [key, { method, path: url, who, multipart, file }],
  )
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(calls))}`
}

const inPackages = (names: string) => new RegExp(`/node_modules/(${names})/`)

/** What every page needs, and what forms need, apart from the product's own code: a release then leaves most of the cache alone. */
const groups = [
  { name: 'core', test: inPackages('react|react-dom|scheduler') },
  { name: 'query', test: inPackages('@tanstack/(react-query|query-core)') },
  { name: 'zod', test: inPackages('zod') },
  // Small parts that most pages have, in one file: each request costs a phone on a slow line more than its bytes.
  {
    name: 'parts',
    test: new RegExp(
      '/ui/(alert|button|checkbox|chip|error-text|field|form-problem|icon|input|radio-cards|scroll|select|skeleton|spinner|textarea|theme|time|use-hydrated|use-now)\\.tsx?$' +
        '|/modules/organizations/web/sign\\.tsx$|/platform/contract/(browser|client)\\.ts$|/apps/web/(paths\\.ts|layouts/skip-link\\.tsx|words/page-frame\\.ts)$|vite/preload-helper|rolldown/runtime',
    ),
  },
  // What stands where there is nothing to show: on most pages, but not on an application form.
  { name: 'states', test: /\/ui\/(empty-state|error-state|line-drawing|mark)\.tsx$/ },
  { name: 'form', test: inPackages('react-hook-form') },
  // What candidates read about a job.
  { name: 'public-job', test: /\/modules\/jobs\/(web\/public-(role|words)\.tsx?|words\/(public|role)\.ts)$/ },
  // The inputs of an application form, and the rules of questions: the builder and the job editor use the same ones.
  {
    name: 'questions',
    test: /\/modules\/forms\/web\/(choice-fields|entries-field|early-answers|error-summary|field-inputs|field-resolver|file-field|form-field|form-progress|form-section|form-state|rare-input|text-fields|use-field-form|work-history)\.tsx?$|\/modules\/forms\/words\/form\.ts$/,
  },
  {
    name: 'question-rules',
    test: /\/modules\/forms\/((answering|conditions|field-kinds|limits)\.ts$|field-kinds\/|words\/(answers|kinds)\.ts$)/,
  },
  // The icons of the candidates' pages apart from the others, which would be half of an application form's own script.
  {
    name: 'few-icons',
    test: new RegExp(
      '/node_modules/lucide-react/dist/esm/(?!icons/)' +
        '|/lucide-react/dist/esm/icons/(arrow-left|check|chevron-down|circle-check|circle-exclamation-point|file-text|info|lock|smartphone|triangle-exclamation-point|upload)\\.mjs$',
    ),
  },
  // Of the careers page, and of many others.
  { name: 'careers-icons', test: /\/lucide-react\/dist\/esm\/icons\/(arrow-right|search)\.mjs$/ },
  // The icons around every page of the workspace, and of the dashboard.
  {
    name: 'workspace-icons',
    test: new RegExp(
      '/lucide-react/dist/esm/icons/(arrow-down|arrow-up|audio-lines|bell|bell-off|briefcase|briefcase-business|calendar-days|chevron-right|chevron-up|clipboard-pen|clock|git-pull-request-arrow|globe|layout-dashboard|layout-list|list-todo|mail|menu|mic|panel-left-close|panel-left-open|play|rows-3|settings|sparkle|user|user-round|users|x)\\.mjs$',
    ),
  },
  // The icons of the form builder's fields, which no other screen has.
  {
    name: 'builder-icons',
    test: new RegExp(
      '/lucide-react/dist/esm/icons/(arrow-right-to-line|at-sign|calendar|circle-dot|gauge|git-branch|graduation-cap|grip-vertical|hash|history|phone|shield-check|shield|text-align-start|toggle-right|eye-off)\\.mjs$',
    ),
  },
  { name: 'icons', test: inPackages('lucide-react') },
  // Around every page of the product, and around every page of who has signed in.
  {
    name: 'frame',
    test: new RegExp(
      '/apps/web/(api-client|query-client|session|storage)\\.ts$' +
        '|/apps/web/layouts/(data-provider|layout-of|root|route-error)\\.tsx?$' +
        '|/ui/(icon-button|link-button|page-title|router|text-link|toast-queue)\\.tsx?$|/ui/router/',
    ),
  },
  {
    name: 'workspace',
    test: new RegExp(
      '/apps/web/layouts/(account-button|sidebar|sidebar-layout|use-collapsed|use-subscription-watch|workspace-nav)\\.tsx?$' +
        '|/ui/(avatar|data-table|kbd|page-bar|page-header|scale|shortcuts|moment|stage-ring)\\.tsx?$',
    ),
  },
]

export default defineConfig({
  root: path.join(here, 'apps/web'),
  publicDir: path.join(here, 'apps/web/public'),
  cacheDir: path.join(here, 'node_modules/.vite'),
  plugins: [lightContracts(), react(), tailwindcss()],
  build: {
    outDir: path.join(here, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // No inline data: fonts and scripts come from 'self' alone under the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The product, and the candidates' pages: documents of their own, whose script knows no router.
      input: [path.join(here, 'apps/web/index.html'), path.join(here, 'apps/web/candidate.html')],
      output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
    },
  },
})
