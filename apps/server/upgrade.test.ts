import { createHash, createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findLink } from '#platform/auth/links.ts'
import { hashToken, newToken } from '#platform/auth/secrets.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/postgres.ts'
import { prepareDatabase } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'
import { readSettings } from '#platform/env/settings.ts'
import { createLog } from '#platform/log/log.ts'
import { contentOf } from '#platform/mail/content.ts'
import { sealWaitingMail } from '#platform/mail/seal-waiting-mail.ts'
import { openProductDatabase } from './database.ts'
import { closeServices, createServices } from './services.ts'

/** The last migration before e-mail content was encrypted and secrets were replaced. */
const LAST_BEFORE = '0009_create_scheduling.sql'
const ORGANIZATION = '01900000-0000-7000-8000-000000000001'
const SUBJECT = '01900000-0000-7000-8000-000000000002'
const CANDIDATE = '01900000-0000-7000-8000-000000000003'
const JOB = '01900000-0000-7000-8000-000000000004'
const STATES = ['sent', 'waiting', 'kept', 'cancelled'] as const

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-upgrade-'))
fs.chmodSync(folder, 0o755)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const token = newToken()
const oldKey = randomBytes(32)
const secrets = () =>
  ['postgres.secret', 'evenhand.secret'].map(name => fs.readFileSync(path.join(folder, name), 'utf8'))

/** A URL signed with the retired key, valid for this many seconds. */
function signedBefore(seconds: number) {
  const text = Buffer.from(JSON.stringify([{ kind: 'resume' }, Math.floor(Date.now() / 1000) + seconds])).toString(
    'base64url',
  )
  return `${text}.${createHmac('sha256', oldKey).update(text).digest('base64url')}`
}

/** Creates a data folder like the product before this change. */
async function layOutEarlierFolder() {
  const migrations = path.join(folder, 'earlier-migrations')
  fs.mkdirSync(migrations)
  for (const file of fs.readdirSync('db/migrations').filter(name => name <= LAST_BEFORE))
    fs.copyFileSync(path.join('db/migrations', file), path.join(migrations, file))
  const server = await startEmbeddedPostgres(folder, { careless: true })
  await prepareDatabase(server)
  await migrate(server.ownerUrl, migrations)
  const db = new pg.Client({ connectionString: server.url })
  await db.connect()
  await db.query('insert into platform_keys (name, key) values ($1, $2)', [
    'signed_addresses',
    oldKey.toString('base64'),
  ])
  await db.query(
    `insert into organizations (organization_id, name, slug, created_at) values ('${ORGANIZATION}', 'Nightjar', 'nightjar', now());
     insert into job_openings (organization_id, id, title, workplace, employment_type, description, status, created_at, updated_at)
       values ('${ORGANIZATION}', '${JOB}', 'Cook', 'on_site', 'full_time', '', 'open', now(), now());
     insert into candidates (organization_id, id, email_key, email, name, created_at)
       values ('${ORGANIZATION}', '${CANDIDATE}', 'noor@example.com', 'noor@example.com', 'Noor', now());
     insert into applications (organization_id, id, candidate_id, job_id, stage, outcome, stage_since, applied_at, form_version, answers,
       resume_state, match_state, search, name_key, updated_at)
       values ('${ORGANIZATION}', '${SUBJECT}', '${CANDIDATE}', '${JOB}', 'applied', 'active', now(), now(), 1, '{}', 'none', 'none', '', '', now());
     insert into mail_messages (id, organization_id, to_address, template_key, subject, text_body, html_body, state)
       values ('01900000-0000-7000-8000-000000000020', '${ORGANIZATION}', 'team@example.com', 'team_booked', 'Booked: Noor',
         'Open: https://hire.example/candidate-details/${CANDIDATE}', '', 'sent')`,
  )
  await db.query(
    `insert into links (token_hash, organization_id, purpose, subject_id, expires_at) values ($1, $2, 'application_status', $3, now() + interval '30 days')`,
    [hashToken(token), ORGANIZATION, SUBJECT],
  )
  const body = `Hello Noor,\n\nTrack:\nhttps://hire.example/application/${token}\n`
  for (const [index, state] of STATES.entries()) {
    await db.query(
      `insert into mail_messages (id, organization_id, to_address, template_key, subject_id, subject, text_body, html_body, attachments, state)
       values ($1, $2, 'noor@example.com', 'application_received', $3, 'Hello', $4, $5, $6, $7)`,
      [
        `01900000-0000-7000-8000-00000000001${index}`,
        ORGANIZATION,
        SUBJECT,
        body,
        `<a href="https://hire.example/application/${token}">Track</a>`,
        JSON.stringify([{ file_name: 'a.ics', content_type: 'text/calendar', content: `URL:${token}` }]),
        state,
      ],
    )
  }
  await db.query(
    `insert into idempotent_replies (organization_id, call, key_hash, request_hash, reply, at) values ($1, 'applications.submit', $2, 'x', $3, now())`,
    [ORGANIZATION, createHash('sha256').update('k').digest('base64url'), JSON.stringify({ link: token })],
  )
  await db.query(
    `insert into told (organization_id, message_id, application_id, kind, at)
       values ('${ORGANIZATION}', '01900000-0000-7000-8000-000000000030', '${SUBJECT}', 'other_way_asked', now()),
         ('${ORGANIZATION}', '01900000-0000-7000-8000-000000000033', '${SUBJECT}', 'round_two_booked', now() + interval '1 second');
     update applications set last_told = 'round_two_booked', last_told_at = now();
     insert into events (organization_id, id, name, subject_id, actor_kind, at)
       values ('${ORGANIZATION}', '01900000-0000-7000-8000-000000000031', 'screening.other_way_asked', '${SUBJECT}', 'candidate', now());
     insert into email_templates (organization_id, id, key, name, subject, body, updated_at)
       values ('${ORGANIZATION}', '01900000-0000-7000-8000-000000000032', 'other_way_asked', 'Own', 'Hello', 'Within {{ other_way_days }}.', now());
     insert into resumes (organization_id, id, application_id, file_key, file_name, content_type, bytes, sha256, state, profile, uploaded_at)
       values ('${ORGANIZATION}', '01900000-0000-7000-8000-000000000034', '${SUBJECT}', 'r', 'noor.pdf', 'application/pdf', 1, 'x', 'read',
         '{"languages": ["English (fluent)", "Deutsch: C1", "Welsh"], "education": [{"school": "UCL", "degree": "BSc"}]}', now())`,
  )
  await db.end()
  await server.stop()
  fs.rmSync(path.join(folder, 'secrets.generation'))
}

