// Prints how long a verification e-mail takes while 1,000 résumés wait to be read. `node --import tsx bench/waiting.ts`;
// WAITING_RESUMES changes how many.
import { setTimeout as wait } from 'node:timers/promises'
import { FONTS, makePdf } from '#modules/sample-data/fiction/resumes/pdf-sheet.ts'
import { startMeasuredProduct } from './measured-product.ts'
import { median } from './measure.ts'
import { openJob, registerOrganization, submit } from './open-job.ts'

const count = Number(process.env['WAITING_RESUMES'] ?? 1000)
const MAILS = 5

const resumeOf = async (index: number) =>
  Buffer.from(
    await makePdf(sheet => {
      sheet.font(FONTS.plain).fontSize(11)
      sheet.text(`Noor Haddad ${index}\nnoor${index}@example.com | +961 3 412 098 | Beirut\n\nExperience\n`, 48, 60)
      sheet.text(
        'Software Engineer, Cedar Pay, 03/2020 - present\n- Built payment services in TypeScript on PostgreSQL.',
      )
    }),
  )

const { product, db, stop } = await startMeasuredProduct({ worker: true })
const unread = () =>
  db.unsafeAcrossOrganizations(async q => {
    const rows = await q.selectFrom('resumes').select('state').where('state', '=', 'waiting').execute()
    return rows.length
  })
const isSent = (address: string) =>
  db.unsafeAcrossOrganizations(async q => {
    const mail = await q
      .selectFrom('mail_messages')
      .select('state')
      .where('to_address', '=', address)
      .executeTakeFirst()
    return mail?.state === 'kept' || mail?.state === 'sent'
  })

try {
  const { id: organizationId, jobId } = await openJob(product.address, db)
  // Reading starts while the others are submitted, so more are sent than have to wait.
  for (let index = 0; (await unread()) < count; index += 20)
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) =>
        submit(product.address, { organizationId, jobId, index: index + at, resume: await resumeOf(index + at) }),
      ),
    )
  const times: number[] = []
  const waiting: number[] = []
  for (let index = 0; index < MAILS; index += 1) {
    waiting.push(await unread())
    const address = `owner${index}@example.com`
    const startedAt = performance.now()
    await registerOrganization(product.address, address)
    while (!(await isSent(address))) await wait(20)
    times.push(performance.now() - startedAt)
  }
  console.log(
    `${Math.min(...waiting)} to ${Math.max(...waiting)} résumés waited: a verification e-mail was sent ${Math.round(median(times))} ms (median) to ${Math.round(Math.max(...times))} ms (slowest) after registration started`,
  )
} finally {
  await stop()
}
