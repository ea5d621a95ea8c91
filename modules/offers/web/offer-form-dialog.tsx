import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { newKey } from '#modules/interviews/web/api.ts'
import { zoneCity } from '#platform/locale/dates.ts'
import { FormDialog } from '#ui/form-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { clearDraft, readDraft, showFieldErrors, useDraft, useSchemaForm } from '#ui/form.ts'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { CallError } from '#platform/contract/client.ts'
import type { Offer, OfferAttachment } from '../contract.ts'
import { panelWords } from '../words/panel.ts'
import { draftOffer, editOffer, refreshOffers } from './api.ts'
import type { OfferList } from './offer-actions.tsx'
import { OfferAttachments } from './offer-attachments.tsx'
import { OfferDocument } from './offer-document.tsx'
import {
  firstValues,
  offerForm,
  type OfferFormInput,
  type OfferFormValues,
  readingOf,
  termsOf,
  valuesOf,
} from './offer-form.ts'

/** Large, and only needed to write. */
const RichTextEditor = lazy(() => import('#ui/rich-text/editor.tsx'))

const words = panelWords.form
const FIELDS = ['position', 'amount', 'currency', 'start_on', 'text', 'expires_on'] as const
const PERIODS = (Object.entries(words.periods) as [OfferFormInput['period'], string][]).map(([value, label]) => ({
  value,
  label,
}))

interface OfferFormDialogProps {
  applicationId: string
  candidateName: string
  list: OfferList
  /** The offer to edit; null for a first draft. */
  offer: Offer | null
  onClose: () => void
}

/** Drafts or edits an offer, with a preview of what the candidate reads. */
export function OfferFormDialog({ applicationId, candidateName, list, offer, onClose }: OfferFormDialogProps) {
  const client = useQueryClient()
  const key = useRef(newKey())
  const draft = `offer:${offer?.id ?? applicationId}`
  const form = useSchemaForm(offerForm, {
    ...(offer ? valuesOf(offer) : firstValues(list, candidateName)),
    ...readDraft<OfferFormInput>(draft),
  })
  useDraft(form, draft)
  const [view, setView] = useState('write')
  const [attachments, setAttachments] = useState<readonly OfferAttachment[]>(
    (offer ?? list.items[0])?.content.attachments ?? [],
  )
  const save = useMutation({
    mutationFn: (values: OfferFormValues) => {
      const terms = termsOf(values, attachments)
      return offer ? editOffer(offer, terms) : draftOffer(applicationId, terms, key.current)
    },
    onSuccess: () => {
      clearDraft(draft)
      onClose()
      return refreshOffers(client)
    },
    onError: error => {
      key.current = newKey()
      if (error instanceof CallError) showFieldErrors(form, error.fieldErrors, FIELDS)
    },
  })
  const approvedBefore = offer?.state === 'approved' || offer?.state === 'waiting_for_approval'
  const submit = form.handleSubmit(
    values => save.mutate(values),
    () => setView('write'),
  )
  return (
    <FormDialog
      size="wide"
      title={offer ? words.titleEdit : words.titleDraft(candidateName)}
      description={offer && (approvedBefore ? words.editApproved : words.editDraft)}
      keep={words.cancel}
      submit={offer ? words.saveVersion : words.saveDraft}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
      error={save.error}
      failed={words.failed}
    >
      <Tabs
        label={words.views}
        value={view}
        onChange={setView}
        tabs={[
          { value: 'write', label: words.write },
          { value: 'preview', label: words.preview },
        ]}
        className="mb-4"
      >
        <TabPanel value="write" className="grid gap-5 pb-1">
          <OfferFields form={form} zone={list.suggested.time_zone} today={list.suggested.today} />
          <OfferAttachments applicationId={applicationId} value={attachments} onChange={setAttachments} />
        </TabPanel>
        <TabPanel value="preview">
          <p className="mb-3 text-13 text-text-2">{words.asRead(candidateName)}</p>
          <div className="rounded-card border border-line bg-surface p-4 md:p-5">
            <OfferDocument offer={readingOf(form.getValues(), attachments)} />
          </div>
        </TabPanel>
      </Tabs>
    </FormDialog>
  )
}

interface OfferFieldsProps {
  form: ReturnType<typeof useSchemaForm<OfferFormValues, OfferFormInput>>
  zone: string
  today: string
}

function OfferFields({ form, zone, today }: OfferFieldsProps) {
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={words.position} error={errors.position?.message}>
        <Input {...register('position')} maxLength={160} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_110px_130px] sm:gap-4">
        <Field label={words.amount} error={errors.amount?.message}>
          <Input {...register('amount')} type="number" inputMode="decimal" min={0} step="any" />
        </Field>
        <Field label={words.currency} error={errors.currency?.message}>
          <Input {...register('currency')} maxLength={3} autoCapitalize="characters" className="uppercase" />
        </Field>
        <Field label={words.period}>
          <Select {...register('period')} choices={PERIODS} />
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <Field label={words.start} help={words.startHelp} error={errors.start_on?.message}>
          <Input {...register('start_on')} type="date" />
        </Field>
        <Field label={words.expires} help={words.expiresHelp(zoneCity(zone))} error={errors.expires_on?.message}>
          <Input {...register('expires_on')} type="date" min={today} />
        </Field>
      </div>
      <Controller
        control={control}
        name="text"
        render={({ field, fieldState }) => (
          <Field label={words.text} error={fieldState.error?.message}>
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <RichTextEditor
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                invalid={fieldState.invalid}
              />
            </Suspense>
          </Field>
        )}
      />
    </>
  )
}