test('an update replaces all secrets and encrypts queued messages, and links of candidates keep working', async () => {
  await layOutEarlierFolder()
  const before = secrets()
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const database = await openProductDatabase(settings, createLog('silent'))
  const services = createServices(settings, database.url, createLog('silent'))
  try {
    await sealWaitingMail(services.db)

    const after = secrets()
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).not.toBe(before[1])
    const withOldPassword = new pg.Client({
      connectionString: database.url.replace(/evenhand:[^@]+@/, `evenhand:${before[1]}@`),
    })
    await expect(withOldPassword.connect()).rejects.toThrow('password authentication failed')

    expect(await findLink(services.db, 'application_status', token, new Date())).toMatchObject({ state: 'good' })

    expect(await services.signer.open(signedBefore(600))).toEqual({ kind: 'resume' })
    expect(await services.signer.open(signedBefore(2 * 3600))).toBeNull()
    expect(await services.signer.open(await services.signer.sign({ kind: 'new' }, 60))).toEqual({ kind: 'new' })

    const mails = await services.db.unsafeAcrossOrganizations(q => q.selectFrom('mail_messages').selectAll().execute())
    const named = 'Hello Noor,\n\nTrack:\n[private link to track the application]\n'
    const toCandidate = mails.filter(({ subject_id }) => subject_id === SUBJECT)
    expect(toCandidate.map(({ text_body }) => text_body)).toEqual([named, named, named, named])
    // Erasing the application also erases the message to the team.
    expect(mails.filter(({ subject_id }) => subject_id === null)).toMatchObject([{ about_id: SUBJECT }])
    const contents = new Map(toCandidate.map(mail => [mail.state, contentOf(services.db.vault, mail)]))
    expect(contents.get('waiting')).toMatchObject({
      text: expect.stringContaining(token),
      html: expect.stringContaining(token),
      attachments: [{ file_name: 'a.ics' }],
    })
    expect(contents.get('kept')!.text).toContain(token)
    expect(contents.get('sent')!.text).toBe(named)
    expect(contents.get('cancelled')!.text).toBe(named)
    const { rows } = await services.db.owner.query<{ left: string }>(
      'select (select count(*) from unsealed_mail) as left, (select count(*) from idempotent_replies where sealed_reply is not null) as replies',
    )
    expect(rows).toEqual([{ left: 0, replies: 0 }])

    const renamed = await services.db.owner.query<Record<string, unknown>>(
      `select (select array_agg(kind order by at) from communications) as kinds, (select last_communication from applications),
         (select name from events limit 1), (select key from email_templates), (select body from email_templates),
         (select profile from resumes)`,
    )
    expect(renamed.rows).toEqual([
      {
        kinds: ['accommodation_requested', 'interview_booked'],
        last_communication: 'interview_booked',
        name: 'screening.accommodation_requested',
        key: 'accommodation_requested',
        body: 'Within {{ accommodation_days }}.',
        profile: {
          certificates: [],
          languages: [
            { name: 'English', level: 'fluent' },
            { name: 'Deutsch', level: 'C1' },
            { name: 'Welsh', level: null },
          ],
          education: [{ school: 'UCL', degree: 'BSc', field: '' }],
          sources: {},
          others: [],
          model: 'none',
        },
      },
    ])
  } finally {
    await closeServices(services)
    await database.stop()
  }
}, 120_000)

test('the next start completes a replacement of passwords that was interrupted', async () => {
  const before = secrets()
  // As if the process had died after the database got the new passwords, but before the files were renamed.
  fs.renameSync(path.join(folder, 'postgres.secret'), path.join(folder, 'postgres.secret.next'))
  fs.writeFileSync(path.join(folder, 'postgres.secret'), 'the password of before')
  fs.rmSync(path.join(folder, 'secrets.generation'))
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const database = await openProductDatabase(settings, createLog('silent'))
  try {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.end()
    expect(secrets()[0]).toBe(before[0])
    expect(fs.readdirSync(folder).filter(name => name.endsWith('.next'))).toEqual([])
  } finally {
    await database.stop()
  }
}, 120_000)
