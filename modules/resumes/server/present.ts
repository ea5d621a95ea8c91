import type { Signer } from '#platform/auth/signer.ts'
import type { Resume, ShownDetails } from '../contract.ts'
import { detailsOf } from '../details.ts'
import { correctedResume, readablePages } from './corrections.ts'
import type { CorrectionRow, ResumeRow } from './queries.ts'

/** How long the signed URL of a file is valid, in seconds. */
const FILE_LINK_SECONDS = 600

/** The details of a résumé: as they were read, and with all corrections. */
export function presentDetails(row: Pick<ResumeRow, 'profile'>, corrections: readonly CorrectionRow[]): ShownDetails {
  const { details, sources } = correctedResume(row, corrections)
  const corrected = new Set(corrections.flatMap(({ changes }) => Object.keys(changes)))
  return {
    version: corrections.at(-1)?.version ?? 0,
    read: detailsOf(row.profile),
    details,
    sources,
    // Differences of a section that a person has corrected are settled.
    others: (row.profile?.others ?? []).filter(({ path }) => !corrected.has(path.split('.')[0]!)),
    model: row.profile?.model ?? 'none',
    quality: row.profile?.quality ?? null,
    corrections: corrections.map(({ made_by, changes, at }) => ({
      by: made_by,
      at: at.toISOString(),
      sections: Object.keys(changes),
    })),
  }
}

export async function presentResume(
  signer: Signer,
  row: ResumeRow,
  corrections: readonly CorrectionRow[],
): Promise<Resume> {
  const token = await signer.sign({ kind: 'resume', key: row.file_key, type: row.content_type }, FILE_LINK_SECONDS)
  const read = row.pages ?? []
  return {
    id: row.id,
    file_name: row.file_name,
    bytes: row.bytes,
    is_pdf: row.content_type === 'application/pdf',
    state: row.state,
    problem: row.problem,
    summary: row.summary,
    profile: row.profile,
    details: presentDetails(row, corrections),
    pages: readablePages(row, corrections).map((page, index) => ({
      ...page,
      entered: index >= read.length,
    })),
    url: `/api/resumes/${token}/${encodeURIComponent(row.file_name)}`,
  }
}
