// Prints how the product handles uploads: 50 parallel applications, then a minute of slow and malformed forms.
// `node --import tsx bench/uploads.ts`; UPLOAD_PEOPLE and UPLOAD_SECONDS change its size.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { FONTS, makePdf } from '#modules/sample-data/fiction/resumes/pdf-sheet.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { hostileUploads } from './hostile-uploads.ts'
import { median } from './measure.ts'
import { openJob, submit } from './open-job.ts'

const people = Number(process.env['UPLOAD_PEOPLE'] ?? 50)
const seconds = Number(process.env['UPLOAD_SECONDS'] ?? 60)

/** A résumé of about a megabyte, most of it an image. */
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

const { database, product, db, stop } = await startMeasuredProduct({ worker: true })
try {
  const { id: organizationId, jobId } = await openJob(product.address, db)
  const apply = (index: number, resume: Buffer) => submit(product.address, { organizationId, jobId, index, resume })
  const unparsed = () =>
    db.unsafeAcrossOrganizations(async q => {
      const rows = await q.selectFrom('resumes').select('state').execute()
      return rows.filter(({ state }) => state !== 'read').length
    })

  console.log(`${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}`)
  const files = await Promise.all(Array.from({ length: people }, (_, index) => resumeOf(index)))
  await apply(255, await resumeOf(255))
  const startedAt = performance.now()
  const times = await Promise.all(files.map((bytes, index) => apply(index, bytes)))
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
  const made = await hostileUploads(
    product.address,
    `/api/applications/${organizationId}/read-resume`,
    48,
    seconds * 1000,
  )
  clearInterval(timer)
  await wait(30_000)
  const after = { mb: residentMb(product.pid), files: openFiles(product.pid) }
  console.log(
    `${made} slow or malformed uploads in ${seconds} s: memory ${before.mb.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${after.mb.toFixed(0)} MB 30 s later; descriptors ${before.files} before, ${after.files} after; ${leftIn(database.folder)} files left`,
  )
} finally {
  await stop()
}
