import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestServer } from '#tests/api.ts'
import { aColleague, anApplication, anOpenJob, anOrganization, onLargestPlan } from '#tests/factories.ts'
import { applicationsContract } from '#modules/applications/contract.ts'
import { type FormOperation, formDraftingContract as drafting } from './contract/drafting.ts'
import { type Answers, type FormField, formsContract as calls } from './contract.ts'
import { aField } from './field.fixture.ts'
import { conditionWords } from './words/conditions.ts'

const server = await startTestServer()
const organization = await anOrganization(server)
await onLargestPlan(server, organization)
const { call } = organization
const colleague = await aColleague(server, organization, 'recruiter', { name: 'Tomas Berg' })
const job = await anOpenJob(organization)
const other = await anOpenJob(organization, { title: 'Other job' })

const read = (by = call) => by(drafting['forms.readDraft'], {})
const edit = (operations: FormOperation[], by = call) => by(drafting['forms.editDraft'], { body: { operations } })
const publish = async () => {
  const { version, published } = await read()
  return call(drafting['forms.publishDraft'], { body: { version, published: published.version } })
}
const add = (field: FormField, section = 'about_you'): FormOperation => ({
  kind: 'add_field',
  section,
  before: null,
  field,
})
const change = (field: string, changes: object, from: object): FormOperation =>
  ({ kind: 'edit_field', field, changes, from }) as FormOperation
const keysOf = (form: { sections: { fields: { key: string }[] }[] }) =>
  form.sections.flatMap(({ fields }) => fields.map(({ key }) => key))

const submit = (answers: Answers, jobId = job.id) => {
  return server.as()(applicationsContract['applications.submit'], {
    params: { id: organization.id },
    body: {
      job_opening_id: jobId,
      answers: { name: 'Ada Novak', email: 'ada@example.com', privacy: true, ...answers },
    },
    files: [{ field: 'resume', file: new Blob(['Ada Novak\nOperator at Cedar Pay, 2019 to 2024.']), name: 'Cv.txt' }],
    idempotencyKey: randomUUID(),
    timeoutMs: 60_000,
  })
}

test('changes are a draft until they are published, and applications keep their version', async () => {
  const first = await anApplication(server, organization, job)
  const { published } = await read()
  const saved = await edit([add(aField('shift', { kind: 'scale', max: 3 }))])
  expect(saved).toMatchObject({ changed: true, based_on: published.version, edited_by: { id: organization.adminId } })
  expect(keysOf(await call(calls['forms.read'], {}))).not.toContain('shift')
  const after = await publish()
  expect(after).toMatchObject({ changed: false, published: { version: published.version + 1 } })
  expect(keysOf(await call(calls['forms.read'], {}))).toContain('shift')
  const { items } = await call(drafting['forms.listVersions'], {})
  expect(items[0]).toMatchObject({
    version: published.version + 1,
    applications: 0,
    published_by: { id: organization.adminId },
  })
  expect(items[1]).toMatchObject({ version: published.version, applications: 1 })
  const kept = await call(applicationsContract['candidates.read'], {
    params: { candidate_uuid: first.candidate_uuid },
  })
  expect(keysOf({ sections: kept.applications[0]!.form })).not.toContain('shift')
})

test('two people who change different fields both keep their changes; the same property gives a choice', async () => {
  await edit([add(aField('one')), add(aField('two'))])
  await edit([change('one', { label: 'First' }, { label: 'one' })])
  const merged = await edit([change('two', { label: 'Second' }, { label: 'two' })], colleague.call)
  expect(merged.sections.flatMap(({ fields }) => fields)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'one', label: 'First' }),
      expect.objectContaining({ key: 'two', label: 'Second' }),
    ]),
  )
  await expect(edit([change('one', { label: 'Mine' }, { label: 'one' })], colleague.call)).rejects.toMatchObject({
    status: 409,
    code: 'stale_edit',
    problem: {
      conflicts: [{ key: 'one', property: 'label', theirs: 'First' }],
      current: { version: merged.version },
    },
  })
  // A request that is sent again after its reply was lost changes nothing more.
  await edit([change('one', { label: 'First' }, { label: 'one' }), add(aField('two'))])
  expect(keysOf(await read()).filter(key => key === 'two')).toHaveLength(1)
})

test('a field that conditions depend on is removed with them, after a confirmation', async () => {
  const condition = { field: 'source', operator: 'is' as const, value: 'yes' }
  await edit([add(aField('source', { kind: 'yes_no' })), add(aField('depends', { show_if: [condition] }))])
  await expect(edit([{ kind: 'remove_field', field: 'source' }])).rejects.toMatchObject({
    status: 409,
    code: 'field_in_use',
    problem: { fields: ['depends'] },
  })
  const after = await edit([{ kind: 'remove_field', field: 'source', with_conditions: true }])
  expect(after.sections.flatMap(({ fields }) => fields).find(({ key }) => key === 'depends')?.show_if).toBeNull()
  await expect(edit([{ kind: 'remove_field', field: 'email' }])).rejects.toMatchObject({ status: 422 })
})

