import type { ReactNode } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { PageHeader } from '#ui/page-header.tsx'
import type { Template } from '../contract.ts'
import { editorWords as words } from '../words/editor.ts'
import { listWords } from '../words/list.ts'

/** The name of a template, when it is sent, and how many were. */
export function TemplateHeader({ template, actions }: { template: Template; actions?: ReactNode }) {
  const { key, name, custom, always_on, enabled, sent, failed } = template
  const facts = custom
    ? [words.custom]
    : [
        words.sentWhen(listWords.when[key as keyof typeof listWords.when]),
        ...(always_on ? [words.alwaysOn] : enabled ? [] : [words.off]),
        words.figures(sent, failed),
      ]
  return (
    <PageHeader title={name} actions={actions}>
      <span className="num">{locale.parts(facts)}</span>
    </PageHeader>
  )
}
