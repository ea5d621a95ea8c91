import { ExternalLink } from 'lucide-react'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Input } from '#ui/input.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { SettingsPart } from '#ui/settings-part.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { OrganizationSettings } from '../../contract.ts'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'
import { brandingWords } from '../../words/registration.ts'
import { senderWords } from '../../words/sender.ts'
import { ViewPicture } from '../look-preview.tsx'
import { ReplyAddress } from './reply-address.tsx'
import type { SettingsForm } from './settings-fields.ts'

const SCHEMES = Object.entries(words.schemes).map(([value, label]) => ({ value, label }))
const MOST_INTRODUCTION = 4000

interface PartProps {
  form: SettingsForm
}

/** What visitors see before they apply. */
export function CareersPart({ form, href }: PartProps & { href: string }) {
  const { errors } = form.formState
  const introduction = form.watch('career_introduction')
  const note = (
    <>
      {words.notes.careers}{' '}
      <a href={href} target="_blank" rel="noreferrer" className="link inline-flex items-center gap-1">
        {words.open}
        <Icon of={ExternalLink} size={14} />
      </a>
    </>
  )
  return (
    <SettingsPart id="careers" title={words.parts.careers} note={note}>
      <div className="grid max-w-[640px] gap-5">
        <Field label={words.view} group>
          <RadioCards
            {...form.register('application_page_view')}
            columns={2}
            cards={[
              { value: 'list', ...brandingWords.views.list, picture: <ViewPicture view="list" /> },
              { value: 'cards', ...brandingWords.views.cards, picture: <ViewPicture view="cards" /> },
            ]}
          />
        </Field>
        <Field label={words.headline} error={errors.career_headline?.message}>
          <Input {...form.register('career_headline')} />
        </Field>
        <Field
          label={words.introduction}
          optional
          help={words.introductionHelp}
          error={errors.career_introduction?.message}
          aside={<span className="num">{words.counted(introduction.length, MOST_INTRODUCTION)}</span>}
        >
          <Textarea {...form.register('career_introduction')} className="min-h-24" />
        </Field>
        <Field label={words.scheme} help={words.schemeHelp} className="max-w-[320px]">
          <Select {...form.register('colorScheme')} choices={SCHEMES} />
        </Field>
      </div>
    </SettingsPart>
  )
}

interface SenderPartProps extends PartProps {
  settings: OrganizationSettings
  organizationName: string
}

/** Who e-mails to candidates come from. The address has its own buttons, because it has to be confirmed. */
export const SenderPart = ({ form, settings, organizationName }: SenderPartProps) => (
  <SettingsPart id="sender" title={senderWords.title} note={senderWords.note}>
    <div className="grid max-w-[640px] gap-5">
      <Field
        label={senderWords.name}
        optional
        help={senderWords.nameHelp(organizationName)}
        error={form.formState.errors.sender_name?.message}
        className="max-w-[420px]"
      >
        <Input {...form.register('sender_name')} autoComplete="off" placeholder={organizationName} />
      </Field>
      <ReplyAddress settings={settings} />
    </div>
  </SettingsPart>
)

/** By when candidates are answered. */
export function TimesPart({ form }: PartProps) {
  const { errors } = form.formState
  const days = (field: 'answer_within_days' | 'accommodation_within_days') => (
    <Input
      {...form.register(field, { valueAsNumber: true })}
      type="number"
      min={1}
      inputMode="numeric"
      className="num max-w-28"
    />
  )
  return (
    <SettingsPart id="times" title={words.parts.times} note={words.notes.times}>
      <div className="grid max-w-[640px] content-start gap-5">
        <Field label={words.answer} help={words.answerHelp} error={errors.answer_within_days?.message} required>
          {days('answer_within_days')}
        </Field>
        <Field
          label={words.accommodation}
          help={words.accommodationHelp}
          error={errors.accommodation_within_days?.message}
          required
        >
          {days('accommodation_within_days')}
        </Field>
      </div>
    </SettingsPart>
  )
}

/** What reviewers do not see. */
export const FairnessPart = ({ form }: PartProps) => (
  <SettingsPart id="fairness" title={words.parts.fairness}>
    <div className="grid max-w-[640px] content-start gap-4">
      <Checkbox {...form.register('blind_review')} label={words.blind} help={words.blindHelp} />
      <Checkbox {...form.register('demographic_questions')} label={words.demographics} help={words.demographicsHelp} />
    </div>
  </SettingsPart>
)
