import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { DAY } from '#platform/clock/clock.ts'
import { accountsContract } from '#modules/accounts/contract.ts'
import { usageContract } from '#modules/billing/contract/usage.ts'
import { organizationsContract } from '#modules/organizations/contract.ts'
import { platformSettingsContract } from '#modules/platform-settings/contract.ts'
import { siteContract } from '#modules/site/contract.ts'
import { linkIn, startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { runScheduled } from '#tests/scheduled.ts'
import { superAdminContract as calls } from './contract.ts'
import { aSuperAdmin, SUPER_ADMIN_PASSWORD } from './super-admin.fixture.ts'

const server = await startTestServer()
const visitor = server.as()
const rhea = await aSuperAdmin(server)
const reader = await aSuperAdmin(server, 'read', 'Bo Lindahl')
const anAddress = () => `person-${randomBytes(5).toString('hex')}@example.com`

const settings = () => rhea.call(calls['superAdmin.readSettings'], {})
const edit = async (change: Record<string, unknown>) =>
  rhea.call(calls['superAdmin.editSettings'], { body: { version: (await settings()).version, ...change } })
const newest = async () => (await rhea.call(calls['superAdmin.auditLog'], { query: {} })).items[0]!.what
const register = (invitation?: string) =>
  visitor(organizationsContract['organizations.register'], { body: { name: 'Tern & Vale', invitation } })
const registration = (invitation?: string) =>
  visitor(platformSettingsContract['platform.registration'], { query: { invitation } })
const tokenOf = (link: string) =>
  new URL(link).searchParams.get('invitation') ?? new URL(link).searchParams.get('token')!

test('registration is open at first, and can be closed', async () => {
  expect(await registration()).toEqual({ mode: 'open', invitation: null })
  await register()
  await edit({ registration: 'closed' })
  expect(await newest()).toBe('changed registration to “closed”')
  expect(await registration()).toEqual({ mode: 'closed', invitation: null })
  await expect(register()).rejects.toMatchObject({
    status: 403,
    code: 'registration_closed',
    message: 'Registration is closed at the moment.',
  })
  await edit({ registration: 'open' })
  await register()
})

test('by invitation, only the link of an e-mail registers an organization, once', async () => {
  await edit({ registration: 'invitation' })
  await expect(register()).rejects.toMatchObject({ status: 403, code: 'invitation_needed' })
  await expect(register('x'.repeat(43))).rejects.toMatchObject({ status: 403, code: 'invitation_needed' })
  const email = anAddress()
  await rhea.call(calls['superAdmin.inviteOrganization'], { body: { email } })
  expect(await newest()).toBe(`invited ${email} to register an organization`)
  const [mail] = await server.mailsTo(email)
  const token = tokenOf(linkIn(mail!.text, '/register'))
  expect(await registration(token)).toEqual({ mode: 'invitation', invitation: 'good' })
  // The form can be sent again until the organization has its first admin, and registers one organization.
  const sent = await Promise.all([register(token), register(token)])
  const { id } = await register(token)
  expect(sent.map(one => one.id)).toEqual([id, id])
  await visitor(accountsContract['accounts.registerAdmin'], {
    body: { organization_id: id, name: 'Joni Tern', email, password: 'a calm and patient owl' },
  })
  expect(await registration(token)).toEqual({ mode: 'invitation', invitation: 'used' })
  await expect(register(token)).rejects.toMatchObject({ status: 403, code: 'invitation_needed' })
  expect((await settings()).invitations).toEqual([
    expect.objectContaining({ email, invited_by: rhea.name, organization: { id, name: 'Tern & Vale' } }),
  ])
  expect(JSON.stringify(await settings())).not.toContain(token)
})

test('an invitation ends after 14 days, or when it is withdrawn', async () => {
  const email = anAddress()
  const { invitations } = await rhea.call(calls['superAdmin.inviteOrganization'], { body: { email } })
  const token = tokenOf(linkIn((await server.mailsTo(email))[0]!.text, '/register'))
  const id = invitations.find(one => one.email === email)!.id
  await rhea.call(calls['superAdmin.withdrawOrganization'], { params: { id } })
  expect((await registration(token)).invitation).toBe('unknown')
  await expect(rhea.call(calls['superAdmin.withdrawOrganization'], { params: { id } })).rejects.toMatchObject({
    status: 404,
  })
  await rhea.call(calls['superAdmin.inviteOrganization'], { body: { email } })
  const second = tokenOf(linkIn((await server.mailsTo(email))[0]!.text, '/register'))
  await server.services.db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('registration_invitations')
      .set({ expires_at: server.clock.now() })
      .where('email', '=', email)
      .execute(),
  )
  expect((await registration(second)).invitation).toBe('expired')
  await expect(register(second)).rejects.toMatchObject({ status: 403 })
  await edit({ registration: 'open' })
})

