import type { Signer } from '#platform/auth/signer.ts'
import type { Resume } from '../contract.ts'
import type { ResumeRow } from './queries.ts'

/** How long the signed URL of a file is valid, in seconds. */
const FILE_LINK_SECONDS = 600

export async function presentResume(signer: Signer, row: ResumeRow): Promise<Resume> {
  const token = await signer.sign({ kind: 'resume', key: row.file_key, type: row.content_type }, FILE_LINK_SECONDS)
  return {
    id: row.id,
    file_name: row.file_name,
    bytes: row.bytes,
    state: row.state,
    problem: row.problem,
    summary: row.summary,
    profile: row.profile,
    pages: row.pages ?? [],
    url: `/api/resumes/${token}/${encodeURIComponent(row.file_name)}`,
  }
}
