import { sql } from 'kysely'
import type { TestServer } from '#tests/api.ts'

/** Adds active applications with an address each, faster than the form does. Addresses are `KEY-NUMBER@example.com`. */
export async function addCandidates(
  server: TestServer,
  organization: { id: string },
  job: { id: string },
  count: number,
  key: string,
): Promise<void> {
  await server.services.db.forOrganization(organization.id).write(async ({ q }) => {
    await sql`insert into candidates (organization_id, id, email_key, email, name)
      select ${organization.id}::uuid, md5(${key} || n)::uuid, ${key} || '-' || n || '@example.com',
        ${key} || '-' || n || '@example.com', 'Robin Sample' || n from generate_series(1, ${count}::int) n`.execute(q)
    await sql`insert into applications (organization_id, id, candidate_id, job_id, stage, outcome, stage_since, applied_at,
        form_version, answers, knockout, resume_state, match_state, name_key)
      select ${organization.id}::uuid, md5(${key} || 'a' || n)::uuid, md5(${key} || n)::uuid, ${job.id}::uuid, 'applied', 'active',
        now() - interval '1 day', now() - interval '1 day', 1, '{}', false, 'none', 'none', 'robin'
      from generate_series(1, ${count}::int) n`.execute(q)
  })
}

/** Takes the address away from a candidate, as if they had been added without one. */
export const removeAddress = (server: TestServer, organization: { id: string }, email: string) =>
  server.services.db
    .forOrganization(organization.id)
    .write(({ q }) =>
      q
        .updateTable('candidates')
        .set({ email: '' })
        .where('organization_id', '=', organization.id)
        .where('email', '=', email)
        .execute(),
    )
