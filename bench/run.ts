// Prints how the product compares with a minimal server that runs the same SQL, both measured in this run. `npm run bench`;
// BENCH_ROWS and BENCH_ROUNDS change its size.
import { randomBytes } from 'node:crypto'
import os from 'node:os'
import { createVault } from '#platform/auth/vault.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createClient } from '#platform/contract/client.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationPage, totalMatching } from '#modules/applications/server/application-list.read-model.ts'
import { defaultForm } from '#modules/forms/server/default-form.ts'
import { ensureForm } from '#modules/forms/server/save-form.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { benchCluster } from './cluster.ts'
import { compare, load, startContender } from './measure.ts'
import { seedApplications } from './seed.ts'
import { multipartOf, submissionSql } from './submission.ts'

const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 9)

const cluster = await benchCluster()
const product = await startContender('bench/product.ts', { BENCH_DATABASE: cluster.url, DATA_DIR: cluster.folder })
const db = openDatabase({ url: cluster.url, maxConnections: 4, vault: createVault(randomBytes(32)), onError: () => {} })
try {
  const anyone = createClient({ baseUrl: product.address, token: () => null })
  const email = 'bench@example.com'
  const password = 'a calm and patient owl'
  const { id } = await anyone(organizationsContract['organizations.register'], { body: { name: 'Bench' } })
  await anyone(accountsContract['accounts.registerAdmin'], {
    body: { organization_id: id, name: 'Bench', email, password },
  })
  await db.unsafeAcrossOrganizations(async q => {
    const admin = await q
      .updateTable('admins')
      .set({ email_verified_at: new Date() })
      .returning(['organization_id', 'id'])
      .executeTakeFirstOrThrow()
    await q
      .insertInto('sign_in_addresses')
      .values({ email_key: email, organization_id: admin.organization_id, admin_id: admin.id })
      .execute()
  })
  const { access_token } = await anyone(accountsContract['accounts.login'], { body: { email, password } })
  const call = createClient({ baseUrl: product.address, token: () => access_token })
  await db.forOrganization(id).write(async tx => {
    await ensureForm(tx, defaultForm(), new Date())
  })
  const job = await call(jobsContract['jobs.create'], {
    body: { title: 'Engineer', description: 'Work', requirements: [{ id: 'a', text: 'TypeScript' }] },
  })
  await db.unsafeAcrossOrganizations(q =>
    q.updateTable('job_openings').set({ status: 'open', published_at: new Date() }).execute(),
  )
  console.log(
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}; ${rows.toLocaleString('en-GB')} applications`,
  )
  await seedApplications(cluster.url, id, job.id, rows)

  const viewer = { organizationId: id, adminId: id, sees: 'all' as const }
  const compiled = await db
    .forOrganization(id)
    .write(async ({ q }) =>
      [applicationPage(q, viewer, { limit: 25, sort: 'newest' }), totalMatching(q, viewer, {})].map(query =>
        query.compile(),
      ),
    )
  const list = compiled.map(({ sql, parameters }) => ({ text: sql, values: parameters as unknown[] }))
  const bare = await startContender('bench/bare.ts', {
    BENCH_DATABASE: cluster.url,
    BENCH_SQL: JSON.stringify({ list, submission: submissionSql(id, job.id) }),
  })
  try {
    const headers = { authorization: `Bearer ${access_token}` }
    await compare(
      'applications list, signed in, 25 rows',
      () => load({ ...product, address: `${product.address}/api/applications` }, { headers }, 3),
      () => load(bare, {}, 3),
      rounds,
    )
    await compare(
      'submission with a résumé file',
      () => load({ ...product, address: `${product.address}/api/applications/${id}/submit` }, multipartOf(job.id), 3),
      () =>
        load(bare, { method: 'POST', body: 'x'.repeat(2000), headers: { 'x-run': randomBytes(2).toString('hex') } }, 3),
      rounds,
    )
  } finally {
    bare.stop()
  }
} finally {
  product.stop()
  await db.close()
  await cluster.stop()
}