test('new organizations start with the default plan, on its trial, and are on the free plan after it', async () => {
  const { plans } = await settings()
  expect(plans.map(({ key }) => key)).toEqual(['free'])
  await expect(edit({ default_plan: 'growth' })).rejects.toMatchObject({
    status: 422,
    fieldErrors: { default_plan: expect.stringContaining('cannot start') },
  })
  await server.services.db.unsafeAcrossOrganizations(q =>
    q.updateTable('plans').set({ trial_days: 14 }).where('key', '=', 'growth').execute(),
  )
  await edit({ default_plan: 'growth' })
  expect(await newest()).toBe('changed the plan of new organizations')
  const organization = await anOrganization(server, 'On Trial')
  const active = () => organization.call(usageContract['billing.activeSubscription'], {})
  expect(await active()).toMatchObject({ plan: { key: 'growth' }, status: 'trialing', cancel_at_period_end: true })
  await server.services.db.unsafeAcrossOrganizations(q =>
    q
      .updateTable('subscriptions')
      .set({ current_period_end: new Date(server.clock.now().getTime() - DAY) })
      .where('organization_id', '=', organization.id)
      .execute(),
  )
  await runScheduled(server, 'billing.renew')
  expect(await active()).toMatchObject({ plan: { key: 'free' }, status: 'active' })
  await edit({ default_plan: 'free' })
})

test('shows an announcement to everyone who signs in, with a new ID for a new text', async () => {
  const organization = await anOrganization(server, 'Reads Announcements')
  const shown = async () =>
    (await organization.call(platformSettingsContract['platform.announcement'], {})).announcement
  expect(await shown()).toBeNull()
  await rhea.call(calls['superAdmin.announce'], { body: { text: 'Planned work on Sunday, 02:00 to 03:00 UTC' } })
  expect(await newest()).toBe('published an announcement')
  const first = await shown()
  expect(first).toMatchObject({ text: 'Planned work on Sunday, 02:00 to 03:00 UTC' })
  await rhea.call(calls['superAdmin.announce'], { body: { text: 'Planned work on Monday' } })
  const second = await shown()
  expect(second!.id).not.toBe(first!.id)
  await rhea.call(calls['superAdmin.announce'], { body: { text: 'Planned work on Monday' } })
  expect(await shown()).toEqual(second)
  await rhea.call(calls['superAdmin.endAnnouncement'], {})
  expect(await shown()).toBeNull()
  await expect(rhea.call(calls['superAdmin.announce'], { body: { text: ' ' } })).rejects.toMatchObject({ status: 422 })
  await expect(visitor(platformSettingsContract['platform.announcement'], {})).rejects.toMatchObject({ status: 401 })
})

test('signs the platform’s e-mails as it is set', async () => {
  await edit({ brand_name: 'Tern Hiring', brand_color: '#FFD400', support_email: 'help@tern.example' })
  expect(await newest()).toBe('changed the name in e-mails, the color of e-mails and the reply address')
  const email = anAddress()
  await visitor(siteContract['site.contact'], {
    body: { kind: 'contact', name: 'Marta', email, topic: 'sales', message: 'Hello' },
  })
  const [mail] = await server.mailsTo(email)
  expect(mail!.html).toContain('Tern Hiring')
  // Dark text on the pale color.
  expect(mail!.html).toContain('background:#ffd400;color:#1d1c19')
  await expect(edit({ brand_color: 'yellow' })).rejects.toMatchObject({ status: 422 })
  await expect(edit({ support_email: 'nobody' })).rejects.toMatchObject({ status: 422 })
  await edit({ brand_name: 'Evenhand', brand_color: '#0f5f54', support_email: null })
})

