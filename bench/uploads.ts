import { createVault } from '#platform/auth/vault.ts'
// Prints how the product handles uploads: 50 people who apply at the same time, then a minute of slow and malformed forms. `node
// --import tsx bench/uploads.ts`; UPLOAD_PEOPLE and UPLOAD_SECONDS change its size.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { FONTS, makePdf } from '#db/demo/resumes/pdf-sheet.ts'
import { createClient } from '#platform/contract/client.ts'
import { openDatabase } from '#platform/db/database.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { defaultForm } from '#modules/forms/server/default-form.ts'
import { ensureForm } from '#modules/forms/server/save-form.ts'
import { jobsContract } from '#modules/jobs/contract.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { benchCluster } from './cluster.ts'
import { hostileUploads } from './hostile-uploads.ts'
import { median, startContender } from './measure.ts'

const people = Number(process.env['UPLOAD_PEOPLE'] ?? 50)
const seconds = Number(process.env['UPLOAD_SECONDS'] ?? 60)

/** A résumé of about a megabyte, mostly a photo, as people send them. */
async function resumeOf(index: number): Promise<Buffer> {
  const photo = await sharp(randomBytes(580 * 580 * 3), { raw: { width: 580, height: 580, channels: 3 } })
    .png()
    .toBuffer()
  const bytes = await makePdf(sheet => {
    sheet.image(photo, 400, 60, { width: 120 }).font(FONTS.plain).fontSize(11)
    sheet.text(`Noor Haddad ${index}\nnoor${index}@example.com | +961 3 412 098 | Beirut\n\nExperience\n`, 48, 60)
    sheet.text('Software Engineer, Cedar Pay, 03/2020 - present\n- Built payment services in TypeScript on PostgreSQL.')
  })
  return Buffer.from(bytes)
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
const openFiles = (pid: number) => fs.readdirSync(`/proc/${pid}/fd`).length
const leftIn = (folder: string) => {
  const uploads = path.join(folder, 'uploads')
  if (!fs.existsSync(uploads)) return 0
  return fs.readdirSync(uploads).reduce((sum, one) => sum + fs.readdirSync(path.join(uploads, one)).length, 0)
}

const cluster = await benchCluster()
const product = await startContender('bench/product.ts', {
  BENCH_WORKER: 'on',
  BENCH_DATABASE: cluster.url,
  DATA_DIR: cluster.folder,
})
const db = openDatabase({ url: cluster.url, maxConnections: 4, vault: createVault(randomBytes(32)), onError: () => {} })
try {
  const anyone = createClient({ baseUrl: product.address, token: () => null })
  const sign = { email: 'bench@example.com', password: 'a calm and patient owl' }
  const { id } = await anyone(organizationsContract['organizations.register'], { body: { name: 'Bench' } })
  await anyone(accountsContract['accounts.registerAdmin'], { body: { organization_id: id, name: 'Bench', ...sign } })
  await db.unsafeAcrossOrganizations(q => q.updateTable('admins').set({ email_verified_at: new Date() }).execute())
  const { access_token } = await anyone(accountsContract['accounts.login'], { body: sign })
  const call = createClient({ baseUrl: product.address, token: () => access_token })
  await db.forOrganization(id).write(tx => ensureForm(tx, defaultForm(), new Date()))
  const job = await call(jobsContract['jobs.create'], {
    body: { title: 'Engineer', description: 'Work', requirements: [{ id: 'a', text: 'TypeScript' }] },
  })
  await db.unsafeAcrossOrganizations(q =>
    q.updateTable('job_openings').set({ status: 'open', published_at: new Date() }).execute(),
  )
  const submit = async (index: number, bytes: Buffer) => {
    const startedAt = performance.now()
    const from = createClient({
      baseUrl: product.address,
      token: () => null,
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': `10.3.0.${index}` },
        }),
    })
    await from(applicationsContract['applications.submit'], {
      params: { id },
      body: {
        job_opening_id: job.id,
        answers: {
          name: 'Noor Haddad',
          email: `noor${index}@example.com`,
          phone: '+961 3 412 098',
          location: 'Beirut',
          privacy: true,
        },
      },
      files: [{ field: 'resume', file: new Blob([new Uint8Array(bytes)]), name: 'cv.pdf' }],
      timeoutMs: 120_000,
    })
    return performance.now() - startedAt
  }
  const unparsed = () =>
    db.unsafeAcrossOrganizations(async q => {
      const rows = await q.selectFrom('resumes').select('state').execute()
      return rows.filter(({ state }) => state !== 'read').length
    })

  console.log(`${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}`)
  const files = await Promise.all(Array.from({ length: people }, (_, index) => resumeOf(index)))
  await submit(255, await resumeOf(255))
  const startedAt = performance.now()
  const times = await Promise.all(files.map((bytes, index) => submit(index, bytes)))
  const sizes = files.map(({ length }) => length / 1024 / 1024)
  console.log(
    `${people} simultaneous submissions, ${median(sizes).toFixed(2)} MB each: acknowledged after ${Math.round(median(times))} ms (median), ${Math.round(Math.max(...times))} ms (slowest)`,
  )
  while ((await unparsed()) > 0 && performance.now() - startedAt < 300_000) await wait(250)
  console.log(
    `all parsed after ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${await unparsed()} not parsed`,
  )

  await wait(15_000)
  const before = { mb: residentMb(product.pid), files: openFiles(product.pid) }
  let most = before.mb
  const timer = setInterval(() => (most = Math.max(most, residentMb(product.pid))), 200)
  const made = await hostileUploads(product.address, `/api/applications/${id}/read-resume`, 48, seconds * 1000)
  clearInterval(timer)
  await wait(30_000)
  const after = { mb: residentMb(product.pid), files: openFiles(product.pid) }
  console.log(
    `${made} slow or malformed uploads in ${seconds} s: memory ${before.mb.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${after.mb.toFixed(0)} MB 30 s later; descriptors ${before.files} before, ${after.files} after; ${leftIn(cluster.folder)} files left`,
  )
} finally {
  product.stop()
  await db.close()
  await cluster.stop()
}