test('a draft with problems is not published, and each of them is named', async () => {
  await edit([
    add(aField('early', { show_if: [{ field: 'late', operator: 'answered', value: '' }] })),
    add(aField('late')),
    add(aField('unnamed', { label: '' })),
  ])
  const refused = await publish().catch((error: { status: number; problem: { errors: unknown[] } }) => error)
  expect(refused).toMatchObject({ status: 422 })
  expect((refused as { problem: { errors: unknown[] } }).problem.errors).toEqual(
    expect.arrayContaining([
      { path: expect.stringMatching(/show_if$/u), message: conditionWords.later('late') },
      { path: expect.stringMatching(/label$/u), message: 'Enter a label.' },
    ]),
  )
  const discarded = await call(drafting['forms.discardDraft'], {})
  expect(discarded.changed).toBe(false)
  expect(keysOf(discarded)).not.toContain('early')
})

test('a version published meanwhile, or a changed draft, refuses publishing and restoring', async () => {
  const { version, published } = await edit([add(aField('again'))])
  await edit([add(aField('more'))], colleague.call)
  const stale = call(drafting['forms.publishDraft'], { body: { version, published: published.version } })
  await expect(stale).rejects.toMatchObject({ status: 409, code: 'stale_edit' })
  const now = await read()
  const sections = (await call(drafting['forms.readVersion'], { params: { version: 1 } })).sections
  await expect(call(drafting['forms.replaceDraft'], { body: { version, sections } })).rejects.toMatchObject({
    status: 409,
  })
  const restored = await call(drafting['forms.replaceDraft'], { body: { version: now.version, sections } })
  expect(keysOf(restored)).toEqual(keysOf({ sections }))
  await call(calls['forms.save'], { body: { sections: restored.sections } })
  const late = await read()
  await expect(
    call(drafting['forms.publishDraft'], { body: { version: late.version, published: published.version } }),
  ).rejects.toMatchObject({ status: 409, code: 'form_changed' })
  await call(drafting['forms.discardDraft'], {})
})

test('a question for selected jobs is asked for these jobs only, and hidden in blind review', async () => {
  await edit([
    add(aField('licence', { jobs: [job.id], required: true, hidden_in_blind_review: true })),
    add(aField('home', { kind: 'address' })),
    add(aField('school', { kind: 'education' })),
  ])
  await publish()
  await expect(submit({})).rejects.toMatchObject({ status: 422 })
  await expect(submit({ licence: 'B' }, other.id)).rejects.toMatchObject({ status: 422 })
  const home = { street: '', postal_code: '9000', city: 'Ghent', region: '', country: 'Belgium' }
  const school = [{ school: 'Ghent University', degree: 'MSc', from: '2015', to: '2017' }]
  const { candidate_uuid } = await submit({ licence: 'Zebra', home, school })
  const details = async () => {
    const { applications } = await call(applicationsContract['candidates.read'], { params: { candidate_uuid } })
    return applications.find(one => one.job.id === job.id)!.answers
  }
  expect(await details()).toMatchObject({ licence: 'Zebra', home, school })
  const found = async (search: string) =>
    (await call(applicationsContract['applications.list'], { query: { search } })).total
  expect(await found('Zebra')).toBe(1)
  await server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.updateTable('organization_settings').set({ blind_review: true }).execute())
  const blind = await details()
  expect(blind).not.toHaveProperty('licence')
  expect(blind).not.toHaveProperty('home')
  expect(blind['school']).toEqual([{ ...school[0], from: '', to: '' }])
  expect(await found('Zebra')).toBe(0)
  await server.services.db
    .forOrganization(organization.id)
    .write(tx => tx.q.updateTable('organization_settings').set({ blind_review: false }).execute())
  const rules = await call(drafting['forms.fieldUse'], {
    body: { field: aField('licence', { kind: 'single_choice', knockout: { when: 'any_of', values: ['Zebra'] } }) },
  })
  expect(rules).toMatchObject({ answered: 1, would_mark: { marked: 1 } })
})

test('people without setup rights do not read or change the draft', async () => {
  const manager = await aColleague(server, organization, 'hiring_manager')
  await expect(edit([add(aField('not_mine'))], manager.call)).rejects.toMatchObject({ status: 403 })
})

test('random edits and publishing never break the version of an application', async () => {
  const before = await read()
  const operation = fc.oneof(
    fc.integer({ min: 0, max: 5 }).map(at => add(aField(`random_${at}`))),
    fc.integer({ min: 0, max: 5 }).map((at): FormOperation => ({ kind: 'remove_field', field: `random_${at}` })),
    fc
      .integer({ min: 0, max: 5 })
      .map((at): FormOperation => ({ kind: 'move_field', field: `random_${at}`, section: 'your_work', before: null })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 8 }), async operations => {
      const draft = await edit(operations)
      if (draft.changed) await publish()
      const old = await call(drafting['forms.readVersion'], { params: { version: before.published.version } })
      expect(keysOf(old)).toEqual(keysOf(before.published))
    }),
    { numRuns: 6 },
  )
})