test('refuses an edit of older settings, and read-only access', async () => {
  const { version } = await settings()
  await edit({ registration: 'closed' })
  await expect(
    rhea.call(calls['superAdmin.editSettings'], { body: { version, registration: 'open' } }),
  ).rejects.toMatchObject({ status: 409, code: 'stale_edit' })
  await edit({ registration: 'open' })
  await expect(
    reader.call(calls['superAdmin.editSettings'], { body: { version, registration: 'closed' } }),
  ).rejects.toMatchObject({ status: 403, code: 'read_only' })
  expect((await reader.call(calls['superAdmin.readSettings'], {})).registration).toBe('open')
})

const invite = async (email: string, access: 'read' | 'full' = 'full') => {
  await rhea.call(calls['superAdmin.invite'], { body: { email, access } })
  return tokenOf(linkIn((await server.mailsTo(email))[0]!.text, '/super-admin/login/invitation'))
}
const accept = (token: string, password = SUPER_ADMIN_PASSWORD) =>
  visitor(calls['superAdmin.acceptInvitation'], { params: { token }, body: { name: 'Yuki Tanabe', password } })

test('invites a super admin, whose first login sets up an authenticator app', async () => {
  const email = anAddress()
  const token = await invite(email, 'read')
  expect((await rhea.call(calls['superAdmin.people'], {})).invitations).toEqual([
    expect.objectContaining({ email, access: 'read', invited_by: rhea.name, undelivered: false }),
  ])
  expect(await visitor(calls['superAdmin.readInvitation'], { params: { token } })).toEqual({
    email,
    access: 'read',
    invited_by: rhea.name,
  })
  await expect(accept(token, 'short')).rejects.toMatchObject({ status: 422 })
  await accept(token)
  const { people, invitations } = await rhea.call(calls['superAdmin.people'], {})
  expect(invitations).toEqual([])
  expect(people).toContainEqual(expect.objectContaining({ name: 'Yuki Tanabe', email, access: 'read', is_you: false }))
  await expect(
    visitor(calls['superAdmin.login'], { body: { email, password: SUPER_ADMIN_PASSWORD } }),
  ).rejects.toMatchObject({ status: 403, code: 'two_factor_setup_required' })
  await expect(accept(token)).rejects.toMatchObject({ status: 410, code: 'invitation_ended' })
  await expect(invite(email)).rejects.toMatchObject({ status: 409, code: 'email_taken' })
})

test('an invitation of the same address replaces the one before, and ends when it is withdrawn or after 7 days', async () => {
  const email = anAddress()
  const first = await invite(email)
  const second = await invite(email)
  await expect(accept(first)).rejects.toMatchObject({ status: 410 })
  expect((await visitor(calls['superAdmin.readInvitation'], { params: { token: second } })).access).toBe('full')
  const { invitations } = await rhea.call(calls['superAdmin.people'], {})
  await rhea.call(calls['superAdmin.withdrawInvitation'], { params: { id: invitations[0]!.id } })
  await expect(accept(second)).rejects.toMatchObject({ status: 410 })
  const third = await invite(email)
  server.clock.advance(7 * DAY)
  await expect(accept(third)).rejects.toMatchObject({ status: 410 })
  server.clock.advance(-7 * DAY)
})

test('removes a super admin, whose session ends, and nobody removes themselves', async () => {
  const other = await aSuperAdmin(server, 'full', 'Sigrid Haug')
  await expect(rhea.call(calls['superAdmin.remove'], { params: { id: rhea.id } })).rejects.toMatchObject({
    status: 409,
    code: 'own_account',
  })
  const { people } = await rhea.call(calls['superAdmin.remove'], { params: { id: other.id } })
  expect(people.map(({ id }) => id)).not.toContain(other.id)
  expect(await newest()).toBe('removed the super admin Sigrid Haug')
  await expect(other.call(calls['superAdmin.me'], {})).rejects.toMatchObject({ status: 401 })
  await expect(rhea.call(calls['superAdmin.remove'], { params: { id: other.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('two super admins who remove each other at the same time leave one', async () => {
  const { people } = await rhea.call(calls['superAdmin.people'], {})
  for (const { id } of people.filter(({ access, id }) => access === 'full' && id !== rhea.id))
    await rhea.call(calls['superAdmin.remove'], { params: { id } })
  const other = await aSuperAdmin(server, 'full', 'Elias Moen')
  const results = await Promise.allSettled([
    rhea.call(calls['superAdmin.remove'], { params: { id: other.id } }),
    other.call(calls['superAdmin.remove'], { params: { id: rhea.id } }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const left = await reader.call(calls['superAdmin.people'], {})
  expect(left.people.filter(({ access }) => access === 'full')).toHaveLength(1)
})
