// Prints how the product compares with a minimal server that runs the same SQL, both measured in this run. `npm run bench`;
// BENCH_ROWS and BENCH_ROUNDS change its size.
import { randomBytes } from 'node:crypto'
import os from 'node:os'
import { OPEN_SESSION } from '#apps/server/http/session.ts'
import { applicationPage, totalMatching } from '#modules/applications/server/application-list.read-model.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { compare, load, startContender } from './measure.ts'
import { openJob } from './open-job.ts'
import { foldApplicationCounts } from '#modules/applications/server/fold-counts.ts'
import { seedApplications } from './seed.ts'
import { multipartOf, submissionSql } from './submission.ts'

const rows = Number(process.env['BENCH_ROWS'] ?? 100_000)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 12)

const { database, product, db, stop } = await startMeasuredProduct()
try {
  const { id, jobId, token } = await openJob(product.address, db)
  console.log(
    `${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}; ${rows.toLocaleString('en-GB')} applications`,
  )
  await seedApplications(database.ownerUrl, id, jobId, rows)

  await foldApplicationCounts(db)

  const reader = { organizationId: id, adminId: id, sees: 'all' as const, blindReview: false }
  const compiled = await db
    .forOrganization(id)
    .write(async ({ q }) =>
      [applicationPage(q, reader, { limit: 25, sort: 'newest' }), totalMatching(q, reader, {})].map(query =>
        query.compile(),
      ),
    )
  const list = compiled.map(({ sql, parameters }) => ({ text: sql, values: parameters as unknown[] }))
  const bare = await startContender('bench/bare.ts', {
    BENCH_DATABASE: database.ownerUrl,
    BENCH_SQL: JSON.stringify({ session: OPEN_SESSION.text, list, submission: submissionSql(id, jobId) }),
  })
  try {
    const headers = { authorization: `Bearer ${token}` }
    await compare(
      'applications list, signed in, 25 rows',
      () => load({ ...product, address: `${product.address}/api/applications` }, { headers }, 3),
      () => load(bare, { headers }, 3),
      rounds,
    )
    await compare(
      'submission with a résumé file',
      () => load({ ...product, address: `${product.address}/api/applications/${id}/submit` }, multipartOf(jobId), 3),
      () =>
        load(bare, { method: 'POST', body: 'x'.repeat(2000), headers: { 'x-run': randomBytes(2).toString('hex') } }, 3),
      rounds,
    )
  } finally {
    bare.stop()
  }
} finally {
  await stop()
}
