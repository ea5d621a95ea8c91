import { z } from 'zod'
import { contract } from '#platform/contract/endpoint.ts'
import { id } from '#platform/contract/shapes.ts'

export const archiveContract = contract({
  'archive.download': {
    // The file is written while it is sent.
    steps: true,
    method: 'GET',
    path: '/api/applications/:id/archive',
    who: 'candidates.manage',
    about: { application: 'params.id' },
    summary:
      'Everything about an application as one ZIP file: the résumé and its text, answers, evaluations, scorecards, transcripts, notes, to-dos, e-mails, offers, files and timeline, as text and JSON. Blind review applies. The audit log notes it.',
    params: z.object({ id }),
    file: true,
    limit: { max: 30, seconds: 60 },
  },
})
