import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHILD_FLAGS } from '#platform/documents/child-flags.mjs'
import { bundleCompiled } from './bundle.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** Bundles the process that reads a résumé. The sample is a résumé as most are: a PDF with all sections. */
export const bundleReadResume = (outdir, options = {}) =>
  bundleCompiled(
    { in: path.join(root, 'modules/resumes/server/read-resume.process.ts'), out: 'read-resume.process' },
    {
      absWorkingDir: root,
      outdir,
      flags: CHILD_FLAGS,
      args: ['2026-01-01T00:00:00Z'],
      sample: path.join(root, 'modules/resumes/labelled/development/en-1.pdf'),
      ...options,
    },
  )
