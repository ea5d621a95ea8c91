import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { CANDIDATES_SQL, applicationsSql } from '#bench/seed.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/postgres.ts'
import { prepareDatabase } from '#platform/db/embedded/prepare.ts'
import { migrate } from '#platform/db/migrate.ts'

const ALL = path.resolve('db/migrations')
/** The last migration before applications had names. */
const BEFORE = '0361'

/** A question that depended on one answer, as forms had it before they could have several conditions. */
const OLD_FORM = [
  {
    key: 'about',
    title: 'About',
    help: '',
    fields: [
      { key: 'nights', kind: 'yes_no', label: 'Nights?', show_if: null },
      { key: 'which', kind: 'short_text', label: 'Which?', show_if: { field: 'nights', equals: 'yes' } },
    ],
  },
]

test('a database with applications is migrated by a login that does not have the rights of its roles at once', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-upgrade-'))
  fs.chmodSync(folder, 0o755)
  const earlier = path.join(folder, 'earlier')
  fs.mkdirSync(earlier)
  for (const file of fs.readdirSync(ALL))
    if (file.endsWith('.sql') && file < BEFORE) fs.copyFileSync(path.join(ALL, file), path.join(earlier, file))
  const server = await startEmbeddedPostgres(path.join(folder, 'data'), { careless: true })
  try {
    await prepareDatabase(server)
    await migrate(server.ownerUrl, earlier)
    const client = new pg.Client({ connectionString: server.ownerUrl, options: '-c role=evenhand_platform' })
    await client.connect()
    const [organization, job] = [crypto.randomUUID(), crypto.randomUUID()]
    // The rows of other tables that applications refer to are of no interest here.
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query('set session_replication_role = replica')
    await admin.query(CANDIDATES_SQL, [organization, 1, 20])
    await admin.query(applicationsSql(), [organization, job, 1, 20])
    await admin.query(
      `insert into form_configs (organization_id, id, version, sections, created_at) values ($1, $2, 1, $3, now())`,
      [organization, crypto.randomUUID(), JSON.stringify(OLD_FORM)],
    )
    const old = { name: 'Standard', tone: 'brisk', retakes: 0, reminders: false }
    await admin.query(
      `insert into interview_settings (organization_id, id, settings, is_default, updated_at) values ($1, $2, $3, true, now())`,
      [organization, crypto.randomUUID(), JSON.stringify(old)],
    )
    await admin.query(
      `insert into screenings (organization_id, id, application_id, candidate_id, job_id, state, snapshot, retake, until, invited_at)
       values ($1, $2, $2, $2, $3, 'invited', $4, false, now(), now())`,
      [
        organization,
        crypto.randomUUID(),
        job,
        JSON.stringify({ interviewer: 'Nora', settings: { tone: 'warm', retakes: 2, reminders: true } }),
      ],
    )
    await admin.query(
      `insert into mail_messages (id, organization_id, to_address, template_key, subject, text_body, state)
       values ($1, $2, 'team@example.com', 'notified', 'Bo mentioned you in a note about Noor', 'Noor', 'sent')`,
      [crypto.randomUUID(), organization],
    )
    // A login of the operator's own can be a member of the roles without having their rights at once.
    const { rows: grants } = await admin.query<{ role: string; grantor: string }>(
      `select roleid::regrole::text as role, grantor::regrole::text as grantor from pg_auth_members where member = 'evenhand'::regrole`,
    )
    for (const { role, grantor } of grants)
      await admin.query(`revoke inherit option for ${role} from evenhand granted by ${grantor}`)
    await admin.end()
    await migrate(server.ownerUrl, ALL)
    const { rows } = await client.query(
      'select a.candidate_name, c.name from applications a join candidates c on c.organization_id = a.organization_id and c.id = a.candidate_id',
    )
    const forms = await client.query<{ sections: typeof OLD_FORM }>('select sections from form_configs')
    const settings = await client.query<{ settings: unknown }>('select settings from interview_settings')
    const screenings = await client.query<{ snapshot: unknown }>('select snapshot from screenings')
    const mails = await client.query<object>('select subject, text_body from mail_messages')
    await client.end()
    expect(mails.rows).toEqual([{ subject: 'Notification', text_body: '' }])
    expect(settings.rows[0]!.settings).toEqual({
      name: 'Standard',
      tone: 'brisk',
      pace: 'fast',
      patience: 'usual',
      reminder_days: [],
      retakes: 1,
    })
    expect(screenings.rows[0]!.snapshot).toEqual({
      interviewer: 'Nora',
      settings: { tone: 'warm', pace: 'usual', patience: 'usual', reminder_days: [2], retakes: 2 },
    })
    expect(forms.rows[0]!.sections[0]!.fields).toEqual([
      OLD_FORM[0]!.fields[0],
      { ...OLD_FORM[0]!.fields[1], show_if: [{ field: 'nights', operator: 'is', value: 'yes' }] },
    ])
    expect(rows).toHaveLength(20)
    for (const { candidate_name, name } of rows) expect(candidate_name).toBe(name)
  } finally {
    await server.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
