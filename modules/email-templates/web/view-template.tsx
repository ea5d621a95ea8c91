import type { Template } from '../contract.ts'
import { editorWords as words } from '../words/editor.ts'
import { listWords } from '../words/list.ts'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { Place } from './api.ts'
import { PreviewPane } from './preview-pane.tsx'
import { TemplateHeader } from './template-header.tsx'

interface ViewTemplateProps {
  place: Place
  template: Template
  mayEdit: boolean
  listHref: string
  editHref: string
  settingsHref: string | null
}

/** The published e-mail as its reader gets it. */
export function ViewTemplate({ place, template, mayEdit, listHref, editHref, settingsHref }: ViewTemplateProps) {
  const { custom, version, subject, body } = template
  const text = custom && version === 0 ? undefined : { subject, body }
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: listWords.title, to: listHref }, { label: template.name }]} />
      </PageBar>
      <TemplateHeader template={template} actions={mayEdit && <LinkButton to={editHref}>{words.edit}</LinkButton>} />
      {!mayEdit && <p className="px-4 pb-4 text-13 text-text-2 md:px-7">{words.readOnly}</p>}
      <div className="flex-1 border-t border-line bg-sunken">
        <div className="mx-auto max-w-[820px]">
          <PreviewPane
            place={place}
            template={template}
            {...(text && { text })}
            mayTest={mayEdit}
            settingsHref={settingsHref}
          />
        </div>
      </div>
    </>
  )
}
